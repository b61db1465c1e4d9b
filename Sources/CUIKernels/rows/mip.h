// Halves images and mixes two of them.

/// The mean of four pixels, each channel rounded to nearest.
static inline uint32_t mean_of_four(uint32_t a, uint32_t b, uint32_t c, uint32_t d) {
  uint32_t rb = (a & 0xff00ff) + (b & 0xff00ff) + (c & 0xff00ff) + (d & 0xff00ff) + 0x20002;
  uint32_t ag = (a >> 8 & 0xff00ff) + (b >> 8 & 0xff00ff) + (c >> 8 & 0xff00ff) +
                (d >> 8 & 0xff00ff) + 0x20002;
  return (rb >> 2 & 0xff00ff) | (ag << 6 & 0xff00ff00);
}

/// `count` pixels from twice as many in each of two rows.
static void halve(
    uint32_t *restrict dst, const uint32_t *restrict top, const uint32_t *restrict bottom,
    ptrdiff_t count) {
  for (ptrdiff_t i = 0; i < count; i++)
    dst[i] = mean_of_four(top[2 * i], top[2 * i + 1], bottom[2 * i], bottom[2 * i + 1]);
}

/// d = (d (256 - weight) + s weight) / 256, rounded to nearest; the weight is 0 to 256.
static void mix_rows(
    uint32_t *restrict dst, const uint32_t *restrict src, uint32_t weight, ptrdiff_t count) {
  for (ptrdiff_t i = 0; i < count; i++) {
    uint32_t s = src[i], d = dst[i], rest = 256 - weight;
    uint32_t rb = (d & 0xff00ff) * rest + (s & 0xff00ff) * weight + 0x800080;
    uint32_t ag = (d >> 8 & 0xff00ff) * rest + (s >> 8 & 0xff00ff) * weight + 0x800080;
    dst[i] = (rb >> 8 & 0xff00ff) | (ag & 0xff00ff00);
  }
}
