// Where a row of pixels crosses a rounded rectangle.

#ifndef CUI_SPANS_H
#define CUI_SPANS_H

#include "CUIShape.h"

typedef struct {
  double from, to;
} interval;

static const interval nowhere = {1, 0};

/// The part of `part` where -half <= at + per x < half.
static inline interval slab(interval part, double at, double per, double inverse, double half) {
  if (per == 0) return at < -half || at >= half ? nowhere : part;
  double a = (-half - at) * inverse, b = (half - at) * inverse;
  double from = a < b ? a : b, to = a < b ? b : a;
  return (interval){from > part.from ? from : part.from, to < part.to ? to : part.to};
}

/// Moves one end of the interval (the first for side -1, the last for side 1), which lies on the
/// outline's straight edges, to the corner's arc if that is where the row meets the shape.
static inline double round_end(
    const cui_shape *s, const cui_outline *o, double u0, double v0, double end, double side) {
  double u = u0 + s->ux * end, v = v0 + s->vx * end;
  if (!(__builtin_fabs(u) > o->corner_u && __builtin_fabs(v) > o->corner_v)) return end;
  double du = u0 - __builtin_copysign(o->corner_u, u), dv = v0 - __builtin_copysign(o->corner_v, v);
  double b = s->ux * du + s->vx * dv, c = du * du + dv * dv - o->radius * o->radius;
  double under_root = b * b - c / s->per_xx;
  // A row that misses the corner's circle enters and leaves in the square that the arc cuts off.
  if (under_root < 0) return -side * __builtin_inf();
  return (side * __builtin_sqrt(under_root) - b) * s->per_xx;
}

static inline interval chord(const cui_shape *s, const cui_outline *o, double u0, double v0) {
  if (o->half_u < 0 || o->half_v < 0) return nowhere;
  interval all = {s->min_x - 1.0, s->max_x + 1.0};
  interval in = slab(all, u0, s->ux, s->per_ux, o->half_u);
  if (in.from > in.to) return nowhere;
  in = slab(in, v0, s->vx, s->per_vx, o->half_v);
  if (in.from > in.to || o->radius == 0) return in;
  double from = round_end(s, o, u0, v0, in.from, -1), to = round_end(s, o, u0, v0, in.to, 1);
  return (interval){from > in.from ? from : in.from, to < in.to ? to : in.to};
}

/// ceil, for values known to be small; a call to the library would cost more than the chord.
static inline int32_t ceiling(double x) {
  int32_t i = (int32_t)x;
  return i + (i < x);
}

static inline int32_t clamp_to(int32_t x, int32_t from, int32_t to) {
  return x < from ? from : x > to ? to : x;
}

/// Pixels are taken by their centres.
static inline cui_row_spans row_spans(const cui_shape *s, int32_t y) {
  cui_row_spans none = {s->min_x, s->min_x, s->min_x, s->min_x};
  if (y < s->min_y || y >= s->max_y) return none;
  double u0 = s->uy * (y + 0.5) + s->u0, v0 = s->vy * (y + 0.5) + s->v0;
  interval outer = chord(s, &s->outer, u0, v0);
  if (!(outer.from <= outer.to)) return none;
  cui_row_spans r;
  r.start = clamp_to(ceiling(outer.from - 0.5), s->min_x, s->max_x);
  r.end = clamp_to(ceiling(outer.to - 0.5), r.start, s->max_x);
  r.full_start = r.full_end = r.end;
  interval inner = s->hard_edges ? outer : chord(s, &s->inner, u0, v0);
  if (!(inner.from <= inner.to)) return r;
  int32_t from = clamp_to(ceiling(inner.from - 0.5), r.start, r.end);
  int32_t to = clamp_to(ceiling(inner.to - 0.5), r.start, r.end);
  if (from < to) {
    r.full_start = from;
    r.full_end = to;
  }
  return r;
}

#endif
