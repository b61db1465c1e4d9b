// A convex polygon on the pixel grid, prepared for scan conversion.

#ifndef CUI_POLYGON_H
#define CUI_POLYGON_H

#include "CUIShape.h"

/// The part of one edge inside a row of pixels: how much of the row's height it spans, counted
/// negative for edges on the left, and between which columns it lies, from `min_x` of the polygon.
typedef struct {
  float height, from, to;
  /// 1 / (to - from), or 0 where the edge is as good as upright.
  float per_column;
} cui_edge_part;

/// The most corners a polygon has.
enum { cui_polygon_limit = 160 };

typedef struct {
  /// The corners in order around the polygon, clockwise where y grows downwards.
  const double *_Nonnull x;
  const double *_Nonnull y;
  int32_t count;
  /// The pixels that may be covered.
  int32_t min_x, min_y, max_x, max_y;
  /// Pixels are in or out by their centres.
  int32_t hard_edges;
} cui_polygon;

cui_row_spans cui_polygon_row_spans(const cui_polygon *_Nonnull polygon, int32_t y);

/// The parts of the polygon's edges inside row `y`; at most `cui_polygon_limit`.
int32_t cui_polygon_edge_parts(
    const cui_polygon *_Nonnull polygon, int32_t y, cui_edge_part *_Nonnull parts);

#endif
