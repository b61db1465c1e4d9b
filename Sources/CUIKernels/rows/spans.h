// The intersection of a row of pixels with a rounded rectangle.
//
// The lanes of one vector are the start and end of the outer and of the inner outline. Ends are
// negated, so that every condition on the row increases a value and all of them combine with max.

#ifndef CUI_SPANS_H
#define CUI_SPANS_H

#include "CUIShape.h"

typedef double places __attribute__((ext_vector_type(4)));
typedef int64_t choices __attribute__((ext_vector_type(4)));
typedef int32_t columns4 __attribute__((ext_vector_type(4)));

/// Two parallel edges, prepared for intersection with rows.
typedef struct {
  /// The value of u at the edges by lane, and columns per unit of u, negated for ends.
  places edge, per;
  double outer, inner;
  int crosses;
} slab;

/// A shape's outlines, as used for all rows.
typedef struct {
  slab u, v;
  places corner_u, corner_v, squared_radius, side;
} chords;

static inline void set_slab(slab *s, double per, double inverse, double outer, double inner) {
  double sign = per < 0 ? -1 : 1;
  s->edge = (places){-outer * sign, outer * sign, -inner * sign, inner * sign};
  s->per = (places){inverse, -inverse, inverse, -inverse};
  s->outer = outer;
  s->inner = inner;
  s->crosses = per != 0;
}

static inline void set_chords(chords *c, const cui_shape *s) {
  const cui_outline *o = &s->outer, *i = &s->inner;
  set_slab(&c->u, s->ux, s->per_ux, o->half_u, i->half_u);
  set_slab(&c->v, s->vx, s->per_vx, o->half_v, i->half_v);
  c->corner_u = (places){o->corner_u, o->corner_u, i->corner_u, i->corner_u};
  c->corner_v = (places){o->corner_v, o->corner_v, i->corner_v, i->corner_v};
  double outer = o->radius * o->radius, inner = i->radius * i->radius;
  c->squared_radius = (places){outer, outer, inner, inner};
  c->side = (places){1, -1, 1, -1};
}

/// Where the row is between the edges; everywhere or nowhere if the row is parallel to them.
static inline void meet_slab(places *at, const slab *s, double u0) {
  if (s->crosses) {
    places t = (s->edge - u0) * s->per;
    *at = t > *at ? t : *at;
    return;
  }
  const double never = 1e9;
  if (u0 < -s->outer || u0 >= s->outer) *at = never;
  if (u0 < -s->inner || u0 >= s->inner) at->hi = never;
}

/// Keeps only positions in corners that are round.
static inline void keep_round(
    choices *in_corner, int32_t corners, const places *u, const places *v) {
  choices none = 0, c[4];
  for (int k = 0; k < 4; k++) c[k] = none - (int64_t)(corners >> k & 1);
  *in_corner &= *v < 0.0 ? (*u < 0.0 ? c[0] : c[1]) : (*u < 0.0 ? c[2] : c[3]);
}

/// Intersects the row with a corner's arc, for positions in the square around a corner.
static inline __attribute__((always_inline)) void meet_corners(
    places *at, const chords *c, const cui_shape *s, double u0, double v0, int styled) {
  places x = *at * c->side, u = u0 + s->ux * x, v = v0 + s->vx * x;
  places corner_u = __builtin_elementwise_copysign(c->corner_u, u);
  places corner_v = __builtin_elementwise_copysign(c->corner_v, v);
  places du = u0 - corner_u, dv = v0 - corner_v;
  places b = s->ux * du + s->vx * dv;
  places under_root = b * b - (du * du + dv * dv - c->squared_radius) * s->xx;
  places root = __builtin_elementwise_sqrt(under_root > 0.0 ? under_root : (places)0.0);
  places t = (root * -1.0 - c->side * b) * s->per_xx;
  // A row that misses the corner's circle enters and leaves in the part that the arc cuts off.
  t = under_root < 0.0 ? (places)1e9 : t;
  t = t > *at ? t : *at;
  choices in_corner = (__builtin_elementwise_abs(u) > c->corner_u) &
                      (__builtin_elementwise_abs(v) > c->corner_v);
  if (styled) keep_round(&in_corner, s->corners, &u, &v);
  *at = in_corner ? t : *at;
}

static inline int32_t clamp_to(int32_t x, int32_t from, int32_t to) {
  return x < from ? from : x > to ? to : x;
}

/// Pixels are selected by their centres: floor(x + 1/2) is the first pixel at or after x, and one
/// past the last pixel before it. `styled` is s->is_styled and constant at every call, so that
/// plain shapes do not pay for styled ones.
static inline __attribute__((always_inline)) cui_row_spans spans_of_style(
    const cui_shape *s, const chords *c, int32_t y, int styled) {
  cui_row_spans none = {s->min_x, s->min_x, s->min_x, s->min_x};
  if (y < s->min_y || y >= s->max_y) return none;
  double u0 = s->uy * (y + 0.5) + s->u0, v0 = s->vy * (y + 0.5) + s->v0;
  places at = -1e9;
  meet_slab(&at, &c->u, u0);
  meet_slab(&at, &c->v, v0);
  if (s->radius > 0) meet_corners(&at, c, s, u0, v0, styled);
  if (at[0] + at[1] > 0) return none;
  // Conversion truncates towards 0, which is downwards after adding a large positive number.
  const double far = 1073741824.0;
  places x = (at < 1e9 ? at : (places)1e9) * c->side;
  columns4 i = __builtin_convertvector(x + (far + 0.5), columns4) - (int32_t)far;
  cui_row_spans r;
  r.start = clamp_to(i[0], s->min_x, s->max_x);
  r.end = clamp_to(i[1], r.start, s->max_x);
  r.full_start = r.full_end = r.end;
  int32_t from = clamp_to(i[2], r.start, r.end), to = clamp_to(i[3], r.start, r.end);
  if (at[2] + at[3] <= 0 && from < to) {
    r.full_start = from;
    r.full_end = to;
  }
  return r;
}

static cui_row_spans plain_row_spans(const cui_shape *s, const chords *c, int32_t y) {
  return spans_of_style(s, c, y, 0);
}

static cui_row_spans styled_row_spans(const cui_shape *s, const chords *c, int32_t y) {
  return spans_of_style(s, c, y, 1);
}

static inline cui_row_spans row_spans(
    const cui_shape *s, const chords *c, int32_t y, int styled) {
  return styled ? styled_row_spans(s, c, y) : plain_row_spans(s, c, y);
}

#endif
