// Draws pixels on pixels. Sources and destinations never overlap.

static void copy(cui_block dst, const uint32_t *src, ptrdiff_t src_stride) {
  size_t bytes = (size_t)dst.width * 4;
  if (dst.stride == dst.width && src_stride == dst.width) {
    __builtin_memcpy(dst.base, src, bytes * (size_t)dst.height);
    return;
  }
  for (int32_t y = 0; y < dst.height; y++)
    __builtin_memcpy(dst.base + y * dst.stride, src + y * src_stride, bytes);
}

/// d = s + d (255 - alpha(s)) / 255; the end of the row is handled as in solid_over_row.
static inline void over_row(uint32_t *restrict dst, const uint32_t *restrict src, ptrdiff_t count) {
  if (count < LANES) {
    if (count > 0) store_some(dst, over(load_some(src, count), load_some(dst, count)), count);
    return;
  }
  ptrdiff_t end = count - LANES, i = 0;
  pixels last = over(load(src + end), load(dst + end));
  // What is clear leaves the destination as it is: a page of text is clear for the most part.
  for (; i + 4 * LANES <= end; i += 4 * LANES) {
    pixels s[4] = {load(src + i), load(src + i + LANES), load(src + i + 2 * LANES),
                   load(src + i + 3 * LANES)};
    if (!any((ints)((s[0] | s[1] | s[2] | s[3]) != 0))) continue;
    for (int k = 0; k < 4; k++) store(dst + i + k * LANES, over(s[k], load(dst + i + k * LANES)));
  }
  for (; i < end; i += LANES) store(dst + i, over(load(src + i), load(dst + i)));
  store(dst + end, last);
}

/// s' = s alpha / 255, then as over_row.
static inline void fade_over_row(
    uint32_t *restrict dst, const uint32_t *restrict src, uint8_t alpha, ptrdiff_t count) {
  words by = (uint16_t)alpha;
  if (count < LANES) {
    if (count <= 0) return;
    pixels s = scale(load_some(src, count), by, by);
    store_some(dst, over(s, load_some(dst, count)), count);
    return;
  }
  ptrdiff_t end = count - LANES;
  pixels last = over(scale(load(src + end), by, by), load(dst + end));
  for (ptrdiff_t i = 0; i < end; i += LANES)
    store(dst + i, over(scale(load(src + i), by, by), load(dst + i)));
  store(dst + end, last);
}

static inline void any_over_row(
    uint32_t *restrict dst, const uint32_t *restrict src, uint8_t alpha, ptrdiff_t count) {
  if (alpha == 255) return over_row(dst, src, count);
  fade_over_row(dst, src, alpha, count);
}

static void over_block(cui_block dst, const uint32_t *src, ptrdiff_t src_stride, uint8_t alpha) {
  for (int32_t y = 0; y < dst.height; y++)
    any_over_row(dst.base + y * dst.stride, src + y * src_stride, alpha, dst.width);
}

/// s' = s m / 255, then d = s' + d (255 - alpha(s')) / 255
static void over_mask(
    uint32_t *restrict dst, const uint32_t *restrict src, const uint8_t *restrict mask,
    ptrdiff_t count) {
  if (count < LANES) {
    if (count <= 0) return;
    pixels s = scale_each(load_some(src, count), load_some_mask(mask, count));
    store_some(dst, over(s, load_some(dst, count)), count);
    return;
  }
  ptrdiff_t end = count - LANES;
  pixels last = over(scale_each(load(src + end), load_mask(mask + end)), load(dst + end));
  for (ptrdiff_t i = 0; i < end; i += LANES)
    store(dst + i, over(scale_each(load(src + i), load_mask(mask + i)), load(dst + i)));
  store(dst + end, last);
}
