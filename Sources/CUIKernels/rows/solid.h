// Draws one colour on pixels.
//
// If a row is not a multiple of the vector length, its last vector overlaps the one before. It is
// loaded and blended before anything is stored, so that no pixel is blended twice.

static void fill_row(uint32_t *dst, uint32_t color, ptrdiff_t count) {
  for (ptrdiff_t i = 0; i < count; i++) dst[i] = color;
}

static void fill(cui_block dst, uint32_t color) {
  if (dst.stride == dst.width) return fill_row(dst.base, color, dst.stride * dst.height);
  for (int32_t y = 0; y < dst.height; y++) fill_row(dst.base + y * dst.stride, color, dst.width);
}

/// A colour made ready to be laid over pixels: its channels in the upper bytes of words, the even ones
/// and the odd ones, each with a half, and what pixels are multiplied by, 65536/255 times what they keep.
typedef struct {
  words even, odd, keep;
} solid;

static inline solid solid_of(uint32_t color) {
  words c = (words)(pixels)color;
  uint32_t keep = 255 - (color >> 24), times = (keep * 65536 + 127) / 255;
  return (solid){(c << 8) + 128, (c & 0xff00) + 128, (uint16_t)(times < 65535 ? times : 65535)};
}

/// Channels in the upper bytes of words: the products are exact to 1/256, which is enough for all of
/// them to be rounded as they should be.
static inline pixels solid_blend(solid c, pixels d) {
  words even = __builtin_elementwise_add_sat(c.even, high_product((words)d << 8, c.keep));
  words odd = __builtin_elementwise_add_sat(c.odd, high_product((words)d & 0xff00, c.keep));
  return (pixels)((even >> 8) | (odd & 0xff00));
}

/// d = color + d (255 - alpha(color)) / 255
static inline void solid_over_row(uint32_t *dst, uint32_t color, ptrdiff_t count) {
  solid c = solid_of(color);
  if (count < LANES) {
    if (count > 0) store_some(dst, solid_blend(c, load_some(dst, count)), count);
    return;
  }
  pixels last = solid_blend(c, load(dst + count - LANES));
#pragma clang loop unroll_count(2)
  for (ptrdiff_t i = 0; i < count - LANES; i += LANES)
    store(dst + i, solid_blend(c, load(dst + i)));
  store(dst + count - LANES, last);
}

static void solid_over(cui_block dst, uint32_t color) {
  if (dst.stride == dst.width) return solid_over_row(dst.base, color, dst.stride * dst.height);
  for (int32_t y = 0; y < dst.height; y++)
    solid_over_row(dst.base + y * dst.stride, color, dst.width);
}

static inline __attribute__((always_inline)) pixels masked_blend(pixels color, pixels m, pixels d) {
  return over(scale_each(color, m), d);
}

/// The same for black, of which coverage leaves nothing but alpha: what most shadows are.
static inline __attribute__((always_inline)) pixels black_masked_blend(
    pixels color, pixels m, pixels d) {
  pixels a = (pixels)div255((words)m * (words)(color >> 24)), keep = 255 - a;
  return (pixels)__builtin_elementwise_add_sat(
      (bytes)scale(d, value_low(keep), value_high(keep)), (bytes)(a << 24));
}

/// A row through a mask; its end is done as in solid_over_row.
#define MASKED_ROW(NAME, BLEND)                                                                  \
  static inline void NAME(                                                                       \
      uint32_t *restrict dst, pixels c, const uint8_t *restrict mask, ptrdiff_t count) {         \
    if (count < LANES) {                                                                         \
      if (count <= 0) return;                                                                    \
      pixels m = load_some_mask(mask, count);                                                    \
      return store_some(dst, BLEND(c, m, load_some(dst, count)), count);                         \
    }                                                                                            \
    ptrdiff_t end = count - LANES;                                                               \
    pixels last = BLEND(c, load_mask(mask + end), load(dst + end));                              \
    for (ptrdiff_t i = 0; i < end; i += LANES)                                                   \
      store(dst + i, BLEND(c, load_mask(mask + i), load(dst + i)));                              \
    store(dst + end, last);                                                                      \
  }

MASKED_ROW(colored_over_mask, masked_blend)
MASKED_ROW(black_over_mask, black_masked_blend)

#undef MASKED_ROW

/// c = color m / 255, then d = c + d (255 - alpha(c)) / 255
static void solid_over_mask(uint32_t *dst, uint32_t color, const uint8_t *mask, ptrdiff_t count) {
  if (color << 8 == 0) return black_over_mask(dst, color, mask, count);
  colored_over_mask(dst, color, mask, count);
}
