// A rounded rectangle under an affine map, prepared for scan conversion.

#ifndef CUI_SHAPE_H
#define CUI_SHAPE_H

#include <stdint.h>

/// A rounded rectangle around the origin of shape space: |u| <= half_u, |v| <= half_v, and beyond
/// (corner_u, corner_v) within `radius` of that point. corner_u is infinite for sharp corners.
typedef struct {
  double half_u, half_v;
  double corner_u, corner_v;
  double radius;
} cui_outline;

/// Shape space has its origin in the middle of the rectangle and its axes along the edges;
/// u = ux x + uy y + u0, v = vx x + vy y + v0 for a point (x, y) of the pixel grid.
typedef struct {
  double ux, uy, u0;
  double vx, vy, v0;
  /// 1/ux and 1/vx, unused if not finite; xx = ux ux + vx vx, and 1/xx.
  double per_ux, per_vx, xx, per_xx;
  /// A pixel has no coverage if its centre is outside `outer`, and full coverage if it is inside
  /// `inner`.
  cui_outline outer, inner;
  /// Pixels across an edge per unit of u or v, and the most of a pixel that the rectangle can
  /// cover.
  float scale_u, scale_v, most_u, most_v;
  float half_u, half_v, corner_u, corner_v, radius;
  /// Squared gradient of the distance: uu du du + vv dv dv + uv du dv for a direction (du, dv).
  float gradient_uu, gradient_vv, gradient_uv;
  /// Distances have `scale_u` pixels per unit in every direction, so the gradient is not needed.
  int32_t is_similarity;
  /// The pixels that may be covered.
  int32_t min_x, min_y, max_x, max_y;
  /// Pixels are covered if their centres are inside; `outer` and `inner` are the same.
  int32_t hard_edges;
  /// The round corners, one bit each: 1 where u < 0 and v < 0, 2 where u >= 0 and v < 0, 4 where u
  /// < 0 and v >= 0, 8 where both are not negative.
  int32_t corners;
  /// Whether some corners are sharp or not circular arcs.
  int32_t is_styled;
  /// 0 for circular arcs, 1 for continuous corners, values in between for a mix. Above 0, the
  /// corner's square beyond (corner_u, corner_v) has sides of `reach` instead of `radius`.
  float smoothing, reach;
  /// How much of a continuous corner is omitted for lack of space, in radii.
  float smooth_start;
} cui_shape;

/// The covered pixels of a row: all have coverage within [full_start, full_end), none outside
/// [start, end). A row without full pixels has full_start == full_end == end.
typedef struct {
  int32_t start, end, full_start, full_end;
} cui_row_spans;

cui_row_spans cui_shape_row_spans(const cui_shape *_Nonnull shape, int32_t y);

#endif
