// Where rows of pixels cross a rounded rectangle: four rows at once, as the lanes of vectors.
//
// Four columns are looked for in each row: the start and the end of the outer and of the inner
// outline. Ends are kept negated: then every condition on a row moves a column up, and taking the
// greatest is all it needs.

#ifndef CUI_SPANS_H
#define CUI_SPANS_H

#include "CUIShape.h"

// How wide vectors are passed makes no difference: all that is here is inlined.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpsabi"
#define INLINED static inline __attribute__((always_inline))

typedef double places __attribute__((ext_vector_type(4)));
typedef int64_t choices __attribute__((ext_vector_type(4)));
typedef int32_t columns4 __attribute__((ext_vector_type(4)));

/// One end of an outline, as all rows of its shape see it.
typedef struct {
  /// 1 for a start, -1 for an end.
  double side;
  /// What u and v are at the edges that a row meets there, and columns for each unit of them.
  double edge_u, per_u, edge_v, per_v;
  double half_u, half_v, corner_u, corner_v, squared_radius;
} outline_end;

typedef struct {
  outline_end start, end, full_start, full_end;
} outline_ends;

/// `cui_row_spans` of four rows.
typedef struct {
  columns4 start, end, full_start, full_end;
} four_spans;

/// What u and v are in column 0 of four rows.
typedef struct {
  places u, v;
} four_rows;

static inline outline_end end_of(const cui_shape *s, const cui_outline *o, double side) {
  double edge_u = s->ux < 0 ? o->half_u : -o->half_u, edge_v = s->vx < 0 ? o->half_v : -o->half_v;
  return (outline_end){
      side, edge_u * side, s->per_ux * side, edge_v * side, s->per_vx * side, o->half_u, o->half_v,
      o->corner_u, o->corner_v, o->radius * o->radius};
}

static inline outline_ends ends_of(const cui_shape *s) {
  return (outline_ends){
      end_of(s, &s->outer, 1), end_of(s, &s->outer, -1), end_of(s, &s->inner, 1),
      end_of(s, &s->inner, -1)};
}

/// The rows from `y` on.
INLINED four_rows rows_from(const cui_shape *s, int32_t y) {
  places centre = y + (places){0.5, 1.5, 2.5, 3.5};
  return (four_rows){s->uy * centre + s->u0, s->vy * centre + s->v0};
}

INLINED int any_choice(choices c) { return __builtin_reduce_or(c) != 0; }

/// Leaves of the places in corners those whose corner is round.
INLINED choices round_ones(choices in_corner, int32_t corners, places u, places v) {
  choices none = 0, c[4];
  for (int k = 0; k < 4; k++) c[k] = none - (int64_t)(corners >> k & 1);
  return in_corner & (v < 0.0 ? (u < 0.0 ? c[0] : c[1]) : (u < 0.0 ? c[2] : c[3]));
}

/// Where the rows are between two parallel edges; everywhere or nowhere if they run along them.
INLINED places meet_edges(
    places at, places w, int crosses, double edge, double per, double half) {
  if (crosses) {
    places t = (edge - w) * per;
    return t > at ? t : at;
  }
  return ((w >= -half) & (w < half)) ? at : (places)1e9;
}

/// Where the rows meet a corner's arc, those that come in or go out in the square around a corner.
INLINED places meet_corners(
    places at, const outline_end *e, const cui_shape *s, four_rows rows, int styled) {
  places x = at * e->side, u = rows.u + s->ux * x, v = rows.v + s->vx * x;
  choices in_corner = (__builtin_elementwise_abs(u) > e->corner_u) &
                      (__builtin_elementwise_abs(v) > e->corner_v);
  if (!any_choice(in_corner)) return at;
  places corner_u = e->corner_u, corner_v = e->corner_v;
  places du = rows.u - __builtin_elementwise_copysign(corner_u, u);
  places dv = rows.v - __builtin_elementwise_copysign(corner_v, v);
  places b = s->ux * du + s->vx * dv;
  places under_root = b * b - (du * du + dv * dv - e->squared_radius) * s->xx;
  places root = __builtin_elementwise_sqrt(under_root > 0.0 ? under_root : (places)0.0);
  places t = (root * -1.0 - e->side * b) * s->per_xx;
  // A row that misses the corner's circle enters and leaves in the square that the arc cuts off.
  t = under_root < 0.0 ? (places)1e9 : t;
  t = t > at ? t : at;
  if (styled) in_corner = round_ones(in_corner, s->corners, u, v);
  return in_corner ? t : at;
}

/// At most 1e9, which is beyond everything; negated for ends. `styled` is s->is_styled, a constant
/// where this is called: shapes that are not must not pay for those that are.
INLINED places meet(
    const outline_end *e, const cui_shape *s, four_rows rows, int styled) {
  places at = meet_edges(-1e9, rows.u, s->ux != 0, e->edge_u, e->per_u, e->half_u);
  at = meet_edges(at, rows.v, s->vx != 0, e->edge_v, e->per_v, e->half_v);
  if (s->radius > 0) at = meet_corners(at, e, s, rows, styled);
  return at < 1e9 ? at : (places)1e9;
}

static inline int32_t clamp_to(int32_t x, int32_t from, int32_t to) {
  return x < from ? from : x > to ? to : x;
}

INLINED columns4 clamp_each(columns4 x, columns4 from, columns4 to) {
  x = x < from ? from : x;
  return x > to ? to : x;
}

/// Pixels are taken by their centres: floor(x + 1/2) is the first pixel at or after x, and the one
/// after the last before it.
INLINED columns4 columns_at(places x) {
  // A conversion cuts towards 0; far to the positive side that is always down.
  const double far = 1073741824.0;
  return __builtin_convertvector(x + (far + 0.5), columns4) - (int32_t)far;
}

/// As far as they lie between two columns; rows above and below the shape must not be asked for.
INLINED four_spans spans_of_four(
    const cui_shape *s, const outline_ends *ends, four_rows rows, int32_t from, int32_t to,
    int styled) {
  places start = meet(&ends->start, s, rows, styled), end = meet(&ends->end, s, rows, styled);
  places in = meet(&ends->full_start, s, rows, styled);
  places out = meet(&ends->full_end, s, rows, styled);
  four_spans r;
  r.start = clamp_each(columns_at(start), from, to);
  r.end = clamp_each(columns_at(-end), r.start, to);
  r.end = __builtin_convertvector(start + end <= 0.0, columns4) ? r.end : r.start;
  r.full_start = clamp_each(columns_at(in), r.start, r.end);
  r.full_end = clamp_each(columns_at(-out), r.start, r.end);
  columns4 has_full =
      __builtin_convertvector(in + out <= 0.0, columns4) & (r.full_start < r.full_end);
  r.full_start = has_full ? r.full_start : r.end;
  r.full_end = has_full ? r.full_end : r.end;
  return r;
}

static inline cui_row_spans spans_of_row(const cui_shape *s, int32_t y) {
  if (y < s->min_y || y >= s->max_y)
    return (cui_row_spans){s->min_x, s->min_x, s->min_x, s->min_x};
  outline_ends ends = ends_of(s);
  four_spans r = spans_of_four(s, &ends, rows_from(s, y), s->min_x, s->max_x, s->is_styled);
  return (cui_row_spans){r.start[0], r.end[0], r.full_start[0], r.full_end[0]};
}

#undef INLINED
#pragma clang diagnostic pop

#endif
