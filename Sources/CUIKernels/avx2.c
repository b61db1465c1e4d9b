// The same kernels for x86 processors with AVX2. Workaround: SwiftPM cannot set flags for one file,
// so every function here has the target attribute; the rest of the program runs on any processor.

#if defined(__x86_64__)

#include "CUIKernels.h"
#include <immintrin.h>

#pragma STDC FP_CONTRACT OFF
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

#include "vectors/vector256.h"

#define NAME cui_kernels_with_avx2
#define TITLE "avx2"
#include "rows/table.h"

#pragma clang attribute pop

#endif
