// Which pixels of a picture are not clear.

#ifndef CUI_INK_H
#define CUI_INK_H

#include <stddef.h>
#include <stdint.h>

/// The pixels of a block, which are 64 bytes.
enum { cui_ink_block = 16 };

/// A bit for each block of a row of a picture, the lowest of a word for its first: 0 where all
/// pixels of the block are clear. `bits` are those of the first row painted, `stride` words before
/// those of the next, and `column` is where in the picture the first pixel painted is.
typedef struct {
  const uint64_t *_Nonnull bits;
  ptrdiff_t stride;
  int32_t column;
} cui_ink;

#endif
