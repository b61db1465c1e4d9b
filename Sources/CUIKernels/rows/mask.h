// Combines coverage with coverage and with pixels, in plain loops that the compiler vectorises.

/// m = m by / 255
static void multiply_mask(uint8_t *restrict mask, const uint8_t *restrict by, ptrdiff_t count) {
  for (ptrdiff_t i = 0; i < count; i++) {
    uint16_t t = (uint16_t)(mask[i] * by[i] + 128);
    mask[i] = (uint8_t)((uint16_t)(t + (t >> 8)) >> 8);
  }
}

/// m = m - by, at least 0
static void cut_mask(uint8_t *restrict mask, const uint8_t *restrict by, ptrdiff_t count) {
  for (ptrdiff_t i = 0; i < count; i++) mask[i] = mask[i] > by[i] ? mask[i] - by[i] : 0;
}

static void scale_mask(uint8_t *mask, uint8_t by, ptrdiff_t count) {
  for (ptrdiff_t i = 0; i < count; i++) {
    uint16_t t = (uint16_t)(mask[i] * by + 128);
    mask[i] = (uint8_t)((uint16_t)(t + (t >> 8)) >> 8);
  }
}

/// p = p by / 255, all channels.
static void multiply_pixels(
    uint32_t *restrict row, const uint8_t *restrict by, ptrdiff_t count) {
  ptrdiff_t i = 0;
  for (; i + LANES <= count; i += LANES)
    store(row + i, scale_each(load(row + i), load_mask(by + i)));
  for (; i < count; i++) row[i] = pixel_scale(row[i], by[i]);
}

/// p = p by / 255, each channel by that channel.
static void tint(uint32_t *row, uint32_t by, ptrdiff_t count) {
  const words factors = low((pixels)by);
  ptrdiff_t i = 0;
  for (; i + LANES <= count; i += LANES) store(row + i, scale(load(row + i), factors, factors));
  if (i < count)
    store_some(row + i, scale(load_some(row + i, count - i), factors, factors), count - i);
}

/// p = p alpha(by) / 255
static void multiply_pixels_by_alpha(
    uint32_t *restrict row, const uint32_t *restrict by, ptrdiff_t count) {
  ptrdiff_t i = 0;
  for (; i + LANES <= count; i += LANES)
    store(row + i, scale_each(load(row + i), load(by + i) >> 24));
  for (; i < count; i++) row[i] = pixel_scale(row[i], by[i] >> 24);
}
