#include "options.h"

#include <errno.h>
#include <getopt.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fail.h"
#include "scene.h"

typedef struct limits {
    unsigned least, usual, most;
} limits;

/* The most: a bit a cell is 128 MiB, and nobody's screen is larger. */
static const limits resolution_limits = {4, 128, 1024};
static const limits width_limits = {64, 960, 8192};
static const limits turn_limits = {0, 0, 359};
static const limits bodies_limits = {1, 10000, 100000};
static const limits steps_limits = {1, 600, 100000};
static const limits seed_limits = {0, 1, UINT_MAX};

/* The mesh that comes with the program, and the turn that makes it face the camera. */
static const char default_mesh[] = DEMO_DEFAULT_MESH;
static const unsigned default_mesh_turn = 145;

static const unsigned unset = UINT_MAX;

/* Beyond all characters, so that getopt_long does not take them for one-letter options. */
enum {
    OPTION_SCENE = 256,
    OPTION_ISA,
    OPTION_RESOLUTION,
    OPTION_SOLID,
    OPTION_WIDTH,
    OPTION_TURN,
    OPTION_UP,
    OPTION_BODIES,
    OPTION_STEPS,
    OPTION_SEED,
    OPTION_OUT,
    OPTION_JSON,
    OPTION_HELP,
    OPTION_VERSION
};

static const struct option long_options[] = {{"scene", required_argument, NULL, OPTION_SCENE},
                                             {"isa", required_argument, NULL, OPTION_ISA},
                                             {"resolution", required_argument, NULL, OPTION_RESOLUTION},
                                             {"solid", no_argument, NULL, OPTION_SOLID},
                                             {"width", required_argument, NULL, OPTION_WIDTH},
                                             {"turn", required_argument, NULL, OPTION_TURN},
                                             {"up", required_argument, NULL, OPTION_UP},
                                             {"bodies", required_argument, NULL, OPTION_BODIES},
                                             {"steps", required_argument, NULL, OPTION_STEPS},
                                             {"seed", required_argument, NULL, OPTION_SEED},
                                             {"out", required_argument, NULL, OPTION_OUT},
                                             {"json", required_argument, NULL, OPTION_JSON},
                                             {"help", no_argument, NULL, OPTION_HELP},
                                             {"version", no_argument, NULL, OPTION_VERSION},
                                             {NULL, 0, NULL, 0}};

static void print_help(void)
{
    printf("Usage: lanehit-demo [options] [mesh]\n"
           "\n"
           "Puts a mesh (OBJ, PLY, STL, glTF; the default is a cow) through the queries of lanehit, on\n"
           "every backend that this CPU has; checks that all give the same bits; draws what came out.\n"
           "\n"
           "  --scene NAME      only this scene; may be repeated, or name several with commas between:\n");
    for (size_t i = 0; i < SCENE_COUNT; i++)
        printf("                      %-12s %s\n", scenes[i].name, scenes[i].about);
    printf("  --isa NAME        only this backend, beside the reference: scalar, sse, avx2, avx512 or neon\n"
           "  --resolution N    voxels along the longest side, %u to %u (default %u)\n"
           "  --solid           fill the inside with voxels, too: the mesh must be closed\n"
           "  --width N         pixels across a picture, %u to %u (default %u)\n"
           "  --turn N          degrees that the camera goes around the mesh (default %u; the cow's is %u)\n"
           "  --up AXIS         which axis of the file points upwards, y or z (default y)\n"
           "  --bodies N        bodies in the pile, and triangles of the sheet, %u to %u (default %u)\n"
           "  --steps N         steps of 1/60 s that the pile is watched, %u to %u (default %u);\n"
           "                    of the sheet at most 240, of 1/120 s\n"
           "  --seed N          another pile for each (default %u)\n"
           "  --out DIR         where the pictures go; made if missing (default lanehit-demo-out)\n"
           "  --json FILE       write the results as JSON, too; -: to standard output, instead of the table\n"
           "  -h, --help        print this text\n"
           "  --version         print the version\n",
           resolution_limits.least, resolution_limits.most, resolution_limits.usual, width_limits.least,
           width_limits.most, width_limits.usual, turn_limits.usual, default_mesh_turn, bodies_limits.least,
           bodies_limits.most, bodies_limits.usual, steps_limits.least, steps_limits.most, steps_limits.usual,
           seed_limits.usual);
    finish_output();
}

static unsigned read_number(const char *option, const char *text, const limits *l)
{
    char *end;
    errno = 0;
    long value = strtol(text, &end, 10);
    if (*text == '\0' || *end != '\0')
        fail("%s wants a number, not '%s'", option, text);
    if (errno == ERANGE || value < (long)l->least || value > (long)l->most)
        fail("%s must be %u to %u, not %s", option, l->least, l->most, text);
    return (unsigned)value;
}

static const char *read_name(const char *option, const char *text)
{
    if (*text == '\0')
        fail("%s wants a name, not ''", option);
    return text;
}

static char read_axis(const char *option, const char *text)
{
    if (strcmp(text, "y") != 0 && strcmp(text, "z") != 0)
        fail("%s must be y or z, not '%s'", option, text);
    return *text;
}

static unsigned read_scene(const char *name, size_t length)
{
    for (size_t i = 0; i < SCENE_COUNT; i++)
        if (strlen(scenes[i].name) == length && memcmp(scenes[i].name, name, length) == 0)
            return 1U << i;
    fail("unknown scene '%.*s'; try --help", (int)length, name);
}

static unsigned read_scenes(const char *names)
{
    size_t length = strcspn(names, ",");
    unsigned first = read_scene(names, length);
    return names[length] ? first | read_scenes(names + length + 1) : first;
}

static lh_isa read_isa(const char *name)
{
    for (lh_isa isa = 0; isa < LH_ISA_COUNT; isa++) {
        if (strcmp(name, lh_isa_name(isa)) != 0)
            continue;
        if (!lh_isa_available(isa))
            fail("this CPU or this build does not have the backend '%s'", name);
        return isa;
    }
    fail("unknown backend '%s'; try --help", name);
}

static void read_option(options *o, int option, char **argv)
{
    switch (option) {
    case OPTION_SCENE:
        o->scenes |= read_scenes(optarg);
        break;
    case OPTION_ISA:
        o->isa = read_isa(optarg);
        break;
    case OPTION_RESOLUTION:
        o->resolution = read_number("--resolution", optarg, &resolution_limits);
        break;
    case OPTION_SOLID:
        o->solid = 1;
        break;
    case OPTION_WIDTH:
        o->width = read_number("--width", optarg, &width_limits);
        break;
    case OPTION_TURN:
        o->turn = read_number("--turn", optarg, &turn_limits);
        break;
    case OPTION_UP:
        o->up = read_axis("--up", optarg);
        break;
    case OPTION_BODIES:
        o->bodies = read_number("--bodies", optarg, &bodies_limits);
        break;
    case OPTION_STEPS:
        o->steps = read_number("--steps", optarg, &steps_limits);
        break;
    case OPTION_SEED:
        o->seed = read_number("--seed", optarg, &seed_limits);
        break;
    case OPTION_OUT:
        o->out = read_name("--out", optarg);
        break;
    case OPTION_JSON:
        o->json = read_name("--json", optarg);
        break;
    case 'h':
    case OPTION_HELP:
        print_help();
        break;
    case OPTION_VERSION:
        printf("lanehit-demo %s\n", lh_version());
        finish_output();
        break;
    case ':':
        fail("%s wants a value; try --help", argv[optind - 1]);
    default:
        if (optopt > 0 && optopt < OPTION_SCENE)
            fail("unknown option '-%c'; try --help", optopt);
        fail("unknown option '%s'; try --help", argv[optind - 1]);
    }
}

options options_read(int argc, char **argv)
{
    options o = {.out = "lanehit-demo-out",
                 .isa = ALL_BACKENDS,
                 .resolution = resolution_limits.usual,
                 .width = width_limits.usual,
                 .turn = unset,
                 .bodies = bodies_limits.usual,
                 .steps = steps_limits.usual,
                 .seed = seed_limits.usual,
                 .up = 'y'};
    opterr = 0;
    for (int option; (option = getopt_long(argc, argv, ":h", long_options, NULL)) != -1;)
        read_option(&o, option, argv);
    if (argc - optind > 1)
        fail("one mesh at a time, not '%s' and '%s'", argv[optind], argv[optind + 1]);
    o.mesh_path = optind < argc ? argv[optind] : default_mesh;
    if (o.turn == unset)
        o.turn = optind < argc ? turn_limits.usual : default_mesh_turn;
    if (o.scenes == 0)
        o.scenes = (1U << SCENE_COUNT) - 1;
    return o;
}
