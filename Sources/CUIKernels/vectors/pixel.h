// Operations on one pixel: for the remainder of vector loops, and for the samplers.

#ifndef CUI_PIXEL_H
#define CUI_PIXEL_H

#include <stdint.h>

/// round(c a / 255) for each channel c. Exact: (t + 128 + ((t + 128) >> 8)) >> 8 for t = c a.
static inline uint32_t pixel_scale(uint32_t p, uint32_t a) {
  uint32_t rb = (p & 0xff00ff) * a + 0x800080;
  uint32_t ag = ((p >> 8) & 0xff00ff) * a + 0x800080;
  rb = ((rb + ((rb >> 8) & 0xff00ff)) >> 8) & 0xff00ff;
  ag = (ag + ((ag >> 8) & 0xff00ff)) & 0xff00ff00;
  return rb | ag;
}

/// min(a + b, 255) for each channel of two channels spread to 16 bits.
static inline uint32_t pair_add(uint32_t a, uint32_t b) {
  uint32_t sum = a + b, over = sum & 0x01000100;
  return (sum | (over - (over >> 8))) & 0xff00ff;
}

/// Saturates; only colours that are not premultiplied (or meant to glow) can reach the limit.
static inline uint32_t pixel_add(uint32_t a, uint32_t b) {
  return pair_add(a & 0xff00ff, b & 0xff00ff) |
         pair_add((a >> 8) & 0xff00ff, (b >> 8) & 0xff00ff) << 8;
}

/// s + d (255 - alpha(s)) / 255
static inline uint32_t pixel_over(uint32_t s, uint32_t d) {
  return pixel_add(s, pixel_scale(d, 255 - (s >> 24)));
}

static inline uint8_t mask_scale(uint32_t a, uint32_t b) {
  uint32_t t = a * b + 128;
  return (uint8_t)((t + (t >> 8)) >> 8);
}

#endif
