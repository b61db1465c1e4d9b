// Blurring coverage, a row at a time; between passes it has 8 more bits. Plain loops for the compiler
// to widen.

enum { blur_stretch = 64 };

/// Each value is a weighted sum of `taps` neighbours, of which src[0] is the first one for dst[0].
/// Weights add up to 65536.
static void blur_across(
    uint16_t *restrict dst, const uint8_t *restrict src, const uint16_t *restrict weights,
    int32_t taps, ptrdiff_t count) {
  for (ptrdiff_t from = 0; from < count; from += blur_stretch) {
    ptrdiff_t n = count - from < blur_stretch ? count - from : blur_stretch;
    uint32_t sums[blur_stretch];
    for (ptrdiff_t i = 0; i < n; i++) sums[i] = 128;
    for (int32_t k = 0; k < taps; k++) {
      uint32_t weight = weights[k];
      for (ptrdiff_t i = 0; i < n; i++) sums[i] += weight * src[from + i + k];
    }
    for (ptrdiff_t i = 0; i < n; i++) dst[from + i] = (uint16_t)(sums[i] >> 8);
  }
}

/// The same for neighbours above one another, back to 8 bits.
static void blur_down(
    uint8_t *restrict dst, const uint16_t *restrict src, ptrdiff_t stride,
    const uint16_t *restrict weights, int32_t taps, ptrdiff_t count) {
  for (ptrdiff_t from = 0; from < count; from += blur_stretch) {
    ptrdiff_t n = count - from < blur_stretch ? count - from : blur_stretch;
    uint32_t sums[blur_stretch];
    for (ptrdiff_t i = 0; i < n; i++) sums[i] = 1 << 23;
    for (int32_t k = 0; k < taps; k++) {
      uint32_t weight = weights[k];
      const uint16_t *row = src + k * stride + from;
      for (ptrdiff_t i = 0; i < n; i++) sums[i] += weight * row[i];
    }
    for (ptrdiff_t i = 0; i < n; i++) dst[from + i] = (uint8_t)(sums[i] >> 24);
  }
}

static inline uint16_t box_mean(uint32_t sum, uint32_t ends, cui_box box) {
  float mean = (float)(int32_t)sum * box.middle + (float)(int32_t)ends * box.end + 0.5f;
  return (uint16_t)(int32_t)mean;
}

/// The mean of 2 reach + 1 neighbours and, with less weight, of the next one on each side; src[0] is
/// the one furthest to the left for dst[0].
static void box_across(
    uint16_t *restrict dst, const uint16_t *restrict src, cui_box box, ptrdiff_t count) {
  ptrdiff_t last = 2 * (ptrdiff_t)box.reach + 2;
  uint32_t sum = 0;
  for (ptrdiff_t k = 1; k < last; k++) sum += src[k];
  for (ptrdiff_t i = 0; i < count; i++) {
    dst[i] = box_mean(sum, (uint32_t)src[i] + src[i + last], box);
    sum += src[i + last];
    sum -= src[i + 1];
  }
}

/// The same downwards, one row: `sums` of the rows within reach become those of the next row.
static void box_down(
    uint16_t *restrict dst, uint32_t *restrict sums, cui_box_rows rows, cui_box box,
    ptrdiff_t count) {
  for (ptrdiff_t i = 0; i < count; i++) {
    dst[i] = box_mean(sums[i], (uint32_t)rows.before[i] + rows.after[i], box);
    sums[i] += rows.after[i];
    sums[i] -= rows.leaving[i];
  }
}
