// A colour ramp laid over the plane, which may be seen in perspective.

#ifndef CUI_GRADIENT_H
#define CUI_GRADIENT_H

#include <stdint.h>

/// What place in the ramp a point (s, t) of gradient space has.
typedef enum {
  /// s
  cui_gradient_axial,
  /// The distance from (0, 0).
  cui_gradient_radial,
  /// The angle from the s axis towards the t axis, in turns from 0 to 1.
  cui_gradient_conic,
} cui_gradient_kind;

/// s = sx x + sy y + s0, likewise t, for a point (x, y) of the pixel grid; in perspective both are
/// divided by w, which is made the same way and 1 otherwise. Columns are counted from `min_x`, so that
/// a pixel's colour does not depend on where a row is entered.
typedef struct {
  /// Premultiplied colours for the places 0 to 1, `last` steps from the first to the last one.
  const uint32_t *_Nonnull ramp;
  int32_t last;
  cui_gradient_kind kind;
  int32_t min_x;
  int32_t in_perspective;
  double sx, sy, s0, tx, ty, t0, wx, wy, w0;
} cui_gradient;

#endif
