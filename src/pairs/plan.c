#include "plan.h"

#include <float.h>
#include <string.h>

/* What things cost, in ns on a Zen 5 core; the ratios alone matter, and the best grid is flat in them. */
static const float RECORD_COST = 6.0f, CANDIDATE_COST = 0.25f, COLUMN_COST = 60.0f;

/* What a record costs more for each column that there is: it is written to one of so many places at once. */
static const float PLACE_COST = 1.0f / 512.0f;

/* More copies of boxes than this are not planned for. */
static const float MOST_COPIES = 2.2f;

/* If more than so many times as many boxes meet on the axis of the sweep as would if they were evenly distributed, many
 * boxes would share buckets of one length between the bounds. A few pairs of samples that happen to meet do not show
 * that: by the estimate from eight partners of each, a sample has to meet more than one of all others. */
static const float CLUSTERED_BY = 4.0f;

/* Then most columns are empty; and clusters in one column cost more than the candidates that they are counted as. */
static const float CLUSTERED_COLUMN_COST = 10.0f;

enum { GROUP = 8, MOST_GROUPS = LH_PAIRS_MOST_SAMPLES / GROUP };

size_t lh_pairs_samples_of(size_t boxes)
{
    const size_t some = boxes / 128;
    if (some < 64)
        return boxes < 64 ? boxes : 64;
    return some < LH_PAIRS_MOST_SAMPLES ? some : LH_PAIRS_MOST_SAMPLES;
}

void lh_pairs_add_to_sample(lh_pairs_sample *sample, const float low[3], const float high[3])
{
    int is_ordinary = 1;
    for (int axis = 0; axis < 3; axis++)
        is_ordinary &= -LH_PAIRS_FAR <= low[axis] && low[axis] <= high[axis] && high[axis] <= LH_PAIRS_FAR;
    if (!is_ordinary || sample->count == LH_PAIRS_MOST_SAMPLES)
        return;
    for (int axis = 0; axis < 3; axis++) {
        sample->low[axis][sample->count] = low[axis];
        sample->high[axis][sample->count] = high[axis];
    }
    sample->count++;
}

static float median(float *values, size_t count)
{
    for (size_t i = 1; i < count; i++) {
        const float value = values[i];
        size_t k = i;
        for (; k > 0 && values[k - 1] > value; k--)
            values[k] = values[k - 1];
        values[k] = value;
    }
    return values[count / 2];
}

/* Of an axis: where most boxes are, and how long they are on average. */
typedef struct extent {
    float low, span, mean;
} extent;

/* Bounds that single boxes far away do not move: the median of the least of groups, and of the greatest. For even
 * distribution that leaves 0.69 / size of a group out on either side, which is added again. */
static extent extent_of(const lh_pairs_sample *sample, int axis)
{
    const size_t groups = sample->count >= GROUP ? sample->count / GROUP : 1;
    const size_t size = sample->count / groups;
    float least[MOST_GROUPS], greatest[MOST_GROUPS];
    for (size_t g = 0; g < groups; g++) {
        least[g] = sample->low[axis][g];
        greatest[g] = sample->high[axis][g];
        for (size_t i = g; i < size * groups; i += groups) {
            least[g] = sample->low[axis][i] < least[g] ? sample->low[axis][i] : least[g];
            greatest[g] = sample->high[axis][i] > greatest[g] ? sample->high[axis][i] : greatest[g];
        }
    }
    const float low = median(least, groups), high = median(greatest, groups);
    const float out = 0.69f / (float)size, margin = low < high ? (high - low) * out / (1.0f - out) : 0.0f;
    extent e = {.low = low - margin, .span = low < high ? high - low + 2.0f * margin : 0.0f, .mean = 0.0f};
    for (size_t i = 0; i < sample->count; i++) {
        const float length = sample->high[axis][i] - sample->low[axis][i];
        e.mean += length < e.span ? length : e.span;
    }
    e.mean /= (float)sample->count;
    return e;
}

/* The average of the product of the lengths on two axes, each as a share of the span of its axis and at most 1. */
static float mean_area(const lh_pairs_sample *sample, const int axis[2], const extent *first,
                       const extent *second)
{
    float sum = 0.0f;
    for (size_t i = 0; i < sample->count; i++) {
        const float a = sample->high[axis[0]][i] - sample->low[axis[0]][i];
        const float b = sample->high[axis[1]][i] - sample->low[axis[1]][i];
        sum += (a < first->span ? a / first->span : 1.0f) * (b < second->span ? b / second->span : 1.0f);
    }
    return sum / (float)sample->count;
}

/* A lower estimate of the share of all pairs of boxes that meet on an axis: by pairs of samples, which are in no
 * order. */
static float share_that_meets(const lh_pairs_sample *sample, int axis)
{
    enum { PARTNERS = 8 };
    const float *const low = sample->low[axis], *const high = sample->high[axis];
    if (sample->count <= PARTNERS)
        return 0.0f;
    size_t meet = 0;
    for (size_t partner = 1; partner <= PARTNERS; partner++)
        for (size_t i = 0; i < sample->count - partner; i++)
            meet += (size_t)((low[i] <= high[i + partner]) & (low[i + partner] <= high[i]));
    return (float)meet / (float)(PARTNERS * sample->count);
}

/* How many mean lengths the axis is long. */
static float slenderness(const extent *e)
{
    return e->span > 0.0f ? e->span / (e->mean > e->span * 0x1p-20f ? e->mean : e->span * 0x1p-20f) : 0.0f;
}

static uint32_t cells_for(float slender, float cell, size_t most)
{
    const float cells = slender / cell,
                limit = (float)(most < LH_PAIRS_MOST_CELLS ? most : LH_PAIRS_MOST_CELLS);
    return cells < 1.0f ? 1 : (uint32_t)(cells < limit ? cells : limit);
}

/* The time of a box, as estimated for evenly distributed ones. */
static float cost_of(uint32_t first, uint32_t second, float mean_first, float mean_second, float area,
                     float along, size_t boxes, float column_cost)
{
    const float rows = (float)first, columns = (float)second, n = (float)boxes;
    const float copies = 1.0f + (rows - 1.0f) * mean_first + (columns - 1.0f) * mean_second +
                         (rows - 1.0f) * (columns - 1.0f) * area;
    if (copies > MOST_COPIES && first * second > 1)
        return FLT_MAX;
    const float in_column = n * copies / (rows * columns);
    return copies * (RECORD_COST + PLACE_COST * rows * columns + CANDIDATE_COST * in_column * along) +
           column_cost * rows * columns / n;
}

static void set_axis(lh_pairs_grid *grid, int at, const extent *e, uint32_t cells)
{
    const float levels = (float)(cells * LH_PAIRS_LEVELS);
    const float scale = levels / e->span;
    grid->cells[at] = cells;
    grid->low[at] = e->low;
    grid->width[at] = e->span / (float)cells;
    grid->most[at] = levels - 1.0f;
    grid->scale[at] = e->span > 0.0f && scale < 0x1p100f ? scale : 1.0f;
}

void lh_pairs_plan(lh_pairs_grid *grid, const lh_pairs_sample *sample, size_t boxes, size_t most_cells)
{
    memset(grid, 0, sizeof *grid);
    extent e[3];
    float slender[3] = {0.0f, 0.0f, 0.0f};
    memset(e, 0, sizeof e);
    for (int axis = 0; axis < 3 && sample->count > 0; axis++) {
        e[axis] = extent_of(sample, axis);
        slender[axis] = slenderness(&e[axis]);
    }
    const int yz = slender[1] > slender[2] ? 1 : 2, sweep = slender[0] >= slender[yz] ? 0 : yz;
    const int axis[3] = {sweep, sweep == 0 ? 1 : 0, sweep == 2 ? 1 : 2};
    const extent *const first = &e[axis[1]], *const second = &e[axis[2]];
    uint32_t best[2] = {1, 1};
    if (sample->count > 0) {
        const float mean_first = first->span > 0.0f ? first->mean / first->span : 1.0f;
        const float mean_second = second->span > 0.0f ? second->mean / second->span : 1.0f;
        const float area = mean_area(sample, axis + 1, first, second);
        const float even = e[axis[0]].span > 0.0f ? e[axis[0]].mean / e[axis[0]].span : 1.0f;
        const float met = 0.5f * share_that_meets(sample, axis[0]);
        const float along = even < met ? met : even;
        grid->is_clustered = met > CLUSTERED_BY * even && met * (float)sample->count > 0.5f;
        const float column_cost = grid->is_clustered ? CLUSTERED_COLUMN_COST : COLUMN_COST;
        float least = cost_of(1, 1, mean_first, mean_second, area, along, boxes, column_cost);
        enum { WIDTHS = 56 }; /* of cells, in mean lengths of boxes: up to 1.3^55, 1.8 million */
        float cell = 1.0f / 1.3f;
        for (int width = 0; width < WIDTHS; width++) {
            cell *= 1.3f;
            const uint32_t rows = cells_for(slender[axis[1]], cell, most_cells),
                           columns = cells_for(slender[axis[2]], cell, most_cells);
            if (rows * columns == 1)
                break;
            if ((size_t)rows * columns > most_cells)
                continue;
            const float cost =
                cost_of(rows, columns, mean_first, mean_second, area, along, boxes, column_cost);
            if (cost < least) {
                least = cost;
                best[0] = rows;
                best[1] = columns;
            }
        }
    }
    memcpy(grid->axis, axis, sizeof axis);
    set_axis(grid, 0, &e[axis[0]], 1);
    set_axis(grid, 1, first, best[0]);
    set_axis(grid, 2, second, best[1]);
}

int lh_pairs_coarsen(lh_pairs_grid *grid)
{
    const int at = grid->cells[1] > grid->cells[2] ? 1 : 2;
    if (grid->cells[at] == 1)
        return 0;
    const uint32_t cells = grid->cells[at] / 2;
    const float ratio = (float)grid->cells[at] / (float)cells;
    grid->cells[at] = cells;
    grid->width[at] *= ratio;
    grid->scale[at] /= ratio;
    grid->most[at] = (float)(cells * LH_PAIRS_LEVELS - 1);
    return 1;
}
