// Blurs coverage one row at a time, with 8 more bits between passes. Plain loops, which the
// compiler vectorises.

enum { blur_stretch = 64 };

/// Each value is a weighted sum of `taps` neighbours; the first one for dst[0] is src[0]. Weights
/// add up to 65536.
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

/// The same for vertical neighbours, back to 8 bits.
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
