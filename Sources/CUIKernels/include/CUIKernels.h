// The pixel kernels: premultiplied 8-bit BGRA, one uint32_t (0xAARRGGBB) per pixel, every product
// of two 8-bit values divided by 255 and rounded to nearest.
//
// There is a table of functions for each instruction set; cui_kernels_active() is the best one for
// this processor. All sets give the same bits.

#ifndef CUI_KERNELS_H
#define CUI_KERNELS_H

#include <stddef.h>
#include <stdint.h>

#include "CUIGradient.h"
#include "CUIInk.h"
#include "CUIMask.h"
#include "CUIPolygon.h"
#include "CUIProjection.h"
#include "CUIShape.h"

/// An image to sample from; width and height are at least 1, the stride is in pixels.
typedef struct {
  const uint32_t *_Nonnull base;
  ptrdiff_t stride;
  int32_t width, height;
} cui_image;

/// Sample points along a row: the first point and the step for each pixel, in pixels with 32
/// fraction bits; (0.5, 0.5) is the centre of the first pixel. Steps are at most 2^24 pixels.
typedef struct {
  int64_t u, v, du, dv;
} cui_walk;

/// A block of destination pixels; the stride is in pixels.
typedef struct {
  uint32_t *_Nonnull base;
  ptrdiff_t stride;
  int32_t width, height;
} cui_block;

/// Blend modes other than source-over.
typedef enum {
  cui_blend_multiply,
  cui_blend_screen,
  cui_blend_overlay,
  cui_blend_darken,
  cui_blend_lighten,
  cui_blend_plus_lighter,
} cui_blend_mode;

/// The kernels of one instruction set.
typedef struct {
  const char *_Nonnull name;
  void (*_Nonnull fill)(cui_block dst, uint32_t color);
  void (*_Nonnull copy)(cui_block dst, const uint32_t *_Nonnull src, ptrdiff_t src_stride);
  void (*_Nonnull solid_over)(cui_block dst, uint32_t color);
  void (*_Nonnull over)(
      cui_block dst, const uint32_t *_Nonnull src, ptrdiff_t src_stride, uint8_t alpha);
  void (*_Nonnull over_ink)(
      cui_block dst, const uint32_t *_Nonnull src, ptrdiff_t src_stride, cui_ink ink,
      uint8_t alpha);
  void (*_Nonnull find_ink)(
      uint64_t *_Nonnull bits, const uint32_t *_Nonnull row, ptrdiff_t count);
  void (*_Nonnull solid_over_mask)(
      uint32_t *_Nonnull dst, uint32_t color, const uint8_t *_Nonnull mask, ptrdiff_t count);
  void (*_Nonnull over_mask)(
      uint32_t *_Nonnull dst, const uint32_t *_Nonnull src, const uint8_t *_Nonnull mask,
      ptrdiff_t count);
  void (*_Nonnull multiply_mask)(
      uint8_t *_Nonnull mask, const uint8_t *_Nonnull by, ptrdiff_t count);
  void (*_Nonnull cut_mask)(
      uint8_t *_Nonnull mask, const uint8_t *_Nonnull by, ptrdiff_t count);
  void (*_Nonnull scale_mask)(uint8_t *_Nonnull mask, uint8_t by, ptrdiff_t count);
  void (*_Nonnull multiply_pixels)(
      uint32_t *_Nonnull pixels, const uint8_t *_Nonnull by, ptrdiff_t count);
  void (*_Nonnull multiply_pixels_by_alpha)(
      uint32_t *_Nonnull pixels, const uint32_t *_Nonnull by, ptrdiff_t count);
  void (*_Nonnull tint)(uint32_t *_Nonnull pixels, uint32_t by, ptrdiff_t count);
  void (*_Nonnull blend)(
      uint32_t *_Nonnull dst, const uint32_t *_Nonnull src, const uint8_t *_Nullable mask,
      uint8_t alpha, ptrdiff_t count, cui_blend_mode mode);
  void (*_Nonnull sample_nearest)(
      uint32_t *_Nonnull dst, cui_image image, cui_walk walk, ptrdiff_t count);
  void (*_Nonnull sample_bilinear)(
      uint32_t *_Nonnull dst, cui_image image, cui_walk walk, ptrdiff_t count);
  void (*_Nonnull shape_coverage)(
      const cui_shape *_Nonnull shape, int32_t y, int32_t x, uint8_t *_Nonnull mask,
      ptrdiff_t count);
  void (*_Nonnull shape_solid_over)(
      cui_block dst, const cui_shape *_Nonnull shape, int32_t x, int32_t y, uint32_t color);
  void (*_Nonnull gradient)(
      uint32_t *_Nonnull dst, const cui_gradient *_Nonnull gradient, int32_t x, int32_t y,
      ptrdiff_t count);
  void (*_Nonnull nine_part_coverage)(
      const cui_nine_part *_Nonnull part, int32_t x, int32_t y, uint8_t *_Nonnull mask,
      ptrdiff_t count);
  void (*_Nonnull nine_part_solid_over)(
      cui_block dst, const cui_nine_part *_Nonnull part, int32_t x, int32_t y, uint32_t color);
  void (*_Nonnull blur_across)(
      uint16_t *_Nonnull dst, const uint8_t *_Nonnull src, const uint16_t *_Nonnull weights,
      int32_t taps, ptrdiff_t count);
  void (*_Nonnull blur_down)(
      uint8_t *_Nonnull dst, const uint16_t *_Nonnull src, ptrdiff_t stride,
      const uint16_t *_Nonnull weights, int32_t taps, ptrdiff_t count);
  void (*_Nonnull polygon_coverage)(
      const cui_polygon *_Nonnull polygon, int32_t y, int32_t x, uint8_t *_Nonnull mask,
      ptrdiff_t count);
  void (*_Nonnull polygon_solid_over)(
      cui_block dst, const cui_polygon *_Nonnull polygon, int32_t x, int32_t y, uint32_t color);
  void (*_Nonnull project_nearest)(
      uint32_t *_Nonnull dst, cui_image image, const cui_projection *_Nonnull projection,
      int32_t x, int32_t y, ptrdiff_t count);
  void (*_Nonnull project_bilinear)(
      uint32_t *_Nonnull dst, cui_image image, const cui_projection *_Nonnull projection,
      int32_t x, int32_t y, ptrdiff_t count);
  void (*_Nonnull sample_mask)(
      uint8_t *_Nonnull dst, const cui_stretched_mask *_Nonnull mask,
      const cui_projection *_Nonnull projection, int32_t x, int32_t y, ptrdiff_t count);
  void (*_Nonnull halve)(
      uint32_t *_Nonnull dst, const uint32_t *_Nonnull top, const uint32_t *_Nonnull bottom,
      ptrdiff_t count);
  void (*_Nonnull mix_rows)(
      uint32_t *_Nonnull dst, const uint32_t *_Nonnull src, uint32_t weight, ptrdiff_t count);
  void (*_Nonnull to_565)(void *_Nonnull dst, const uint32_t *_Nonnull src, ptrdiff_t count);
  void (*_Nonnull to_555)(void *_Nonnull dst, const uint32_t *_Nonnull src, ptrdiff_t count);
  void (*_Nonnull to_2101010)(void *_Nonnull dst, const uint32_t *_Nonnull src, ptrdiff_t count);
  void (*_Nonnull to_rgbx)(void *_Nonnull dst, const uint32_t *_Nonnull src, ptrdiff_t count);
  void (*_Nonnull to_bgr888)(void *_Nonnull dst, const uint32_t *_Nonnull src, ptrdiff_t count);
} cui_kernels;

/// Runs on every processor this was compiled for.
extern const cui_kernels cui_kernels_baseline;

/// The AVX2 set, or NULL if this processor lacks it.
const cui_kernels *_Nullable cui_kernels_avx2(void);

/// The set in use, selected once when the program is loaded.
const cui_kernels *_Nonnull cui_kernels_active(void);

#endif
