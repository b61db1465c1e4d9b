#include "CUIGLES.h"

static inline uint32_t swapped(uint32_t pixel) {
  return (pixel & 0xff00ff00) | (pixel & 0xff) << 16 | (pixel >> 16 & 0xff);
}

static inline uint32_t least(uint32_t a, uint32_t b) { return a < b ? a : b; }

static inline uint32_t bounded(uint32_t pixel) {
  uint32_t alpha = pixel >> 24;
  return alpha << 24 | least(pixel >> 16 & 0xff, alpha) << 16 | least(pixel >> 8 & 0xff, alpha) << 8
         | least(pixel & 0xff, alpha);
}

// Two loops without branches, which the compiler vectorises.
void cui_gles_to_bgra(uint32_t *to, const uint32_t *from, size_t count, int is_opaque) {
  if (is_opaque) {
    for (size_t index = 0; index < count; index++) to[index] = swapped(from[index]) | 0xff000000;
  } else {
    for (size_t index = 0; index < count; index++) to[index] = bounded(swapped(from[index]));
  }
}
