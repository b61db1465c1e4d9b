// Masks whose middle column and row stand for any number of them.

#ifndef CUI_MASK_H
#define CUI_MASK_H

#include <stddef.h>
#include <stdint.h>

/// The mask is `width` by `height` bytes and stands for `full_width` by `full_height`. Column `left`
/// and row `top` are repeated as often as that takes; a mask that is as wide as it stands for has
/// `left` == `width`, likewise for its height.
typedef struct {
  const uint8_t *_Nonnull base;
  ptrdiff_t stride;
  int32_t width, height, left, top, full_width, full_height;
} cui_nine_part;

/// A mask of at least two rows of whose middle column and row, `width / 2` and `height / 2`, there are
/// `excess_x` and `excess_y` pixels more than it has. Two bytes may be read behind its last one.
typedef struct {
  const uint8_t *_Nonnull base;
  ptrdiff_t stride;
  int32_t width, height;
  float excess_x, excess_y;
} cui_stretched_mask;

#endif
