// The kernels for any processor.

#include "CUIKernels.h"
#include "vectors/vector128.h"

// The same sum gives the same bits everywhere only if none is fused.
#pragma STDC FP_CONTRACT OFF

#define NAME cui_kernels_baseline
#define TITLE "baseline"
#include "rows/table.h"
