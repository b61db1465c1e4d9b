// Boxes of fractional width, for blurs.

#ifndef CUI_BLUR_H
#define CUI_BLUR_H

#include <stdint.h>

/// The weight of each of 2 reach + 1 values, and of the one beyond on each side.
typedef struct {
  int32_t reach;
  float middle, end;
} cui_box;

/// The rows just outside a box, and the one that leaves it next.
typedef struct {
  const uint16_t *_Nonnull before;
  const uint16_t *_Nonnull after;
  const uint16_t *_Nonnull leaving;
} cui_box_rows;

#endif
