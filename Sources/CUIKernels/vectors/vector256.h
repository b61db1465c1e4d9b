// Eight pixels at a time with AVX2; same names as in vector128.h.

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

/// Spreads one byte of each of two pixels over four words each; Z clears a byte.
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

/// a b / 65536
static inline words high_product(words a, words b) {
  return (words)_mm256_mulhi_epu16((__m256i)a, (__m256i)b);
}

/// (t + 128) 257 >> 16 is (t + 128 + ((t + 128) >> 8)) >> 8.
static inline words div255(words t) {
  return high_product(t + 128, 257);
}

static inline int any(ints mask) { return _mm256_movemask_ps((__m256)mask) != 0; }

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

/// Four columns starting at `a` and four starting at `b`.
static inline floats two_columns(int32_t a, int32_t b) {
  const floats four = {0, 1, 2, 3, 0, 1, 2, 3};
  return (floats)_mm256_set_m128(_mm_set1_ps((float)b), _mm_set1_ps((float)a)) + four;
}

/// Four pixels at `a` and four at `b`.
static inline pixels load_two(const uint32_t *a, const uint32_t *b) {
  return (pixels)_mm256_loadu2_m128i((const __m128i *)b, (const __m128i *)a);
}

static inline void store_two(uint32_t *a, uint32_t *b, pixels v) {
  _mm256_storeu2_m128i((__m128i *)b, (__m128i *)a, (__m256i)v);
}

#include "vector.h"

/// The entries of a table.
static inline pixels look_up(const uint32_t *table, ints at) {
  return (pixels)_mm256_i32gather_epi32((const int *)table, (__m256i)at, 4);
}

/// Two neighbouring bytes of a table for each lane, the first one in the low byte; two more are
/// read.
static inline pixels look_up_pairs(const uint8_t *table, ints at) {
  return (pixels)_mm256_i32gather_epi32((const int *)(const void *)table, (__m256i)at, 1) & 0xffff;
}

/// The bilinear mixes of two pixels: first within each column, then of the two columns of each
/// channel, which are side by side.
static inline __m256i mix_two(__m256i top, __m256i bottom, __m256i wx, __m256i wy) {
  const __m256i pairs = _mm256_setr_epi8(
      0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15, 0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13,
      6, 7, 14, 15);
  __m256i rest = _mm256_sub_epi16(_mm256_set1_epi16(256), wy);
  __m256i columns = _mm256_srli_epi16(
      _mm256_add_epi16(_mm256_mullo_epi16(top, rest), _mm256_mullo_epi16(bottom, wy)), 1);
  __m256i sum = _mm256_madd_epi16(_mm256_shuffle_epi8(columns, pairs), wx);
  return _mm256_srli_epi32(_mm256_add_epi32(sum, _mm256_set1_epi32(16384)), 15);
}

/// Four samples of an image at the positions in the 64-bit lanes of u and v; 16 bits per channel,
/// pixels in order. Does the same as `mix` in vectors/mix.h, two pixels at once.
static inline __m256i mix_four(const uint32_t *base, ptrdiff_t stride, __m256i u, __m256i v) {
  const __m256i low_byte = _mm256_set1_epi64x(255), zero = _mm256_setzero_si256();
  // Inside the image positions are below 2^31, so 32-bit products are exact.
  __m256i at = _mm256_add_epi64(
      _mm256_mul_epi32(_mm256_srli_epi64(v, 32), _mm256_set1_epi64x(stride)),
      _mm256_srli_epi64(u, 32));
  __m256i top = _mm256_i64gather_epi64((const long long *)base, at, 4);
  __m256i bottom = _mm256_i64gather_epi64((const long long *)(base + stride), at, 4);
  __m256i wx = _mm256_and_si256(_mm256_srli_epi64(u, 24), low_byte);
  __m256i wy = _mm256_and_si256(_mm256_srli_epi64(v, 24), low_byte);
  // Weights in the order of the products: (256 - wx, wx) twice, and wy four times, for each pixel.
  wx = _mm256_or_si256(
      _mm256_sub_epi64(_mm256_set1_epi64x(256), wx), _mm256_slli_epi64(wx, 16));
  wx = _mm256_or_si256(wx, _mm256_slli_epi64(wx, 32));
  wy = _mm256_or_si256(wy, _mm256_slli_epi64(wy, 16));
  wy = _mm256_or_si256(wy, _mm256_slli_epi64(wy, 32));
  __m256i even = mix_two(
      _mm256_unpacklo_epi8(top, zero), _mm256_unpacklo_epi8(bottom, zero),
      _mm256_unpacklo_epi64(wx, wx), _mm256_unpacklo_epi64(wy, wy));
  __m256i odd = mix_two(
      _mm256_unpackhi_epi8(top, zero), _mm256_unpackhi_epi8(bottom, zero),
      _mm256_unpackhi_epi64(wx, wx), _mm256_unpackhi_epi64(wy, wy));
  return _mm256_packs_epi32(even, odd);
}

/// Eight samples of an image, all well inside it.
static inline pixels mix_lanes(const uint32_t *base, ptrdiff_t stride, cui_walk at) {
  __m256i u = _mm256_setr_epi64x(at.u, at.u + at.du, at.u + 2 * at.du, at.u + 3 * at.du);
  __m256i v = _mm256_setr_epi64x(at.v, at.v + at.dv, at.v + 2 * at.dv, at.v + 3 * at.dv);
  __m256i first = mix_four(base, stride, u, v);
  u = _mm256_add_epi64(u, _mm256_set1_epi64x(4 * at.du));
  v = _mm256_add_epi64(v, _mm256_set1_epi64x(4 * at.dv));
  __m256i packed = _mm256_packus_epi16(first, mix_four(base, stride, u, v));
  return (pixels)_mm256_permute4x64_epi64(packed, 0xd8);
}

/// Converts four of eight positions from 8 to 32 fraction bits.
static inline __m256i widened_places(__m128i places) {
  return _mm256_slli_epi64(_mm256_cvtepi32_epi64(places), 24);
}

/// The same for independent positions with 8 fraction bits.
static inline pixels mix_apart(const uint32_t *base, ptrdiff_t stride, ints u, ints v) {
  __m256i first = mix_four(
      base, stride, widened_places(_mm256_castsi256_si128((__m256i)u)),
      widened_places(_mm256_castsi256_si128((__m256i)v)));
  __m256i last = mix_four(
      base, stride, widened_places(_mm256_extracti128_si256((__m256i)u, 1)),
      widened_places(_mm256_extracti128_si256((__m256i)v, 1)));
  return (pixels)_mm256_permute4x64_epi64(_mm256_packus_epi16(first, last), 0xd8);
}

#endif
