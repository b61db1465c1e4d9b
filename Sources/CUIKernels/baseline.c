// The kernels for any processor.

#include "CUIKernels.h"
#include "vectors/vector128.h"

// Without fused operations, sums have the same bits on all processors.
#pragma STDC FP_CONTRACT OFF

#define NAME cui_kernels_baseline
#define TITLE "baseline"
#include "rows/table.h"
