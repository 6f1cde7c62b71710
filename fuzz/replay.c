/* Runs a harness on every file of its corpus, without libFuzzer; then on chance, until all is reached that should be.
 * So a query that is newer than the corpus is tried too.
 *
 *     replay_<harness> DIRECTORY
 *
 * Fails where the harness ends the program, where the directory is empty, where an input would mean something else with
 * one more query, and where something is not reached. */
#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness.h"
#include "reader.h"

enum { MOST_BYTES = 1 << 17, LONGEST_PATH = 4096, MOST_BY_CHANCE = 1 << 17 };

static int fail(const char *path, const char *reason)
{
    fprintf(stderr, "replay: %s: %s\n", path, reason);
    return EXIT_FAILURE;
}

/* The exact size, so that a sanitizer sees what is read behind the input. */
static int replay_bytes(const uint8_t *bytes, size_t size)
{
    uint8_t *exact = malloc(size ? size : 1);
    if (!exact)
        return EXIT_FAILURE;
    memcpy(exact, bytes, size);
    const int result = LLVMFuzzerTestOneInput(exact, size);
    free(exact);
    return result;
}

static int means_the_same_with_one_more(const uint8_t *bytes, size_t size)
{
    const size_t now = harness_choices;
    return size > 0 && choices_of(bytes[0], now) == choices_of(bytes[0], now + 1);
}

static int replay_file(const char *path)
{
    static uint8_t bytes[MOST_BYTES];
    FILE *file = fopen(path, "rb");
    if (!file)
        return fail(path, strerror(errno));
    const size_t size = fread(bytes, 1, sizeof bytes, file);
    const int unread = ferror(file) || !feof(file);
    fclose(file);
    if (unread)
        return fail(path, "cannot be read whole");
    if (!means_the_same_with_one_more(bytes, size))
        return fail(path,
                    "its first byte is not a number of queries that there are, so one more would change it");
    return replay_bytes(bytes, size);
}

/* Whichever stops the program, the last name printed is its input's. */
static int replay_directory(const char *directory, DIR *entries, size_t *files)
{
    for (const struct dirent *entry = readdir(entries); entry; entry = readdir(entries)) {
        if (entry->d_name[0] == '.')
            continue;
        char path[LONGEST_PATH];
        const int length = snprintf(path, sizeof path, "%s/%s", directory, entry->d_name);
        if (length < 0 || (size_t)length >= sizeof path)
            return fail(entry->d_name, "the path is too long");
        puts(path);
        fflush(stdout);
        if (replay_file(path) != EXIT_SUCCESS)
            return EXIT_FAILURE;
        ++*files;
    }
    return EXIT_SUCCESS;
}

/* Short inputs will do: behind its end every input goes on by chance, with the query in which something is lacking.
 * Returns how many there were. */
static size_t go_on_by_chance(void)
{
    dice d = {1};
    size_t inputs = 0;
    for (; inputs < MOST_BY_CHANCE && harness_lacks(); inputs++) {
        const uint64_t bits = dice_bits(&d);
        uint8_t input[1 + sizeof bits] = {harness_choices};
        memcpy(input + 1, &bits, sizeof bits);
        replay_bytes(input, sizeof input);
    }
    return inputs;
}

int main(int count, char **arguments)
{
    if (count != 2) {
        fprintf(stderr, "usage: replay DIRECTORY\n");
        return EXIT_FAILURE;
    }
    const char *directory = arguments[1];
    DIR *entries = opendir(directory);
    if (!entries)
        return fail(directory, strerror(errno));
    size_t files = 0;
    const int result = replay_directory(directory, entries, &files);
    closedir(entries);
    if (result != EXIT_SUCCESS)
        return result;
    if (files == 0)
        return fail(directory, "there is no input");
    const size_t by_chance = go_on_by_chance();
    if (harness_lacks()) {
        fprintf(stderr, "replay: %s: no input with %s; scripts/fuzz.sh --keep may find one\n", directory,
                harness_lacks());
        return EXIT_FAILURE;
    }
    printf("%zu inputs, and %zu by chance\n", files, by_chance);
    return EXIT_SUCCESS;
}
