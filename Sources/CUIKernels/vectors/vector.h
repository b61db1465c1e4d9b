// The part common to all vector lengths, in terms of the names they define.

#include "mix.h"
#include "pixel.h"

/// One byte of a mask per pixel.
typedef uint8_t lane_bytes __attribute__((ext_vector_type(LANES)));

static inline pixels load(const uint32_t *p) {
  pixels v;
  __builtin_memcpy(&v, p, sizeof v);
  return v;
}

static inline void store(uint32_t *p, pixels v) { __builtin_memcpy(p, &v, sizeof v); }

/// The values of a mask, one per pixel.
static inline pixels load_mask(const uint8_t *p) {
  lane_bytes v;
  __builtin_memcpy(&v, p, sizeof v);
  return __builtin_convertvector(v, pixels);
}

/// The first `count` of them; 0 < count < LANES.
static inline pixels load_some_mask(const uint8_t *p, ptrdiff_t count) {
  lane_bytes v = 0;
  for (ptrdiff_t k = 0; k < count; k++) v[k] = p[k];
  return __builtin_convertvector(v, pixels);
}

static inline pixels scale(pixels p, words by_low, words by_high) {
  return join(div255(low(p) * by_low), div255(high(p) * by_high));
}

/// p v / 255 with one value per pixel.
static inline pixels scale_each(pixels p, pixels v) {
  return scale(p, value_low(v), value_high(v));
}

/// Even and odd channels apart, as both are multiplied by the same: fewer steps than with
/// pixels spread to words.
static inline pixels over(pixels s, pixels d) {
  pixels rest = ~s >> 24;
  words keep = (words)(rest | rest << 16), even = (words)d & 255, odd = (words)d >> 8;
  words kept = div255(even * keep) | div255(odd * keep) << 8;
  return (pixels)__builtin_elementwise_add_sat((bytes)s, (bytes)kept);
}

static inline floats least(floats a, floats b) { return a < b ? a : b; }
static inline floats most(floats a, floats b) { return a > b ? a : b; }
