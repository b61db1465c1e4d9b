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
  cui_row_spans spans = spans_of_row(s, y);
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

/// One colour through the coverage of the pixels of a row from column `x` on.
static inline __attribute__((always_inline)) pixels colored(
    shape_row row, floats x, pixels color, int styled) {
  return scale_each(color, coverage(row, x, styled));
}

/// Pixels that may be partly covered; writes no others.
static inline __attribute__((always_inline)) void edge_over(
    shape_row row, uint32_t *dst, int32_t x, int32_t end, pixels color, int styled) {
  for (; x < end; x += LANES, dst += LANES) {
    pixels s = colored(row, columns(row.shape, x), color, styled);
    if (end - x >= LANES) {
      store(dst, over(s, load(dst)));
    } else {
      store_some(dst, over(s, load_some(dst, end - x)), end - x);
    }
  }
}

/// The ends of a row, each widened to whole vectors where there are as many covered pixels between
/// them: what is blended through full coverage is blended as if without. Leaves in `r` what is to be
/// done.
static inline __attribute__((always_inline)) void edges_over(
    shape_row row, uint32_t *dst, cui_row_spans *r, pixels color, int styled) {
  int32_t left = r->full_start - r->start, right = r->end - r->full_end;
  int32_t count = r->end - r->start;
  if ((left | right) == 0) return;
#if LANES == 8
  if (left <= 4 && right <= 4 && count >= 8) {
    int32_t base = row.shape->min_x;
    uint32_t *a = dst + r->start, *b = dst + r->end - 4;
    pixels s = colored(row, two_columns(r->start - base, r->end - 4 - base), color, styled);
    store_two(a, b, over(s, load_two(a, b)));
    r->full_start = r->start + 4;
    r->full_end = r->end - 4;
    return;
  }
#endif
  int32_t whole_left = (left + LANES - 1) & -LANES, whole_right = (right + LANES - 1) & -LANES;
  if (whole_left + whole_right <= count) {
    r->full_start = r->start + whole_left;
    r->full_end = r->end - whole_right;
  }
  edge_over(row, dst + r->start, r->start, r->full_start, color, styled);
  edge_over(row, dst + r->full_end, r->full_end, r->end, color, styled);
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

/// Four rows or fewer, whose spans are known.
static inline __attribute__((always_inline)) void paint_rows(
    cui_block dst, const cui_shape *s, four_rows rows, four_spans spans, uint32_t color,
    int styled) {
  places from = s->ux * (s->min_x + 0.5) + rows.u, along = s->vx * (s->min_x + 0.5) + rows.v;
  for (int32_t k = 0; k < dst.height; k++) {
    cui_row_spans r = {spans.start[k], spans.end[k], spans.full_start[k], spans.full_end[k]};
    if (r.start >= r.end) continue;
    uint32_t *d = dst.base + k * dst.stride;
    shape_row row = {s, (float)from[k], (float)along[k], (float)s->ux, (float)s->vx};
    edges_over(row, d, &r, color, styled);
    if (color >> 24 == 255) {
      fill_row(d + r.full_start, color, r.full_end - r.full_start);
    } else {
      solid_over_row(d + r.full_start, color, r.full_end - r.full_start);
    }
  }
}

static inline __attribute__((always_inline)) void soft_solid_over(
    cui_block dst, const cui_shape *s, int32_t x, int32_t y, uint32_t color, int styled) {
  outline_ends ends = ends_of(s);
  for (int32_t row = 0; row < dst.height; row += 4) {
    four_rows rows = rows_from(s, y + row);
    four_spans spans = spans_of_four(s, &ends, rows, x, x + dst.width, styled);
    int32_t count = dst.height - row < 4 ? dst.height - row : 4;
    cui_block four = {dst.base + row * dst.stride - x, dst.stride, dst.width, count};
    paint_rows(four, s, rows, spans, color, styled);
  }
}

/// One colour over the pixels of `dst`, whose first is (x, y), through the shape's coverage.
static void shape_solid_over(
    cui_block dst, const cui_shape *s, int32_t x, int32_t y, uint32_t color) {
  if (!s->is_styled) return soft_solid_over(dst, s, x, y, color, 0);
  if (s->hard_edges && s->smoothing > 0) return hard_solid_over(dst, s, x, y, color);
  soft_solid_over(dst, s, x, y, color, 1);
}
