// Samples an image in perspective: one division per pixel, then as in rows/sample.h.
//
// Positions have 8 fraction bits, like the weights of a mix. Positions that are far outside, behind
// the eye or NaN end up at an edge of the image.

typedef struct {
  floats u, v, w, ux, vx, wx;
} projected_row;

static inline projected_row projected_row_of(const cui_projection *p, int32_t y) {
  double x = p->min_x + 0.5, yc = y + 0.5;
  return (projected_row){
      (floats)(float)(p->ux * x + (p->uy * yc + p->u0)),
      (floats)(float)(p->vx * x + (p->vy * yc + p->v0)),
      (floats)(float)(p->wx * x + (p->wy * yc + p->w0)),
      (floats)(float)p->ux, (floats)(float)p->vx, (floats)(float)p->wx};
}

/// Limits a size in pixels, because larger positions would not fit.
static inline int32_t reached(int32_t size) { return size < 4194304 ? size : 4194304; }

/// floor(256 (value * per - shift)), at most one pixel outside.
static inline ints place_of(floats value, floats per, float shift, int32_t size) {
  floats place = least(most(value * per - shift, (floats)-1.0f), (floats)(float)reached(size));
  return __builtin_convertvector(place * 256.0f + 256.0f, ints) - 256;
}

typedef struct {
  ints u, v;
} projected_places;

static inline projected_places places_of(
    projected_row r, cui_image image, int32_t column, float shift) {
  floats x = (float)column + lane_numbers;
  floats per = 1.0f / (r.w + r.wx * x);
  return (projected_places){
      place_of(r.u + r.ux * x, per, shift, image.width),
      place_of(r.v + r.vx * x, per, shift, image.height)};
}

static inline uint32_t mix_place(cui_image image, int32_t u, int32_t v) {
  return mix_clamped(
      image, (cui_walk){(int64_t)u * 16777216, (int64_t)v * 16777216, 0, 0});
}

static inline int all_inside(projected_places at, cui_image image) {
  int32_t right = (reached(image.width) - 1) * 256, bottom = (reached(image.height) - 1) * 256;
  return !any((at.u < 0) | (at.u >= right) | (at.v < 0) | (at.v >= bottom));
}

static inline pixels mix_places(cui_image image, projected_places at) {
  if (all_inside(at, image)) return mix_apart(image.base, image.stride, at.u, at.v);
  pixels result;
  for (int lane = 0; lane < LANES; lane++) result[lane] = mix_place(image, at.u[lane], at.v[lane]);
  return result;
}

static inline pixels pick_places(cui_image image, projected_places at) {
  pixels result;
  for (int lane = 0; lane < LANES; lane++) {
    int32_t x = clamped(at.u[lane] >> 8, image.width), y = clamped(at.v[lane] >> 8, image.height);
    result[lane] = image.base[y * image.stride + x];
  }
  return result;
}

static void project_bilinear(
    uint32_t *dst, cui_image image, const cui_projection *p, int32_t x, int32_t y,
    ptrdiff_t count) {
  projected_row row = projected_row_of(p, y);
  for (ptrdiff_t i = 0; i < count; i += LANES) {
    pixels c = mix_places(image, places_of(row, image, x - p->min_x + (int32_t)i, 0.5f));
    if (i + LANES <= count) {
      store(dst + i, c);
    } else {
      store_some(dst + i, c, count - i);
    }
  }
}

static void project_nearest(
    uint32_t *dst, cui_image image, const cui_projection *p, int32_t x, int32_t y,
    ptrdiff_t count) {
  projected_row row = projected_row_of(p, y);
  for (ptrdiff_t i = 0; i < count; i += LANES) {
    pixels c = pick_places(image, places_of(row, image, x - p->min_x + (int32_t)i, 0.0f));
    if (i + LANES <= count) {
      store(dst + i, c);
    } else {
      store_some(dst + i, c, count - i);
    }
  }
}
