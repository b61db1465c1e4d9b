// Coverage onto coverage. Loops plain enough for the compiler to widen.

/// m = m by / 255
static void multiply_mask(uint8_t *restrict mask, const uint8_t *restrict by, ptrdiff_t count) {
  for (ptrdiff_t i = 0; i < count; i++) {
    uint16_t t = (uint16_t)(mask[i] * by[i] + 128);
    mask[i] = (uint8_t)((uint16_t)(t + (t >> 8)) >> 8);
  }
}

static void scale_mask(uint8_t *mask, uint8_t by, ptrdiff_t count) {
  for (ptrdiff_t i = 0; i < count; i++) {
    uint16_t t = (uint16_t)(mask[i] * by + 128);
    mask[i] = (uint8_t)((uint16_t)(t + (t >> 8)) >> 8);
  }
}
