// A walk over a picture seen in perspective.

#ifndef CUI_PROJECTION_H
#define CUI_PROJECTION_H

#include <stdint.h>

/// The place in the picture, in its pixels, of a point (x, y) of the pixel grid is (u / w, v / w)
/// with u = ux x + uy y + u0, likewise v and w. Columns are counted from `min_x`, so that a pixel's
/// place does not depend on where a row is entered.
typedef struct {
  double ux, uy, u0, vx, vy, v0, wx, wy, w0;
  int32_t min_x;
} cui_projection;

#endif
