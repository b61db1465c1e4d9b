// The exact coverage of each pixel by a convex polygon, and painting a colour with it.
//
// A row's coverage is the area to the left of its right edges minus the area to the left of its
// left ones. Columns are relative to the polygon's first one, so that a pixel's coverage does not
// depend on where a row starts.

#include "edges.h"

/// The integral up to z of the part of the unit pixel to the left of x.
static inline floats area_left(floats z) {
  floats inside = least(most(z, (floats)0.0f), (floats)1.0f);
  return inside * inside * 0.5f + most(z - 1.0f, (floats)0.0f);
}

/// The part of each pixel to the left of an edge: the mean over the edge's positions.
static inline floats left_of(const cui_edge_part *edge, floats x) {
  floats from = edge->from - x, to = edge->to - x;
  if (edge->per_column == 0)
    return least(most((from + to) * 0.5f, (floats)0.0f), (floats)1.0f);
  floats mean = (area_left(to) - area_left(from)) * edge->per_column;
  mean = from >= 1.0f ? (floats)1.0f : mean;
  return to <= 0.0f ? (floats)0.0f : mean;
}

static inline pixels parts_coverage(const cui_edge_part *parts, int32_t count, floats x) {
  floats sum = 0;
  for (int32_t k = 0; k < count; k++) sum += left_of(&parts[k], x) * parts[k].height;
  sum = least(most(sum, (floats)0.0f), (floats)1.0f);
  return (pixels)__builtin_convertvector(sum * 255.0f + 0.5f, ints);
}

static void polygon_coverage(
    const cui_polygon *p, int32_t y, int32_t x, uint8_t *mask, ptrdiff_t count) {
  cui_row_spans spans = polygon_spans(p, y);
  if (p->hard_edges) {
    for (ptrdiff_t i = 0; i < count; i++)
      mask[i] = x + i >= spans.start && x + i < spans.end ? 255 : 0;
    return;
  }
  cui_edge_part parts[cui_polygon_limit];
  int32_t edges = edge_parts(p, y, parts);
  for (ptrdiff_t i = 0; i < count; i += LANES) {
    pixels v = parts_coverage(parts, edges, (float)(x - p->min_x + (int32_t)i) + lane_numbers);
    lane_bytes b = __builtin_convertvector(v, lane_bytes);
    if (i + LANES <= count) {
      __builtin_memcpy(mask + i, &b, LANES);
    } else {
      for (ptrdiff_t k = 0; i + k < count; k++) mask[i + k] = b[k];
    }
  }
}

static inline void polygon_edge_over(
    const cui_polygon *p, const cui_edge_part *parts, int32_t edges, uint32_t *dst, int32_t x,
    int32_t end, uint32_t color) {
  pixels c = color;
  for (; x < end; x += LANES, dst += LANES) {
    pixels part = parts_coverage(parts, edges, (float)(x - p->min_x) + lane_numbers);
    pixels s = scale_each(c, part);
    if (end - x >= LANES) {
      store(dst, over(s, load(dst)));
    } else {
      store_some(dst, over(s, load_some(dst, end - x)), end - x);
    }
  }
}

static inline cui_row_spans clipped(cui_row_spans r, int32_t from, int32_t to) {
  r.start = clamp_to(r.start, from, to);
  r.end = clamp_to(r.end, from, to);
  r.full_start = clamp_to(r.full_start, r.start, r.end);
  r.full_end = clamp_to(r.full_end, r.full_start, r.end);
  return r;
}

/// One colour over the pixels of `dst`, whose first is (x, y), through the polygon's coverage.
static void polygon_solid_over(
    cui_block dst, const cui_polygon *p, int32_t x, int32_t y, uint32_t color) {
  cui_edge_part parts[cui_polygon_limit];
  for (int32_t row = 0; row < dst.height; row++) {
    cui_row_spans r = clipped(polygon_spans(p, y + row), x, x + dst.width);
    uint32_t *d = dst.base + row * dst.stride - x;
    int32_t edges = p->hard_edges ? 0 : edge_parts(p, y + row, parts);
    polygon_edge_over(p, parts, edges, d + r.start, r.start, r.full_start, color);
    polygon_edge_over(p, parts, edges, d + r.full_end, r.full_end, r.end, color);
    if (color >> 24 == 255) {
      fill_row(d + r.full_start, color, r.full_end - r.full_start);
    } else {
      solid_over_row(d + r.full_start, color, r.full_end - r.full_start);
    }
  }
}
