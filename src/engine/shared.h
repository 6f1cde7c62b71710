/* What the queries of a backend share: an object of their own. */
#ifndef LANEHIT_SRC_ENGINE_SHARED_H
#define LANEHIT_SRC_ENGINE_SHARED_H

#include "layouts/box_layouts.h"
#include "layouts/box_rows.h"
#include "filter_batch.h"
#include "layouts/few_boxes.h"
#include "layouts/one_box.h"
#include "layouts/pack.h"
#include "run_cells.h"
#if defined(LH_SMALL)
#include "blocks.h"
#include "padding.h"
#endif
#include "staging.h"

#endif
