// Eight pixels at a time with AVX2; the names of vector128.h.

#ifndef CUI_VECTOR_H
#define CUI_VECTOR_H

#include <immintrin.h>
#include <stddef.h>
#include <stdint.h>

#define LANES 8

typedef uint32_t pixels __attribute__((ext_vector_type(8)));
typedef uint8_t bytes __attribute__((ext_vector_type(32)));
typedef uint16_t words __attribute__((ext_vector_type(16)));
typedef float floats __attribute__((ext_vector_type(8)));
typedef int32_t ints __attribute__((ext_vector_type(8)));

/// The instructions work on halves of 128 bits: `low` has pixels 0, 1, 4, 5 and `high` the others.
static inline words low(pixels p) {
  return (words)_mm256_unpacklo_epi8((__m256i)p, _mm256_setzero_si256());
}

static inline words high(pixels p) {
  return (words)_mm256_unpackhi_epi8((__m256i)p, _mm256_setzero_si256());
}

static inline pixels join(words lo, words hi) {
  return (pixels)_mm256_packus_epi16((__m256i)lo, (__m256i)hi);
}

/// Spreads one byte of each of two pixels over four words each; Z is a byte that clears.
#define Z -1
#define SPREAD(p, a, b)                                                              \
  (words)_mm256_shuffle_epi8(                                                        \
      (__m256i)(p),                                                                  \
      _mm256_setr_epi8(                                                              \
          a, Z, a, Z, a, Z, a, Z, b, Z, b, Z, b, Z, b, Z, a, Z, a, Z, a, Z, a, Z, b, \
          Z, b, Z, b, Z, b, Z))

static inline words alpha_low(pixels p) { return SPREAD(p, 3, 7); }
static inline words alpha_high(pixels p) { return SPREAD(p, 11, 15); }
static inline words value_low(pixels v) { return SPREAD(v, 0, 4); }
static inline words value_high(pixels v) { return SPREAD(v, 8, 12); }

#undef SPREAD
#undef Z

/// (t + 128) 257 >> 16 is (t + 128 + ((t + 128) >> 8)) >> 8.
static inline words div255(words t) {
  return (words)_mm256_mulhi_epu16((__m256i)(t + 128), _mm256_set1_epi16(257));
}

static inline __m256i first_lanes(ptrdiff_t count) {
  return _mm256_cmpgt_epi32(_mm256_set1_epi32((int)count), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
}

static inline pixels load_some(const uint32_t *p, ptrdiff_t count) {
  return (pixels)_mm256_maskload_epi32((const int *)p, first_lanes(count));
}

static inline void store_some(uint32_t *p, pixels v, ptrdiff_t count) {
  _mm256_maskstore_epi32((int *)p, first_lanes(count), (__m256i)v);
}

static const floats lane_numbers = {0, 1, 2, 3, 4, 5, 6, 7};

#include "vector.h"

#endif
