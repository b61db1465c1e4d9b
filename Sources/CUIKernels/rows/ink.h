// Draws a picture where it is not clear, and finds out where that is.

/// The bit of a block of `count` pixels.
static inline __attribute__((always_inline)) uint64_t ink_of(const uint32_t *p, ptrdiff_t count) {
  pixels seen = 0;
  ptrdiff_t i = 0;
  for (; i + LANES <= count; i += LANES) seen |= load(p + i);
  if (i < count) seen |= load_some(p + i, count - i);
  return (uint64_t)any((ints)(seen != 0));
}

/// Sets the bits of a row's blocks; the rest of the last word becomes 0.
static void find_ink(uint64_t *restrict bits, const uint32_t *restrict row, ptrdiff_t count) {
  ptrdiff_t whole = count / cui_ink_block, rest = count % cui_ink_block, block = 0;
  for (uint64_t *word = bits; block * cui_ink_block < count; word++) {
    uint64_t found = 0;
    ptrdiff_t start = block, end = start + 64 < whole ? start + 64 : whole;
    for (; block < end; block++)
      found |= ink_of(row + block * cui_ink_block, cui_ink_block) << (block - start);
    if (block == whole && block < start + 64 && rest > 0) {
      found |= ink_of(row + block * cui_ink_block, rest) << (block - start);
      block++;
    }
    *word = found;
  }
}

/// A whole block; `fades` is a constant where this is called.
static inline __attribute__((always_inline)) void over_one_block(
    uint32_t *restrict dst, const uint32_t *restrict src, words by, int fades) {
#pragma clang loop unroll(full)
  for (int i = 0; i < cui_ink_block; i += LANES) {
    pixels s = load(src + i);
    store(dst + i, over(fades ? scale(s, by, by) : s, load(dst + i)));
  }
}

/// The whole blocks from `first` to `end` of a row whose pixels in column 0 are at `dst` and `src`.
/// Without runs, whose ends cannot be foreseen and would cost more than their pixels.
static inline __attribute__((always_inline)) void over_blocks(
    uint32_t *restrict dst, const uint32_t *restrict src, const uint64_t *restrict row,
    ptrdiff_t first, ptrdiff_t end, words by, int fades) {
  for (ptrdiff_t word = first >> 6; word << 6 < end; word++) {
    ptrdiff_t start = word << 6;
    uint64_t bits = row[word];
    if (start < first) bits &= ~UINT64_C(0) << (first - start);
    if (end - start < 64) bits &= (UINT64_C(1) << (end - start)) - 1;
    for (; bits; bits &= bits - 1) {
      ptrdiff_t i = (start + __builtin_ctzll(bits)) * cui_ink_block;
      over_one_block(dst + i, src + i, by, fades);
    }
  }
}

/// A part of one block, from column `from` to `to`.
static inline void over_part(
    uint32_t *restrict dst, const uint32_t *restrict src, const uint64_t *restrict row,
    ptrdiff_t from, ptrdiff_t to, uint8_t alpha) {
  ptrdiff_t block = from / cui_ink_block;
  if (from < to && row[block >> 6] >> (block & 63) & 1)
    any_over_row(dst + from, src + from, alpha, to - from);
}

static inline void over_ink_row(
    uint32_t *restrict dst, const uint32_t *restrict src, const uint64_t *restrict row,
    ptrdiff_t from, ptrdiff_t to, uint8_t alpha) {
  ptrdiff_t first = (from + cui_ink_block - 1) / cui_ink_block, end = to / cui_ink_block;
  ptrdiff_t inner = first * cui_ink_block, last = end * cui_ink_block;
  over_part(dst, src, row, from, inner < to ? inner : to, alpha);
  if (alpha == 255) {
    over_blocks(dst, src, row, first, end, (words)0, 0);
  } else {
    over_blocks(dst, src, row, first, end, (words)(uint16_t)alpha, 1);
  }
  if (end >= first) over_part(dst, src, row, last, to, alpha);
}

/// As over_block, without reading what is clear.
static void over_ink(
    cui_block dst, const uint32_t *src, ptrdiff_t src_stride, cui_ink ink, uint8_t alpha) {
  ptrdiff_t from = ink.column, to = from + dst.width;
  for (int32_t y = 0; y < dst.height; y++)
    over_ink_row(
        dst.base + y * dst.stride - from, src + y * src_stride - from, ink.bits + y * ink.stride,
        from, to, alpha);
}
