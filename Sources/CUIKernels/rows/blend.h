// Blend modes on premultiplied pixels: the source is the layer above.
//
// Every mode is a sum of products of two bytes, divided by 255 and rounded once. The same sum gives
// the alpha of the result, s + d - s d. Coverage scales the source first. All modes except
// plus-lighter are linear in the source, so this is the same as interpolating with the destination.

/// s (255 - da) + d (255 - sa): each where the other one is transparent.
static inline words apart(words s, words sa, words d, words da) {
  return __builtin_elementwise_add_sat((words)(s * (255 - da)), (words)(d * (255 - sa)));
}

/// Saturates, because colours may be brighter than their alpha.
static inline words blended(words together, words s, words sa, words d, words da) {
  words sum = __builtin_elementwise_add_sat(together, apart(s, sa, d, da));
  return div255(__builtin_elementwise_min(sum, (words)65025));
}

static inline words multiply_words(words s, words sa, words d, words da) {
  return blended(s * d, s, sa, d, da);
}

/// s + d - s d is s d + s (1 - d) + d (1 - s).
static inline words screen_words(words s, words sa, words d, words da) {
  (void)sa, (void)da;
  return blended(s * d, s, s, d, d);
}

/// Multiply where the destination is dark, screen where it is light.
static inline words overlay_words(words s, words sa, words d, words da) {
  words rest_d = __builtin_elementwise_sub_sat(da, d), rest_s = __builtin_elementwise_sub_sat(sa, s);
  words light = sa * da - 2 * __builtin_elementwise_min(rest_d, (words)127) * rest_s;
  return blended(2 * d <= da ? 2 * d * s : light, s, sa, d, da);
}

static inline words darken_words(words s, words sa, words d, words da) {
  return blended(__builtin_elementwise_min(s * da, d * sa), s, sa, d, da);
}

static inline words lighten_words(words s, words sa, words d, words da) {
  return blended(__builtin_elementwise_max(s * da, d * sa), s, sa, d, da);
}

#define BLEND_PIXELS(MODE)                                                                        \
  static inline pixels blend_##MODE(pixels s, pixels d) {                                         \
    return join(                                                                                  \
        MODE##_words(low(s), alpha_low(s), low(d), alpha_low(d)),                                 \
        MODE##_words(high(s), alpha_high(s), high(d), alpha_high(d)));                            \
  }

/// A row through a mask, or scaled by `alpha` if `mask` is NULL.
#define BLEND_ROW(MODE)                                                                           \
  static void MODE##_row(                                                                         \
      uint32_t *restrict dst, const uint32_t *restrict src, const uint8_t *restrict mask,         \
      uint8_t alpha, ptrdiff_t count) {                                                           \
    for (ptrdiff_t i = 0; i < count; i += LANES) {                                                \
      ptrdiff_t rest = count - i;                                                                 \
      pixels by = (uint32_t)alpha;                                                                \
      if (mask) by = rest < LANES ? load_some_mask(mask + i, rest) : load_mask(mask + i);         \
      if (rest < LANES) {                                                                         \
        pixels s = scale_each(load_some(src + i, rest), by);                                      \
        store_some(dst + i, blend_##MODE(s, load_some(dst + i, rest)), rest);                     \
      } else {                                                                                    \
        store(dst + i, blend_##MODE(scale_each(load(src + i), by), load(dst + i)));               \
      }                                                                                           \
    }                                                                                             \
  }

BLEND_PIXELS(multiply)
BLEND_PIXELS(screen)
BLEND_PIXELS(overlay)
BLEND_PIXELS(darken)
BLEND_PIXELS(lighten)

static inline pixels blend_plus_lighter(pixels s, pixels d) {
  return (pixels)__builtin_elementwise_add_sat((bytes)s, (bytes)d);
}

BLEND_ROW(multiply)
BLEND_ROW(screen)
BLEND_ROW(overlay)
BLEND_ROW(darken)
BLEND_ROW(lighten)
BLEND_ROW(plus_lighter)

#undef BLEND_PIXELS
#undef BLEND_ROW

static void blend(
    uint32_t *restrict dst, const uint32_t *restrict src, const uint8_t *restrict mask,
    uint8_t alpha, ptrdiff_t count, cui_blend_mode mode) {
  switch (mode) {
    case cui_blend_multiply: return multiply_row(dst, src, mask, alpha, count);
    case cui_blend_screen: return screen_row(dst, src, mask, alpha, count);
    case cui_blend_overlay: return overlay_row(dst, src, mask, alpha, count);
    case cui_blend_darken: return darken_row(dst, src, mask, alpha, count);
    case cui_blend_lighten: return lighten_row(dst, src, mask, alpha, count);
    case cui_blend_plus_lighter: return plus_lighter_row(dst, src, mask, alpha, count);
  }
}
