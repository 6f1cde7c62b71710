#include "options.h"

#include <errno.h>
#include <getopt.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include <lanehit/lanehit.h>

#include "../demo/fail.h"

enum { USUAL_BOXES = 10000, MOST_BOXES = 1000000, USUAL_STEPS = 20, MOST_STEPS = 1000000 };
static const float usual_margin = 0.1F, most_margin = 10;

/* Beyond all characters, so that getopt_long does not take them for one-letter options. */
enum { OPTION_BOXES = 256, OPTION_STEPS, OPTION_MARGIN, OPTION_CHECK, OPTION_HELP, OPTION_VERSION };

static const struct option long_options[] = {{"boxes", required_argument, NULL, OPTION_BOXES},
                                             {"steps", required_argument, NULL, OPTION_STEPS},
                                             {"margin", required_argument, NULL, OPTION_MARGIN},
                                             {"check", no_argument, NULL, OPTION_CHECK},
                                             {"help", no_argument, NULL, OPTION_HELP},
                                             {"version", no_argument, NULL, OPTION_VERSION},
                                             {NULL, 0, NULL, 0}};

static void print_help(void)
{
    printf("Usage: lanehit-broadphase [options]\n"
           "\n"
           "Boxes of half a unit to one and a half fly about in a room, each unit of volume has one. A tree "
           "keeps\n"
           "them, each a little larger than it is, and says at every step which pairs of these meet; lanehit "
           "says\n"
           "in one call which of the pairs meet indeed.\n"
           "\n"
           "  --boxes N     how many boxes, 1 to %d (default %d)\n"
           "  --steps N     how many steps, 0 to %d (default %d)\n"
           "  --margin X    how much larger than a box its fat box is, on every side, 0 to %g (default %g)\n"
           "  --check       at every step, look at all pairs without a tree, too, and fail if that finds "
           "others\n"
           "  -h, --help    print this text\n"
           "  --version     print the version\n",
           MOST_BOXES, USUAL_BOXES, MOST_STEPS, USUAL_STEPS, (double)most_margin, (double)usual_margin);
}

static uint32_t read_count(const char *option, const char *text, long least, long most)
{
    char *end;
    errno = 0;
    const long value = strtol(text, &end, 10);
    if (*text == '\0' || *end != '\0')
        fail("%s wants a whole number, not '%s'", option, text);
    if (errno == ERANGE || value < least || value > most)
        fail("%s must be %ld to %ld, not %s", option, least, most, text);
    return (uint32_t)value;
}

static float read_margin(const char *text)
{
    char *end;
    const float value = strtof(text, &end);
    if (*text == '\0' || *end != '\0' || isnan(value))
        fail("--margin wants a number, not '%s'", text);
    if (!(value >= 0 && value <= most_margin))
        fail("--margin must be 0 to %g, not %s", (double)most_margin, text);
    return value;
}

static void read_option(options *o, int option, char **argv)
{
    switch (option) {
    case OPTION_BOXES:
        o->boxes = read_count("--boxes", optarg, 1, MOST_BOXES);
        break;
    case OPTION_STEPS:
        o->steps = read_count("--steps", optarg, 0, MOST_STEPS);
        break;
    case OPTION_MARGIN:
        o->margin = read_margin(optarg);
        break;
    case OPTION_CHECK:
        o->check = true;
        break;
    case 'h':
    case OPTION_HELP:
        print_help();
        finish_output();
    case OPTION_VERSION:
        printf("lanehit-broadphase %s\n", lh_version());
        finish_output();
    case ':':
        fail("%s wants a value; try --help", argv[optind - 1]);
    default:
        if (optopt > 0 && optopt < OPTION_BOXES)
            fail("unknown option '-%c'; try --help", optopt);
        fail("unknown option '%s'; try --help", argv[optind - 1]);
    }
}

options options_read(int argc, char **argv)
{
    options o = {.boxes = USUAL_BOXES, .steps = USUAL_STEPS, .margin = usual_margin};
    opterr = 0;
    for (int option; (option = getopt_long(argc, argv, ":h", long_options, NULL)) != -1;)
        read_option(&o, option, argv);
    if (optind < argc)
        fail("'%s' is no option; try --help", argv[optind]);
    return o;
}
