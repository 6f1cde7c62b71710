/* Columns that are kept in order, and single boxes with them. */
#ifndef LANEHIT_SRC_PAIRS_COLUMNS_PAIRS_KEPT_H
#define LANEHIT_SRC_PAIRS_COLUMNS_PAIRS_KEPT_H

static void sort_kept_column(lh_pairs_sorted *sorted, const lh_pairs_sorted_arrays *arrays,
                             const lh_pairs_column *column, const lh_pairs_room *room)
{
    const uint32_t count = column->end - column->first;
    sorted->first = column->first;
    sorted->buckets = count < LH_PAIRS_MOST_BUCKETS ? count : LH_PAIRS_MOST_BUCKETS;
    sorted->reach = 0;
    sorted->repeats = column->repeats;
    if (count == 0)
        return;
    const sorted_set set = {
        .records = arrays->records + column->first,
        .count = count,
        .draft = room->draft,
        .word = arrays->word + column->first,
        .order = arrays->order + column->first,
        .span = room->span,
        .bucket = arrays->bucket + sorted->bucket + 1,
    };
    const column_scale by = scale_of_column(arrays->records, column, sorted->buckets);
    quad_store(sorted->low, by.low);
    quad_store(sorted->scale, by.scale);
    quad_store(sorted->most, by.most);
    draft_by_scale(&set, &by, column->repeats, sorted->buckets);
    order_set(&set, sorted->buckets);
    for (uint32_t i = 0; i < count; i++) {
        const uint32_t begin = set.span[i] & 0xffff, end = set.span[i] >> 16;
        if (end > begin && end - begin > sorted->reach)
            sorted->reach = end - begin;
    }
}

/* A question being answered: the word of its box, and where the words lie that it reads. A box that meets the one asked
 * about begins at most `reach` buckets before it, and no later than it ends. */
typedef struct asked_box {
    uint32_t word, begin, end;
    const uint32_t *before, *last; /* buckets */
} asked_box;

LH_INLINE void look_up_buckets(asked_box *asked, const lh_pairs_question *question, const uint32_t *buckets)
{
    const lh_pairs_sorted *const sorted = question->sorted;
    const column_scale by = {quad_load(sorted->low), quad_load(sorted->scale), quad_load(sorted->most)};
    int32_t low[4], high[4];
    quantize(low, &by, question->box.low);
    quantize(high, &by, question->box.high);
    const uint32_t begin = (uint32_t)low[0], first = begin > sorted->reach ? begin - sorted->reach : 0;
    asked->word = word_of(low, high, question->box.word, sorted->repeats);
    asked->before = buckets + sorted->bucket + first;
    asked->last = buckets + sorted->bucket + 1 + high[0];
    __builtin_prefetch(asked->before);
    __builtin_prefetch(asked->last);
}

LH_INLINE void look_up_words(asked_box *asked, const lh_pairs_question *question,
                             const lh_pairs_sorted_arrays *arrays)
{
    const int is_empty = question->sorted->buckets == 0;
    asked->begin = question->sorted->first + (is_empty ? 0 : *asked->before);
    asked->end = question->sorted->first + (is_empty ? 0 : *asked->last);
    for (uint32_t at = asked->begin; at < asked->end && at < asked->begin + 64; at += 16) {
        __builtin_prefetch(arrays->word + at);
        __builtin_prefetch(arrays->order + at);
    }
}

/* Candidates: question << 16 | how far the word is from where its question begins. */
typedef struct kept_candidates {
    uint32_t count;
    uint32_t begin[LH_PAIRS_QUESTIONS];
    uint32_t pair[MOST_CANDIDATES + LANES];
} kept_candidates;

static LH_APART void decide_kept(kept_candidates *of, const lh_pairs_question *questions,
                                 const lh_pairs_sorted_arrays *arrays, lh_pairs_list *list)
{
    lh_pair buffer[MOST_CANDIDATES + LANES];
    uint32_t number[MOST_CANDIDATES + LANES];
    for (uint32_t k = 0; k < of->count; k++) {
        const uint32_t question = of->pair[k] >> 16;
        number[k] =
            questions[question].sorted->first + arrays->order[of->begin[question] + (of->pair[k] & 0xffff)];
        __builtin_prefetch(arrays->records + number[k]);
    }
    size_t count = 0;
    for (uint32_t k = 0; k < of->count; k++) {
        const lh_pairs_record *const box = &questions[of->pair[k] >> 16].box, *const to =
                                                                                  arrays->records + number[k];
        const uint32_t meet =
            quad_meet(quad_load(box->low), quad_load(box->high), quad_load(to->low), quad_load(to->high));
        buffer[count] = (lh_pair){box->position, to->position};
        count += (meet & 7) == 7;
    }
    of->count = 0;
    append_pairs(list, buffer, count);
}

static void ask_kept_columns(const lh_pairs_question *questions, size_t count,
                             const lh_pairs_sorted_arrays *arrays, lh_pairs_list *list)
{
    asked_box asked[LH_PAIRS_QUESTIONS];
    kept_candidates of;
    of.count = 0;
    for (size_t k = 0; k < count; k++)
        if (questions[k].sorted->buckets > 0)
            look_up_buckets(&asked[k], &questions[k], arrays->bucket);
    for (size_t k = 0; k < count; k++)
        look_up_words(&asked[k], &questions[k], arrays);
    for (size_t k = 0; k < count; k++) {
        const test_of_words test = test_of(asked[k].word, questions[k].sorted->repeats);
        of.begin[k] = asked[k].begin;
        for (uint32_t j = asked[k].begin; j < asked[k].end; j += LANES) {
            if (of.count > MOST_CANDIDATES - LANES || j - of.begin[k] >= FAR_FROM_BASE) {
                decide_kept(&of, questions, arrays, list);
                of.begin[k] = j;
                if (lh_pairs_has_met(list, questions[k].box.position))
                    break;
            }
            const uint32_t bits =
                first_words_meet(arrays->word + j, test.threshold, test.flags, asked[k].end - j);
            words_list(of.pair + of.count, (uint32_t)k << 16 | (j - of.begin[k]), bits);
            of.count += bits_in(bits);
        }
    }
    decide_kept(&of, questions, arrays, list);
}

#endif
