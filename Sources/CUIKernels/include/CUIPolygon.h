// A convex polygon on the pixel grid, prepared for scan conversion.

#ifndef CUI_POLYGON_H
#define CUI_POLYGON_H

#include "CUIShape.h"

/// The part of an edge inside a row of pixels: how much of the row's height it spans, negative for
/// edges on the left, and the columns between which it lies, relative to `min_x` of the polygon.
typedef struct {
  float height, from, to;
  /// 1 / (to - from), or 0 if the edge is practically vertical.
  float per_column;
} cui_edge_part;

/// The maximum number of corners.
enum { cui_polygon_limit = 160 };

typedef struct {
  /// The corners in order around the polygon, clockwise where y grows downwards.
  const double *_Nonnull x;
  const double *_Nonnull y;
  int32_t count;
  /// The pixels that may be covered.
  int32_t min_x, min_y, max_x, max_y;
  /// Pixels are covered if their centres are inside.
  int32_t hard_edges;
} cui_polygon;

cui_row_spans cui_polygon_row_spans(const cui_polygon *_Nonnull polygon, int32_t y);

/// The parts of the polygon's edges inside row `y`; at most `cui_polygon_limit`.
int32_t cui_polygon_edge_parts(
    const cui_polygon *_Nonnull polygon, int32_t y, cui_edge_part *_Nonnull parts);

#endif
