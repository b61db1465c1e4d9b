// A rounded rectangle under an affine map, prepared for scan conversion.

#ifndef CUI_SHAPE_H
#define CUI_SHAPE_H

#include <stdint.h>

/// A rounded rectangle about the origin of shape space: |u| <= half_u, |v| <= half_v, and beyond
/// (corner_u, corner_v) within `radius` of that point. A corner_u of infinity means sharp corners.
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
  /// 1/ux and 1/vx, unused where that is no number; xx = ux ux + vx vx, and 1/xx.
  double per_ux, per_vx, xx, per_xx;
  /// A pixel whose centre is outside `outer` has no coverage, one inside `inner` all of it.
  cui_outline outer, inner;
  /// Pixels of one edge for each unit of u or v, and the most of a pixel that the rectangle fills.
  float scale_u, scale_v, most_u, most_v;
  float half_u, half_v, corner_u, corner_v, radius;
  /// Squared gradient of the distance: uu du du + vv dv dv + uv du dv for a direction (du, dv).
  float gradient_uu, gradient_vv, gradient_uv;
  /// Distances are `scale_u` pixels a unit in every direction: the gradient need not be computed.
  int32_t is_similarity;
  /// The pixels that may be covered.
  int32_t min_x, min_y, max_x, max_y;
  /// Pixels are in or out by their centres; `outer` and `inner` are the same.
  int32_t hard_edges;
  /// The corners that are round, one bit each: 1 where u < 0 and v < 0, 2 where u >= 0 and v < 0,
  /// 4 where u < 0 and v >= 0, 8 where both are not.
  int32_t corners;
  /// Whether corners are other than all round and all arcs.
  int32_t is_styled;
  /// 0 where corners are circular arcs, 1 where they are continuous, a mix of both in between. Then
  /// the corner's square, beyond (corner_u, corner_v), has sides of `reach`, not of `radius`.
  float smoothing, reach;
  /// How much of a continuous corner is left out for want of room, in radii.
  float smooth_start;
} cui_shape;

/// The covered pixels of a row: all have coverage within [full_start, full_end), none outside
/// [start, end). A row without full pixels has full_start == full_end == end.
typedef struct {
  int32_t start, end, full_start, full_end;
} cui_row_spans;

cui_row_spans cui_shape_row_spans(const cui_shape *_Nonnull shape, int32_t y);

#endif
