// The table of this instruction set; the including file defines NAME and TITLE.

#include "solid.h"
#include "image.h"
#include "ink.h"
#include "mask.h"
#include "blend.h"
#include "sample.h"
#include "shape.h"
#include "gradient.h"
#include "blur.h"
#include "layout.h"
#include "mip.h"
#include "nine_part.h"
#include "polygon.h"
#include "project.h"
#include "mask_sample.h"

const cui_kernels NAME = {
    .name = TITLE,
    .fill = fill,
    .copy = copy,
    .solid_over = solid_over,
    .over = over_block,
    .over_ink = over_ink,
    .find_ink = find_ink,
    .solid_over_mask = solid_over_mask,
    .over_mask = over_mask,
    .multiply_mask = multiply_mask,
    .cut_mask = cut_mask,
    .scale_mask = scale_mask,
    .multiply_pixels = multiply_pixels,
    .multiply_pixels_by_alpha = multiply_pixels_by_alpha,
    .tint = tint,
    .blend = blend,
    .sample_nearest = sample_nearest,
    .sample_bilinear = sample_bilinear,
    .shape_coverage = shape_coverage,
    .shape_solid_over = shape_solid_over,
    .gradient = gradient,
    .nine_part_coverage = nine_part_coverage,
    .nine_part_solid_over = nine_part_solid_over,
    .blur_across = blur_across,
    .blur_down = blur_down,
    .polygon_coverage = polygon_coverage,
    .polygon_solid_over = polygon_solid_over,
    .project_nearest = project_nearest,
    .project_bilinear = project_bilinear,
    .sample_mask = sample_mask,
    .halve = halve,
    .mix_rows = mix_rows,
    .to_565 = to_565,
    .to_555 = to_555,
    .to_2101010 = to_2101010,
    .to_rgbx = to_rgbx,
    .to_bgr888 = to_bgr888,
};
