// Rows of gradients: the position of each pixel's centre in the ramp, and its colour.

typedef struct {
  float s, t, w, sx, tx, wx;
} gradient_row_start;

static inline gradient_row_start gradient_start(const cui_gradient *g, int32_t y) {
  double x = g->min_x + 0.5, yc = y + 0.5;
  return (gradient_row_start){
      (float)(g->sx * x + (g->sy * yc + g->s0)), (float)(g->tx * x + (g->ty * yc + g->t0)),
      (float)(g->wx * x + (g->wy * yc + g->w0)), (float)g->sx, (float)g->tx, (float)g->wx};
}

/// atan(x) / 2 pi for 0 <= x <= 1: Abramowitz and Stegun 4.4.49, within 2e-6 turns.
static inline floats eighth_turn(floats x) {
  floats xx = x * x;
  floats sum = 0.0208351f * xx - 0.0851330f;
  sum = sum * xx + 0.1801410f;
  sum = sum * xx - 0.3302995f;
  sum = sum * xx + 0.9998660f;
  return x * sum * 0.15915494f;
}

/// The angle of (s, t) in turns, 0 to 1; 0 at the origin.
static inline floats turns(floats s, floats t) {
  floats across = __builtin_elementwise_abs(s), up = __builtin_elementwise_abs(t);
  floats a = eighth_turn(least(across, up) / most(most(across, up), (floats)1e-30f));
  a = up > across ? 0.25f - a : a;
  a = s < 0.0f ? 0.5f - a : a;
  return t < 0.0f ? 1.0f - a : a;
}

static inline floats gradient_place(cui_gradient_kind kind, floats s, floats t) {
  if (kind == cui_gradient_axial) return s;
  if (kind == cui_gradient_radial) return __builtin_elementwise_sqrt(s * s + t * t);
  return turns(s, t);
}

/// Positions before the first colour get that colour; likewise after the last one.
static inline pixels ramp_colors(const cui_gradient *g, floats place) {
  floats sane = least(most(place, (floats)0.0f), (floats)1.0f);
  return look_up(g->ramp, __builtin_convertvector(sane * (float)g->last + 0.5f, ints));
}

/// `kind` and `divided` are constants at every call.
static inline __attribute__((always_inline)) void gradient_of_kind(
    uint32_t *dst, const cui_gradient *g, cui_gradient_kind kind, int divided, int32_t x, int32_t y,
    ptrdiff_t count) {
  gradient_row_start r = gradient_start(g, y);
  for (ptrdiff_t i = 0; i < count; i += LANES) {
    floats column = (float)(x - g->min_x + (int32_t)i) + lane_numbers;
    floats per = divided ? 1.0f / (r.w + r.wx * column) : (floats)1.0f;
    floats s = (r.s + r.sx * column) * per, t = (r.t + r.tx * column) * per;
    pixels c = ramp_colors(g, gradient_place(kind, s, t));
    if (i + LANES <= count) {
      store(dst + i, c);
    } else {
      store_some(dst + i, c, count - i);
    }
  }
}

static inline __attribute__((always_inline)) void gradient_seen(
    uint32_t *dst, const cui_gradient *g, int divided, int32_t x, int32_t y, ptrdiff_t count) {
  switch (g->kind) {
    case cui_gradient_axial:
      return gradient_of_kind(dst, g, cui_gradient_axial, divided, x, y, count);
    case cui_gradient_radial:
      return gradient_of_kind(dst, g, cui_gradient_radial, divided, x, y, count);
    case cui_gradient_conic:
      return gradient_of_kind(dst, g, cui_gradient_conic, divided, x, y, count);
  }
}

/// The colours of `count` pixels starting at (x, y).
static void gradient(
    uint32_t *dst, const cui_gradient *g, int32_t x, int32_t y, ptrdiff_t count) {
  if (g->in_perspective) return gradient_seen(dst, g, 1, x, y, count);
  gradient_seen(dst, g, 0, x, y, count);
}
