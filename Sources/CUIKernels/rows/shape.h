// The coverage of each pixel by a rounded rectangle, and painting a colour with it.
//
// u and v are linear along a row. They are computed from the shape's first column, so that a
// pixel's coverage does not depend on where a row starts.

#include "corner.h"
#include "spans.h"

typedef struct {
  const cui_shape *shape;
  float u, v, ux, vx;
} shape_row;

static inline shape_row row_of(const cui_shape *s, int32_t y) {
  double x = s->min_x + 0.5, yc = y + 0.5;
  return (shape_row){
      s, (float)(s->ux * x + (s->uy * yc + s->u0)), (float)(s->vx * x + (s->vy * yc + s->v0)),
      (float)s->ux, (float)s->vx};
}

/// Coverage 0...255 of the pixels `x` columns from the shape's first one.
static inline __attribute__((always_inline)) pixels coverage(shape_row r, floats x, int styled) {
  const cui_shape *s = r.shape;
  floats u = r.u + r.ux * x, v = r.v + r.vx * x;
  floats du = __builtin_elementwise_abs(u), dv = __builtin_elementwise_abs(v);
  floats part = between(s->half_u - du, s->scale_u, s->most_u) *
                between(s->half_v - dv, s->scale_v, s->most_v);
  if (s->radius > 0) {
    floats ou = du - s->corner_u, ov = dv - s->corner_v;
    ints in_corner = (ou > 0.0f) & (ov > 0.0f);
    if (any(in_corner)) part = in_corner ? least(part, inside_corner(s, u, v, ou, ov, styled)) : part;
  }
  return (pixels)__builtin_convertvector(part * 255.0f + 0.5f, ints);
}

static inline floats columns(const cui_shape *s, int32_t x) {
  return (float)(x - s->min_x) + lane_numbers;
}

/// 255 if a pixel's centre is inside; for continuous corners, whose spans are only bounds.
static inline pixels centre_coverage(shape_row r, floats x) {
  const cui_shape *s = r.shape;
  floats u = r.u + r.ux * x, v = r.v + r.vx * x;
  floats du = __builtin_elementwise_abs(u), dv = __builtin_elementwise_abs(v);
  floats ou = du - s->corner_u, ov = dv - s->corner_v;
  ints in_corner = (ou > 0.0f) & (ov > 0.0f);
  floats part = in_corner ? inside_corner(s, u, v, ou, ov, 1) : (floats)1.0f;
  ints inside = (du <= s->half_u) & (dv <= s->half_v) & (part >= 0.5f);
  return (pixels)inside & 255;
}

/// Covers pixels whose centres are inside, which are contiguous in a row.
static void hard_coverage(const cui_shape *s, int32_t y, int32_t x, uint8_t *mask, ptrdiff_t count) {
  chords c;
  set_chords(&c, s);
  cui_row_spans spans = row_spans(s, &c, y, s->is_styled);
  for (ptrdiff_t i = 0; i < count; i++)
    mask[i] = x + i >= spans.start && x + i < spans.end ? 255 : 0;
}

static void shape_coverage(
    const cui_shape *s, int32_t y, int32_t x, uint8_t *mask, ptrdiff_t count) {
  int by_centre = s->hard_edges && s->smoothing > 0;
  if (s->hard_edges && !by_centre) return hard_coverage(s, y, x, mask, count);
  shape_row row = row_of(s, y);
  for (ptrdiff_t i = 0; i < count; i += LANES) {
    floats at = columns(s, x + (int32_t)i);
    pixels v = by_centre ? centre_coverage(row, at) : coverage(row, at, s->is_styled);
    lane_bytes b = __builtin_convertvector(v, lane_bytes);
    if (i + LANES <= count) {
      __builtin_memcpy(mask + i, &b, LANES);
    } else {
      for (ptrdiff_t k = 0; i + k < count; k++) mask[i + k] = b[k];
    }
  }
}

/// The partly covered pixels at one end of a row.
static inline __attribute__((always_inline)) void edge_over(
    shape_row row, uint32_t *dst, int32_t x, int32_t end, uint32_t color, int styled) {
  pixels c = color;
  for (; x < end; x += LANES, dst += LANES) {
    pixels s = scale_each(c, coverage(row, columns(row.shape, x), styled));
    if (end - x >= LANES) {
      store(dst, over(s, load(dst)));
    } else {
      store_some(dst, over(s, load_some(dst, end - x)), end - x);
    }
  }
}

static inline cui_row_spans clipped(cui_row_spans r, int32_t from, int32_t to) {
  r.start = clamp_to(r.start, from, to);
  r.end = clamp_to(r.end, from, to);
  r.full_start = clamp_to(r.full_start, r.start, r.end);
  r.full_end = clamp_to(r.full_end, r.full_start, r.end);
  return r;
}

#if LANES == 8

/// Both ends of a row at once, at most four pixels each, which is common for rotated shapes.
static inline __attribute__((always_inline)) void two_edges_over(
    shape_row row, uint32_t *dst, cui_row_spans r, uint32_t color, int styled) {
  int32_t base = row.shape->min_x;
  uint32_t *left = dst + r.start, *right = dst + r.full_end;
  floats x = two_columns(r.start - base, r.full_end - base);
  pixels s = scale_each(color, coverage(row, x, styled));
  pixels d = load_two(left, r.full_start - r.start, right, r.end - r.full_end);
  store_two(left, r.full_start - r.start, right, r.end - r.full_end, over(s, d));
}

#endif

static inline __attribute__((always_inline)) void edges_over(
    shape_row row, uint32_t *dst, cui_row_spans r, uint32_t color, int styled) {
#if LANES == 8
  if (r.full_start - r.start <= 4 && r.end - r.full_end <= 4)
    return two_edges_over(row, dst, r, color, styled);
#endif
  edge_over(row, dst + r.start, r.start, r.full_start, color, styled);
  edge_over(row, dst + r.full_end, r.full_end, r.end, color, styled);
}

/// The same with hard edges, through a mask for a part of each row at a time.
static void hard_solid_over(
    cui_block dst, const cui_shape *s, int32_t x, int32_t y, uint32_t color) {
  uint8_t mask[256];
  for (int32_t row = 0; row < dst.height; row++) {
    for (int32_t i = 0; i < dst.width; i += 256) {
      int32_t count = dst.width - i < 256 ? dst.width - i : 256;
      shape_coverage(s, y + row, x + i, mask, count);
      solid_over_mask(dst.base + row * dst.stride + i, color, mask, count);
    }
  }
}

static inline __attribute__((always_inline)) void soft_solid_over(
    cui_block dst, const cui_shape *s, int32_t x, int32_t y, uint32_t color, int styled) {
  chords c;
  set_chords(&c, s);
  for (int32_t row = 0; row < dst.height; row++) {
    cui_row_spans r = clipped(row_spans(s, &c, y + row, styled), x, x + dst.width);
    uint32_t *d = dst.base + row * dst.stride - x;
    edges_over(row_of(s, y + row), d, r, color, styled);
    if (color >> 24 == 255) {
      fill_row(d + r.full_start, color, r.full_end - r.full_start);
    } else {
      solid_over_row(d + r.full_start, color, r.full_end - r.full_start);
    }
  }
}

/// One colour over the pixels of `dst`, whose first is (x, y), through the shape's coverage.
static void shape_solid_over(
    cui_block dst, const cui_shape *s, int32_t x, int32_t y, uint32_t color) {
  if (!s->is_styled) return soft_solid_over(dst, s, x, y, color, 0);
  if (s->hard_edges && s->smoothing > 0) return hard_solid_over(dst, s, x, y, color);
  soft_solid_over(dst, s, x, y, color, 1);
}
