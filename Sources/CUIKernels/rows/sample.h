// Pixels of a transformed picture, along a straight walk over it.

static inline int32_t clamped(int64_t value, int32_t end) {
  return value < 0 ? 0 : value >= end ? end - 1 : (int32_t)value;
}

/// Walks wrap instead of overflowing: far outside any picture a wrong colour does not matter.
static inline int64_t step(int64_t at, int64_t by) { return (int64_t)((uint64_t)at + (uint64_t)by); }

static void sample_nearest(uint32_t *dst, cui_image image, cui_walk walk, ptrdiff_t count) {
  for (ptrdiff_t i = 0; i < count; i++) {
    int32_t x = clamped(walk.u >> 32, image.width), y = clamped(walk.v >> 32, image.height);
    dst[i] = image.base[y * image.stride + x];
    walk.u = step(walk.u, walk.du);
    walk.v = step(walk.v, walk.dv);
  }
}

/// The channels of a pixel, 16 bits each: b, r, g, a.
static inline uint64_t spread(uint32_t p) {
  return (uint64_t)(p & 0xff00ff) | (uint64_t)(p >> 8 & 0xff00ff) << 32;
}

/// With weights in 1/256: l and r are the columns' mixes with 7 fraction bits, the pixel their mix
/// rounded. A picture of one colour gives that colour.
static inline uint32_t mix(
    uint32_t p00, uint32_t p10, uint32_t p01, uint32_t p11, uint32_t wx, uint32_t wy) {
  const uint64_t seven = 0x7fff7fff7fff7fff, pair = 0x0000ffff0000ffff, half = 0x0000400000004000;
  uint64_t l = (spread(p00) * (256 - wy) + spread(p01) * wy) >> 1 & seven;
  uint64_t r = (spread(p10) * (256 - wy) + spread(p11) * wy) >> 1 & seven;
  uint64_t bg = (l & pair) * (256 - wx) + (r & pair) * wx + half;
  uint64_t ra = (l >> 16 & pair) * (256 - wx) + (r >> 16 & pair) * wx + half;
  bg = bg >> 15 & 0x000000ff000000ff;
  ra = ra >> 15 & 0x000000ff000000ff;
  return (uint32_t)(bg | bg >> 24) | (uint32_t)(ra | ra >> 24) << 16;
}

static inline uint32_t mix_clamped(cui_image image, int64_t u, int64_t v) {
  int32_t x0 = clamped(u >> 32, image.width), x1 = clamped((u >> 32) + 1, image.width);
  int32_t y0 = clamped(v >> 32, image.height), y1 = clamped((v >> 32) + 1, image.height);
  const uint32_t *top = image.base + y0 * image.stride, *bottom = image.base + y1 * image.stride;
  return mix(
      top[x0], top[x1], bottom[x0], bottom[x1], (uint32_t)(u >> 24) & 255,
      (uint32_t)(v >> 24) & 255);
}

static void sample_bilinear(uint32_t *dst, cui_image image, cui_walk walk, ptrdiff_t count) {
  const int64_t half = (int64_t)1 << 31;
  walk.u = step(walk.u, -half);
  walk.v = step(walk.v, -half);
  for (ptrdiff_t i = 0; i < count; i++) {
    dst[i] = mix_clamped(image, walk.u, walk.v);
    walk.u = step(walk.u, walk.du);
    walk.v = step(walk.v, walk.dv);
  }
}
