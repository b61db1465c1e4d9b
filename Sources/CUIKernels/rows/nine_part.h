// A nine-part mask, stretched on the fly.

/// The position in the mask for a position in the stretched mask.
static inline int32_t nine_part_place(int32_t i, int32_t before, int32_t size, int32_t full) {
  if (i < before) return i;
  int32_t after = size - 1 - before;
  return i >= full - after ? i - (full - size) : before;
}

/// The parts of a row between two columns: mask, a single value, mask.
typedef struct {
  const uint8_t *row;
  int32_t middle_start, middle_end;
  /// The offset of the mask's right part.
  int32_t shift;
} nine_part_row;

static inline nine_part_row nine_part_row_of(
    const cui_nine_part *m, int32_t x, int32_t y, int32_t count) {
  int32_t end = m->full_width - (m->width - 1 - m->left);
  int32_t middle_start = m->left < x + count ? m->left : x + count;
  if (m->left >= m->width) end = middle_start = x + count;
  if (middle_start < x) middle_start = x;
  if (end > x + count) end = x + count;
  return (nine_part_row){
      m->base + nine_part_place(y, m->top, m->height, m->full_height) * m->stride, middle_start,
      end < middle_start ? middle_start : end, m->full_width - m->width};
}

/// The mask's values for `count` pixels starting at (x, y), all of them inside the mask.
static void nine_part_coverage(
    const cui_nine_part *m, int32_t x, int32_t y, uint8_t *mask, ptrdiff_t count) {
  nine_part_row r = nine_part_row_of(m, x, y, (int32_t)count);
  for (int32_t i = x; i < r.middle_start; i++) mask[i - x] = r.row[i];
  for (int32_t i = r.middle_start; i < r.middle_end; i++) mask[i - x] = r.row[m->left];
  for (int32_t i = r.middle_end; i < x + count; i++) mask[i - x] = r.row[i - r.shift];
}

/// How many values at the start of a mask's row are 0, in steps of eight: a blurred mask's corners are
/// mostly empty.
static inline int32_t clear_start(const uint8_t *mask, int32_t count) {
  int32_t i = 0;
  for (uint64_t eight; i + 8 <= count; i += 8) {
    __builtin_memcpy(&eight, mask + i, 8);
    if (eight) break;
  }
  return i;
}

/// The same at its end.
static inline int32_t clear_end(const uint8_t *mask, int32_t count) {
  int32_t i = 0;
  for (uint64_t eight; i + 8 <= count; i += 8) {
    __builtin_memcpy(&eight, mask + count - i - 8, 8);
    if (eight) break;
  }
  return i;
}

/// One colour through the mask; the first pixel of `dst` is at (x, y) of the mask.
static void nine_part_solid_over(
    cui_block dst, const cui_nine_part *m, int32_t x, int32_t y, uint32_t color) {
  for (int32_t k = 0; k < dst.height; k++) {
    nine_part_row r = nine_part_row_of(m, x, y + k, dst.width);
    uint32_t *d = dst.base + k * dst.stride - x;
    int32_t middle = r.middle_end - r.middle_start;
    int32_t start = x + clear_start(r.row + x, r.middle_start - x);
    solid_over_mask(d + start, color, r.row + start, r.middle_start - start);
    uint32_t c = middle > 0 ? pixel_scale(color, r.row[m->left]) : 0;
    if (c >> 24 == 255) {
      fill_row(d + r.middle_start, c, middle);
    } else if (c) {
      solid_over_row(d + r.middle_start, c, middle);
    }
    const uint8_t *right = r.row + (r.middle_end - r.shift);
    int32_t after = x + dst.width - r.middle_end;
    solid_over_mask(d + r.middle_end, color, right, after - clear_end(right, after));
  }
}
