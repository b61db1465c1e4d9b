// The parts of a convex polygon's edges in a row of pixels.

#ifndef CUI_EDGES_H
#define CUI_EDGES_H

#include "CUIPolygon.h"
#include "spans.h"

/// The part of an edge between two heights, as columns; returns 0 if there is none.
static inline int edge_between(
    const cui_polygon *p, int32_t k, double top, double bottom, double *from, double *to,
    double *height) {
  int32_t n = k + 1 < p->count ? k + 1 : 0;
  double y0 = p->y[k], y1 = p->y[n], x0 = p->x[k], x1 = p->x[n];
  double upper = y0 < y1 ? y0 : y1, lower = y0 < y1 ? y1 : y0;
  double a = upper > top ? upper : top, b = lower < bottom ? lower : bottom;
  if (!(a < b)) return 0;
  double slope = (x1 - x0) / (y1 - y0);
  // Each end is computed from the nearer corner, so that an edge ends exactly where the next one
  // begins.
  double xa = x0 + (a - y0) * slope, xb = x0 + (b - y0) * slope;
  double least = x0 < x1 ? x0 : x1, most = x0 < x1 ? x1 : x0;
  xa = xa < least ? least : xa > most ? most : xa;
  xb = xb < least ? least : xb > most ? most : xb;
  *from = xa < xb ? xa : xb;
  *to = xa < xb ? xb : xa;
  // Clockwise, edges on the right go down.
  *height = y1 > y0 ? b - a : a - b;
  return 1;
}

static inline int32_t edge_parts(const cui_polygon *p, int32_t y, cui_edge_part *parts) {
  int32_t count = 0;
  for (int32_t k = 0; k < p->count; k++) {
    double from, to, height;
    if (!edge_between(p, k, y, y + 1.0, &from, &to, &height)) continue;
    cui_edge_part *part = &parts[count++];
    part->height = (float)height;
    part->from = (float)(from - p->min_x);
    part->to = (float)(to - p->min_x);
    part->per_column = part->to - part->from < 0.015625f ? 0 : 1 / (part->to - part->from);
  }
  return count;
}

static inline int32_t column_at(double x) {
  const double far = 536870912.0;
  double whole = __builtin_floor(x < -far ? -far : x > far ? far : x);
  return (int32_t)whole;
}

/// The positions of the two edges in the middle of a row.
static inline cui_row_spans centre_spans(const cui_polygon *p, int32_t y) {
  double left = 1e9, right = -1e9, centre = y + 0.5;
  for (int32_t k = 0; k < p->count; k++) {
    int32_t n = k + 1 < p->count ? k + 1 : 0;
    if ((p->y[k] <= centre) == (p->y[n] <= centre)) continue;
    double x = p->x[k] + (centre - p->y[k]) * ((p->x[n] - p->x[k]) / (p->y[n] - p->y[k]));
    left = x < left ? x : left;
    right = x > right ? x : right;
  }
  int32_t start = clamp_to(column_at(left + 0.5), p->min_x, p->max_x);
  int32_t end = clamp_to(column_at(right + 0.5), start, p->max_x);
  return (cui_row_spans){start, end, start, end};
}

/// Pixels between the innermost positions of the edges are full, if the edges pass through the
/// whole row.
static inline cui_row_spans polygon_spans(const cui_polygon *p, int32_t y) {
  cui_row_spans none = {p->min_x, p->min_x, p->min_x, p->min_x};
  if (y < p->min_y || y >= p->max_y) return none;
  if (p->hard_edges) return centre_spans(p, y);
  double left = 1e9, right = -1e9, inner_left = -1e9, inner_right = 1e9, covered = 0;
  for (int32_t k = 0; k < p->count; k++) {
    double from, to, height;
    if (!edge_between(p, k, y, y + 1.0, &from, &to, &height)) continue;
    left = from < left ? from : left;
    right = to > right ? to : right;
    if (height < 0) {
      inner_left = to > inner_left ? to : inner_left;
    } else {
      inner_right = from < inner_right ? from : inner_right;
      covered += height;
    }
  }
  if (left > right) return none;
  cui_row_spans r;
  r.start = clamp_to(column_at(left), p->min_x, p->max_x);
  r.end = clamp_to(-column_at(-right), r.start, p->max_x);
  r.full_start = r.full_end = r.end;
  int32_t from = clamp_to(-column_at(-inner_left), r.start, r.end);
  int32_t to = clamp_to(column_at(inner_right), r.start, r.end);
  if (covered > 0.9995 && from < to) {
    r.full_start = from;
    r.full_end = to;
  }
  return r;
}

#endif
