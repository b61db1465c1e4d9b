// Bilinear interpolation of four neighbouring pixels, and the steps over an image.

#ifndef CUI_MIX_H
#define CUI_MIX_H

#include "CUIKernels.h"
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

typedef uint16_t mix_words __attribute__((ext_vector_type(8)));
typedef uint8_t mix_bytes __attribute__((ext_vector_type(8)));
typedef uint32_t mix_sums __attribute__((ext_vector_type(4)));
typedef uint8_t mix_pixel __attribute__((ext_vector_type(4)));

/// Wraps instead of overflowing; far outside any image a wrong colour does not matter.
static inline cui_walk next(cui_walk at) {
  at.u = (int64_t)((uint64_t)at.u + (uint64_t)at.du);
  at.v = (int64_t)((uint64_t)at.v + (uint64_t)at.dv);
  return at;
}

/// Two pixels side by side, the left one in the low half.
static inline uint64_t load_pair(const uint32_t *p) {
  uint64_t pair;
  __builtin_memcpy(&pair, p, sizeof pair);
  return pair;
}

static inline mix_words words_of_pair(uint64_t pair) {
  mix_bytes b;
  __builtin_memcpy(&b, &pair, sizeof b);
  return __builtin_convertvector(b, mix_words);
}

/// The left column's words times 256 - wx and the right one's times wx.
static inline mix_sums mix_columns(mix_words c, uint32_t wx) {
#if defined(__SSE2__)
  __m128i pairs = (__m128i)__builtin_shufflevector(c, c, 0, 4, 1, 5, 2, 6, 3, 7);
  return (mix_sums)_mm_madd_epi16(pairs, _mm_set1_epi32((int)(wx << 16 | (256 - wx))));
#else
  return __builtin_convertvector(c.lo, mix_sums) * (256 - wx) +
         __builtin_convertvector(c.hi, mix_sums) * wx;
#endif
}

/// The top 8 fraction bits of u and v are the weights. Each column's mix keeps 7 fraction bits,
/// which is what fits in 16 bits; the mix of both columns is rounded. Four equal colours give the
/// same colour.
static inline uint32_t mix(uint64_t top, uint64_t bottom, int64_t u, int64_t v) {
  uint16_t wy = (uint16_t)(v >> 24 & 255);
  mix_words columns =
      (words_of_pair(top) * (uint16_t)(256 - wy) + words_of_pair(bottom) * wy) >> 1;
  mix_sums sums = (mix_columns(columns, (uint32_t)(u >> 24) & 255) + 16384) >> 15;
  mix_pixel channels = __builtin_convertvector(sums, mix_pixel);
  uint32_t result;
  __builtin_memcpy(&result, &channels, sizeof result);
  return result;
}

#endif
