// Sample points on an image in perspective.

#ifndef CUI_PROJECTION_H
#define CUI_PROJECTION_H

#include <stdint.h>

/// A point (x, y) of the pixel grid shows the image position (u / w, v / w), in pixels, with u = ux
/// x + uy y + u0, likewise v and w. Columns are relative to `min_x`, so that a pixel's position
/// does not depend on where a row starts.
typedef struct {
  double ux, uy, u0, vx, vy, v0, wx, wy, w0;
  int32_t min_x;
} cui_projection;

#endif
