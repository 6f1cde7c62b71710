#include "find.h"

/* How many columns begin before so many records; records follow each other column by column. */
static size_t columns_before(const lh_pairs_set *set, double records)
{
    size_t first = 0;
    for (size_t end = set->columns; first < end;) {
        const size_t middle = first + (end - first) / 2;
        if ((double)lh_pairs_columns(set)[middle].first < records)
            first = middle + 1;
        else
            end = middle;
    }
    return first;
}

/* The first column of a part: that of its share of the records. Columns are whole, so a part may have none. */
static size_t first_column(const lh_pairs_set *set, size_t part, size_t parts)
{
    if (part == parts)
        return set->columns;
    const double share = (double)set->records * (double)part / (double)parts;
    size_t column = 0;
    if (set->grids == 1) /* else there are records of columns that were divided, which count no more */
        column = columns_before(set, share);
    else
        for (double before = 0.0; column < set->columns && before < share; column++)
            before += lh_pairs_columns(set)[column].end - lh_pairs_columns(set)[column].first;
    return column;
}

size_t lh_pairs_find(const lh_pairs_set *set, const lh_pairs_kernels *kernels, size_t part, size_t parts,
                     const lh_pairs_room *room, lh_pairs_list *list)
{
    const size_t end = first_column(set, part + 1, parts);
    for (size_t c = first_column(set, part, parts); c < end; c++)
        kernels->find(lh_pairs_records(set), &lh_pairs_columns(set)[c], room, list);
    return list->found;
}

size_t lh_pairs_find_boxes(const lh_pairs_set *set, const lh_pairs_kernels *kernels, size_t part,
                           size_t parts, const lh_pairs_room *room, lh_pairs_list *list)
{
    list->a = &set->a;
    list->b = &set->b;
    list->is_of_one_set = set->is_of_one_set;
    return lh_pairs_find(set, kernels, part, parts, room, list);
}
