// A colour ramp mapped onto the plane, optionally in perspective.

#ifndef CUI_GRADIENT_H
#define CUI_GRADIENT_H

#include <stdint.h>

/// How a point (s, t) of gradient space maps to a position in the ramp.
typedef enum {
  /// s
  cui_gradient_axial,
  /// The distance from (0, 0).
  cui_gradient_radial,
  /// The angle from the s axis towards the t axis, in turns from 0 to 1.
  cui_gradient_conic,
} cui_gradient_kind;

/// s = sx x + sy y + s0, likewise t, for a point (x, y) of the pixel grid. In perspective both are
/// divided by w, which is computed the same way; otherwise w is 1. Columns are relative to `min_x`,
/// so that a pixel's colour does not depend on where a row starts.
typedef struct {
  /// Premultiplied colours for the positions 0 to 1, `last` steps from the first to the last one.
  const uint32_t *_Nonnull ramp;
  int32_t last;
  cui_gradient_kind kind;
  int32_t min_x;
  int32_t in_perspective;
  double sx, sy, s0, tx, ty, t0, wx, wy, w0;
} cui_gradient;

#endif
