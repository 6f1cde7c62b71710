/* Any of the headers may be a program's first line, and its only one. */
#include LANEHIT_HEADER

int main(void)
{
    return sizeof(LH_VERSION_STRING) == 0;
}
