// Converts the compositor's pixels to the layouts of screens. A channel of n bits holds round(value
// (2^n - 1) / 255). Destinations may be unaligned.

typedef uint16_t __attribute__((aligned(1), may_alias)) any_u16;
typedef uint32_t __attribute__((aligned(1), may_alias)) any_u32;

/// round(value most / 255) for most up to 255.
static inline uint32_t narrowed(uint32_t value, uint32_t most) {
  uint32_t t = value * most + 128;
  return (t + (t >> 8)) >> 8;
}

/// round(value 1023 / 255) = 4 value + round(3 value / 255)
static inline uint32_t widened(uint32_t value) { return 4 * value + narrowed(value, 3); }

static void to_565(void *dst, const uint32_t *src, ptrdiff_t count) {
  any_u16 *d = dst;
  for (ptrdiff_t i = 0; i < count; i++) {
    uint32_t r = narrowed(src[i] >> 16 & 255, 31), g = narrowed(src[i] >> 8 & 255, 63);
    d[i] = (uint16_t)(r << 11 | g << 5 | narrowed(src[i] & 255, 31));
  }
}

static void to_555(void *dst, const uint32_t *src, ptrdiff_t count) {
  any_u16 *d = dst;
  for (ptrdiff_t i = 0; i < count; i++) {
    uint32_t r = narrowed(src[i] >> 16 & 255, 31), g = narrowed(src[i] >> 8 & 255, 31);
    d[i] = (uint16_t)(r << 10 | g << 5 | narrowed(src[i] & 255, 31));
  }
}

static void to_2101010(void *dst, const uint32_t *src, ptrdiff_t count) {
  any_u32 *d = dst;
  for (ptrdiff_t i = 0; i < count; i++)
    d[i] = widened(src[i] >> 16 & 255) << 20 | widened(src[i] >> 8 & 255) << 10 |
           widened(src[i] & 255);
}

static void to_rgbx(void *dst, const uint32_t *src, ptrdiff_t count) {
  any_u32 *d = dst;
  for (ptrdiff_t i = 0; i < count; i++)
    d[i] = (src[i] & 255) << 16 | (src[i] & 0xff00) | (src[i] >> 16 & 255);
}

static void to_bgr888(void *dst, const uint32_t *src, ptrdiff_t count) {
  uint8_t *d = dst;
  for (ptrdiff_t i = 0; i < count; i++) {
    d[3 * i] = (uint8_t)src[i];
    d[3 * i + 1] = (uint8_t)(src[i] >> 8);
    d[3 * i + 2] = (uint8_t)(src[i] >> 16);
  }
}
