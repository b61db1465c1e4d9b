// Samples an affinely transformed image along a row.
//
// Points outside take the nearest edge's pixel. If both ends of a run of points are inside the
// image, all of them are, and no clamping is needed.

static inline int32_t clamped(int64_t value, int32_t end) {
  return value < 0 ? 0 : value >= end ? end - 1 : (int32_t)value;
}

/// Whether `count` steps from `at` stay in the first `width` columns and `height` rows.
static inline int stays_inside(cui_walk at, int32_t width, int32_t height, int64_t count) {
  uint64_t u = (uint64_t)at.u + (uint64_t)at.du * (uint64_t)(count - 1);
  uint64_t v = (uint64_t)at.v + (uint64_t)at.dv * (uint64_t)(count - 1);
  uint64_t most_u = (uint64_t)width << 32, most_v = (uint64_t)height << 32;
  return (uint64_t)at.u < most_u && u < most_u && (uint64_t)at.v < most_v && v < most_v;
}

static inline cui_walk advance(cui_walk at, uint64_t count) {
  at.u = (int64_t)((uint64_t)at.u + (uint64_t)at.du * count);
  at.v = (int64_t)((uint64_t)at.v + (uint64_t)at.dv * count);
  return at;
}

static inline uint32_t pick(cui_image image, cui_walk at) {
  int32_t x = clamped(at.u >> 32, image.width), y = clamped(at.v >> 32, image.height);
  return image.base[y * image.stride + x];
}

static void sample_nearest(uint32_t *dst, cui_image image, cui_walk at, ptrdiff_t count) {
  ptrdiff_t i = 0;
  for (; i + 8 <= count; i += 8) {
    int inside = stays_inside(at, image.width, image.height, 8);
    for (ptrdiff_t k = i; k < i + 8; k++, at = next(at))
      dst[k] = inside ? image.base[(at.v >> 32) * image.stride + (at.u >> 32)] : pick(image, at);
  }
  for (; i < count; i++, at = next(at)) dst[i] = pick(image, at);
}

static inline uint32_t mix_clamped(cui_image image, cui_walk at) {
  int32_t x0 = clamped(at.u >> 32, image.width), x1 = clamped((at.u >> 32) + 1, image.width);
  int32_t y0 = clamped(at.v >> 32, image.height), y1 = clamped((at.v >> 32) + 1, image.height);
  const uint32_t *top = image.base + y0 * image.stride, *bottom = image.base + y1 * image.stride;
  return mix(
      top[x0] | (uint64_t)top[x1] << 32, bottom[x0] | (uint64_t)bottom[x1] << 32, at.u, at.v);
}

/// Bilinear interpolation of the four pixels around each point; pixel centres are at halves.
static void sample_bilinear(uint32_t *dst, cui_image image, cui_walk at, ptrdiff_t count) {
  const uint64_t half = (uint64_t)1 << 31;
  at.u = (int64_t)((uint64_t)at.u - half);
  at.v = (int64_t)((uint64_t)at.v - half);
  ptrdiff_t i = 0;
  while (i < count) {
    if (i + LANES <= count && stays_inside(at, image.width - 1, image.height - 1, LANES)) {
      store(dst + i, mix_lanes(image.base, image.stride, at));
      at = advance(at, LANES);
      i += LANES;
    } else {
      dst[i++] = mix_clamped(image, at);
      at = next(at);
    }
  }
}
