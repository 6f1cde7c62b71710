// Prints what bindings/tests/layouts_of_c.c does.
using System;

static unsafe partial class Layouts
{
    static void Sized(string name, int size)
    {
        Console.WriteLine(name + " " + size);
    }

    static void Placed(string name, void* whole, void* member)
    {
        Console.WriteLine(name + " " + ((byte*)member - (byte*)whole));
    }

    static void Main()
    {
        Print();
    }
}
