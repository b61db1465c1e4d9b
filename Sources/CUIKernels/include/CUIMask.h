// Masks whose middle column and row can be repeated.

#ifndef CUI_MASK_H
#define CUI_MASK_H

#include <stddef.h>
#include <stdint.h>

/// A mask of `width` by `height` bytes, stretched to `full_width` by `full_height` by repeating
/// column `left` and row `top`. In a direction without stretching, `left` == `width` or `top` ==
/// `height`.
typedef struct {
  const uint8_t *_Nonnull base;
  ptrdiff_t stride;
  int32_t width, height, left, top, full_width, full_height;
} cui_nine_part;

/// A mask of at least two rows whose middle column and row, `width / 2` and `height / 2`, are
/// stretched by `excess_x` and `excess_y` pixels. Up to two bytes past its end may be read.
typedef struct {
  const uint8_t *_Nonnull base;
  ptrdiff_t stride;
  int32_t width, height;
  float excess_x, excess_y;
} cui_stretched_mask;

#endif
