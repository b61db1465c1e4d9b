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

static inline pixels solid_blend(pixels color, words keep, pixels d) {
  return (pixels)__builtin_elementwise_add_sat((bytes)color, (bytes)scale(d, keep, keep));
}

/// d = color + d (255 - alpha(color)) / 255
static inline void solid_over_row(uint32_t *dst, uint32_t color, ptrdiff_t count) {
  pixels c = color;
  words keep = (uint16_t)(255 - (color >> 24));
  if (count < LANES) {
    if (count > 0) store_some(dst, solid_blend(c, keep, load_some(dst, count)), count);
    return;
  }
  pixels last = solid_blend(c, keep, load(dst + count - LANES));
  for (ptrdiff_t i = 0; i < count - LANES; i += LANES)
    store(dst + i, solid_blend(c, keep, load(dst + i)));
  store(dst + count - LANES, last);
}

static void solid_over(cui_block dst, uint32_t color) {
  if (dst.stride == dst.width) return solid_over_row(dst.base, color, dst.stride * dst.height);
  for (int32_t y = 0; y < dst.height; y++)
    solid_over_row(dst.base + y * dst.stride, color, dst.width);
}

/// c = color m / 255, then d = c + d (255 - alpha(c)) / 255
static void solid_over_mask(uint32_t *dst, uint32_t color, const uint8_t *mask, ptrdiff_t count) {
  pixels c = color;
  ptrdiff_t i = 0;
  for (; i + LANES <= count; i += LANES)
    store(dst + i, over(scale_each(c, load_mask(mask + i)), load(dst + i)));
  for (; i < count; i++) dst[i] = pixel_over(pixel_scale(color, mask[i]), dst[i]);
}
