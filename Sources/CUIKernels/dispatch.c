// Selects the kernels once, when the program is loaded.

#include "CUIKernels.h"

#pragma STDC FP_CONTRACT OFF

#include "rows/edges.h"
#include "rows/spans.h"

static const cui_kernels *active = &cui_kernels_baseline;

#if defined(__x86_64__)

extern const cui_kernels cui_kernels_with_avx2;

const cui_kernels *cui_kernels_avx2(void) {
  __builtin_cpu_init();
  return __builtin_cpu_supports("avx2") ? &cui_kernels_with_avx2 : NULL;
}

#else

const cui_kernels *cui_kernels_avx2(void) { return NULL; }

#endif

__attribute__((constructor)) static void choose(void) {
  const cui_kernels *avx2 = cui_kernels_avx2();
  if (avx2) active = avx2;
}

const cui_kernels *cui_kernels_active(void) { return active; }

cui_row_spans cui_shape_row_spans(const cui_shape *shape, int32_t y) {
  return spans_of_row(shape, y);
}

cui_row_spans cui_polygon_row_spans(const cui_polygon *polygon, int32_t y) {
  return polygon_spans(polygon, y);
}

int32_t cui_polygon_edge_parts(const cui_polygon *polygon, int32_t y, cui_edge_part *parts) {
  return edge_parts(polygon, y, parts);
}
