#include "settings.h"

#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../demo/fail.h"

typedef struct limits {
    unsigned least, usual, most;
} limits;

/* The turn that makes the cow, which comes with the program, face the camera. */
enum { COW_TURN = 180 };

static const limits width_limits = {16, 960, 8192}, sample_limits = {1, 18, 10000};

enum {
    OPTION_NODES = 256,
    OPTION_ISA,
    OPTION_WIDTH,
    OPTION_SAMPLES,
    OPTION_TURN,
    OPTION_UP,
    OPTION_OUT,
    OPTION_HELP,
    OPTION_VERSION
};

static const struct option long_options[] = {
    {"nodes", required_argument, NULL, OPTION_NODES}, {"isa", required_argument, NULL, OPTION_ISA},
    {"width", required_argument, NULL, OPTION_WIDTH}, {"samples", required_argument, NULL, OPTION_SAMPLES},
    {"turn", required_argument, NULL, OPTION_TURN},   {"up", required_argument, NULL, OPTION_UP},
    {"out", required_argument, NULL, OPTION_OUT},     {"help", no_argument, NULL, OPTION_HELP},
    {"version", no_argument, NULL, OPTION_VERSION},   {NULL, 0, NULL, 0}};

static _Noreturn void print_help(void)
{
    printf(
        "Usage: lanehit-render [options] [mesh]\n"
        "\n"
        "Draws a mesh (OBJ, PLY, STL, glTF; the default is a cow) in the light of a sun and a sky, by "
        "paths of\n"
        "rays through a tree of its triangles.\n"
        "\n"
        "  --nodes N      children of a node of the tree, 4, 8 or 16 (default: the fastest here)\n"
        "  --isa NAME     baseline, avx2 or avx512: what the walks are compiled for (default: the best "
        "here)\n"
        "  --width N      pixels across the picture, %u to %u (default %u)\n"
        "  --samples N    paths of a pixel, %u to %u (default %u)\n"
        "  --turn N       degrees that the camera goes around the mesh, 0, 90, 180 or 270 (default 0; the\n"
        "                 cow's is %d)\n"
        "  --up AXIS      which axis of the file points upwards, y or z (default y)\n"
        "  --out FILE     the picture, a PNG file (default lanehit-render.png)\n"
        "  -h, --help     print this text\n"
        "  --version      print the version\n",
        width_limits.least, width_limits.most, width_limits.usual, sample_limits.least, sample_limits.most,
        sample_limits.usual, COW_TURN);
    finish_output();
}

static _Noreturn void print_version(void)
{
    printf("lanehit-render %s\n", lh_version());
    finish_output();
}

static unsigned read_number(const char *option, const char *text, limits l)
{
    char *end;
    errno = 0;
    const long value = strtol(text, &end, 10);
    if (*text == '\0' || *end != '\0')
        fail("%s wants a number, not '%s'", option, text);
    if (errno == ERANGE || value < (long)l.least || value > (long)l.most)
        fail("%s must be %u to %u, not %s", option, l.least, l.most, text);
    return (unsigned)value;
}

static const char *read_one_of(const char *option, const char *text, const char *const names[3])
{
    for (int i = 0; i < 3; i++)
        if (strcmp(text, names[i]) == 0)
            return text;
    fail("%s must be %s, %s or %s, not '%s'", option, names[0], names[1], names[2], text);
}

/* Quarters, so that the picture is the same to the last bit everywhere: sines are not. */
static unsigned read_turn(const char *text)
{
    static const char *const turns[4] = {"0", "90", "180", "270"};
    for (unsigned i = 0; i < 4; i++)
        if (strcmp(text, turns[i]) == 0)
            return i * 90;
    fail("--turn must be 0, 90, 180 or 270, not '%s'", text);
}

static char read_up(const char *text)
{
    if (strcmp(text, "y") != 0 && strcmp(text, "z") != 0)
        fail("--up must be y or z, not '%s'", text);
    return *text;
}

/* The best that suits. */
static const tracer *choose(const char *instructions, const char *nodes)
{
    const tracer *found[TRACERS_MOST];
    const size_t count = tracers_here(found);
    for (size_t i = 0; i < count; i++)
        if ((!instructions || strcmp(found[i]->instructions, instructions) == 0) &&
            (!nodes || found[i]->width == (int)strtol(nodes, NULL, 10)))
            return found[i];
    fail("this processor or this program does not have '%s'", instructions);
}

static _Noreturn void refuse(int option, char **argv)
{
    if (option == ':')
        fail("%s wants a value; try --help", argv[optind - 1]);
    if (optopt > 0 && optopt < OPTION_NODES)
        fail("unknown option '-%c'; try --help", optopt);
    fail("unknown option '%s'; try --help", argv[optind - 1]);
}

settings settings_read(int argc, char **argv)
{
    settings s = {.mesh_path = DEMO_DEFAULT_MESH,
                  .out = "lanehit-render.png",
                  .width = width_limits.usual,
                  .samples = sample_limits.usual,
                  .up = 'y'};
    static const char *const node_names[3] = {"4", "8", "16"}, *const isa_names[3] = {"baseline", "avx2",
                                                                                      "avx512"};
    const char *instructions = NULL, *nodes = NULL, *turn = NULL;
    opterr = 0;
    for (int option; (option = getopt_long(argc, argv, ":h", long_options, NULL)) != -1;) {
        if (option == OPTION_NODES)
            nodes = read_one_of("--nodes", optarg, node_names);
        else if (option == OPTION_ISA)
            instructions = read_one_of("--isa", optarg, isa_names);
        else if (option == OPTION_WIDTH)
            s.width = read_number("--width", optarg, width_limits);
        else if (option == OPTION_SAMPLES)
            s.samples = read_number("--samples", optarg, sample_limits);
        else if (option == OPTION_TURN)
            turn = optarg;
        else if (option == OPTION_UP)
            s.up = read_up(optarg);
        else if (option == OPTION_OUT)
            s.out = optarg;
        else if (option == OPTION_HELP || option == 'h')
            print_help();
        else if (option == OPTION_VERSION)
            print_version();
        else
            refuse(option, argv);
    }
    if (*s.out == '\0')
        fail("--out wants a name, not ''");
    if (argc - optind > 1)
        fail("one mesh at a time, not '%s' and '%s'", argv[optind], argv[optind + 1]);
    if (optind < argc)
        s.mesh_path = argv[optind];
    s.turn = turn ? read_turn(turn) : optind < argc ? 0 : COW_TURN;
    s.tracer = choose(instructions, nodes);
    return s;
}
