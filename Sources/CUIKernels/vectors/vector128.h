// Four pixels at a time, in the compiler's portable vectors: SSE2 on x86-64, NEON on arm64.

#ifndef CUI_VECTOR_H
#define CUI_VECTOR_H

#include <stddef.h>
#include <stdint.h>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

// Access to a lane with a variable index goes through memory and stalls, so loops over lanes are
// unrolled.
#define LANES 4

typedef uint32_t pixels __attribute__((ext_vector_type(4)));
typedef uint8_t bytes __attribute__((ext_vector_type(16)));
typedef uint16_t words __attribute__((ext_vector_type(8)));
typedef float floats __attribute__((ext_vector_type(4)));
typedef int32_t ints __attribute__((ext_vector_type(4)));

/// The channels of the first and of the last two pixels, 16 bits each.
static inline words low(pixels p) {
  return (words)__builtin_shufflevector(
      (bytes)p, (bytes)0, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
}

static inline words high(pixels p) {
  return (words)__builtin_shufflevector(
      (bytes)p, (bytes)0, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
}

/// The inverse; every word is at most 255.
static inline pixels join(words lo, words hi) {
  return (pixels)__builtin_shufflevector(
      (bytes)lo, (bytes)hi, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
}

/// The alphas of the same pixels, each four times.
static inline words alpha_low(pixels p) {
  words c = low(p);
  return __builtin_shufflevector(c, c, 3, 3, 3, 3, 7, 7, 7, 7);
}

static inline words alpha_high(pixels p) {
  words c = high(p);
  return __builtin_shufflevector(c, c, 3, 3, 3, 3, 7, 7, 7, 7);
}

/// One value of 0...255 per pixel, each four times.
static inline words value_low(pixels v) {
  return __builtin_shufflevector((words)v, (words)v, 0, 0, 0, 0, 2, 2, 2, 2);
}

static inline words value_high(pixels v) {
  return __builtin_shufflevector((words)v, (words)v, 4, 4, 4, 4, 6, 6, 6, 6);
}

/// a b / 65536
static inline words high_product(words a, words b) {
#if defined(__SSE2__)
  return (words)_mm_mulhi_epu16((__m128i)a, (__m128i)b);
#else
  typedef uint32_t wide __attribute__((ext_vector_type(8)));
  return __builtin_convertvector(
      __builtin_convertvector(a, wide) * __builtin_convertvector(b, wide) >> 16, words);
#endif
}

/// round(t / 255) for t up to 255 * 255.
static inline words div255(words t) {
  t += 128;
#if defined(__SSE2__)
  return high_product(t, 257);
#else
  return (t + (t >> 8)) >> 8;
#endif
}

/// Whether any lane of a comparison is true.
static inline int any(ints mask) {
#if defined(__SSE2__)
  return _mm_movemask_ps((__m128)mask) != 0;
#else
  return __builtin_reduce_or(mask) != 0;
#endif
}

/// Reads or writes the first `count` of four pixels and touches no others; 0 < count < 4.
static inline pixels load_some(const uint32_t *p, ptrdiff_t count) {
  pixels v = 0;
  v[0] = p[0];
  if (count > 1) v[1] = p[1];
  if (count > 2) v[2] = p[2];
  return v;
}

static inline void store_some(uint32_t *p, pixels v, ptrdiff_t count) {
  p[0] = v[0];
  if (count > 1) p[1] = v[1];
  if (count > 2) p[2] = v[2];
}

static const floats lane_numbers = {0, 1, 2, 3};

#include "vector.h"

/// The entries of a table.
static inline pixels look_up(const uint32_t *table, ints at) {
  return (pixels){table[at[0]], table[at[1]], table[at[2]], table[at[3]]};
}

/// Two neighbouring bytes of a table for each lane, the first one in the low byte.
static inline pixels look_up_pairs(const uint8_t *table, ints at) {
  pixels result;
#pragma clang loop unroll(full)
  for (int lane = 0; lane < LANES; lane++)
    result[lane] = table[at[lane]] | (uint32_t)table[at[lane] + 1] << 8;
  return result;
}

/// Four samples of an image, all well inside it; see rows/sample.h.
static inline pixels mix_lanes(const uint32_t *base, ptrdiff_t stride, cui_walk at) {
  pixels result;
#pragma clang loop unroll(full)
  for (int lane = 0; lane < LANES; lane++) {
    const uint32_t *p = base + (at.v >> 32) * stride + (at.u >> 32);
    result[lane] = mix(load_pair(p), load_pair(p + stride), at.u, at.v);
    at = next(at);
  }
  return result;
}

/// The same for independent positions with 8 fraction bits.
static inline pixels mix_apart(const uint32_t *base, ptrdiff_t stride, ints u, ints v) {
  pixels result;
#pragma clang loop unroll(full)
  for (int lane = 0; lane < LANES; lane++) {
    const uint32_t *p = base + (v[lane] >> 8) * stride + (u[lane] >> 8);
    result[lane] = mix(
        load_pair(p), load_pair(p + stride), (int64_t)u[lane] << 24, (int64_t)v[lane] << 24);
  }
  return result;
}

#endif
