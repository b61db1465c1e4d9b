// Coverage from a mask that is moved, stretched, rotated or in perspective; see rows/project.h.

/// 256 times the position in the mask for a position in the stretched mask, which is clear at its
/// edges.
static inline ints unstretched(floats value, floats per, int32_t size, float excess) {
  floats place = value * per - 0.5f, middle = (floats)(float)(size / 2);
  floats folded = place <= middle ? place : most(place - excess, middle);
  // The last position short of the last column, whose right neighbour is still in the mask.
  floats last = (floats)((float)(size - 1) - 1.0f / 256);
  return __builtin_convertvector(least(most(folded, (floats)0.0f), last) * 256.0f, ints);
}

static inline pixels mix_coverage(const cui_stretched_mask *m, ints u, ints v) {
  ints at = (v >> 8) * (int32_t)m->stride + (u >> 8);
  pixels right = (pixels)(u & 255), below = (pixels)(v & 255);
  pixels top = look_up_pairs(m->base, at), bottom = look_up_pairs(m->base + m->stride, at);
  pixels upper = (top & 255) * (256 - right) + (top >> 8) * right;
  pixels lower = (bottom & 255) * (256 - right) + (bottom >> 8) * right;
  return (upper * (256 - below) + lower * below + 32768) >> 16;
}

/// The bilinear interpolation of the mask for each pixel starting at (x, y); 0 behind the eye.
static void sample_mask(
    uint8_t *dst, const cui_stretched_mask *m, const cui_projection *p, int32_t x, int32_t y,
    ptrdiff_t count) {
  projected_row r = projected_row_of(p, y);
  for (ptrdiff_t i = 0; i < count; i += LANES) {
    floats column = (float)(x - p->min_x + (int32_t)i) + lane_numbers, w = r.w + r.wx * column;
    floats per = 1.0f / w;
    ints u = unstretched(r.u + r.ux * column, per, m->width, m->excess_x);
    ints v = unstretched(r.v + r.vx * column, per, m->height, m->excess_y);
    pixels c = mix_coverage(m, u, v) & (pixels)(w > 0.0f);
    lane_bytes b = __builtin_convertvector(c, lane_bytes);
    if (i + LANES <= count) {
      __builtin_memcpy(dst + i, &b, LANES);
    } else {
      for (ptrdiff_t k = 0; i + k < count; k++) dst[i + k] = b[k];
    }
  }
}
