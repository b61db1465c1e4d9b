// How much of a pixel lies inside a round corner.

/// How much of a pixel lies between two parallel edges, by the distance to the nearer one.
static inline floats between(floats distance, float scale, float limit) {
  return least(most(distance * scale + 0.5f, (floats)0.0f), (floats)limit);
}

/// By the distance to the corner's arc; (ou, ov) is the offset from the arc's centre, `uv` the
/// product of the signed coordinates.
static inline floats inside_arc(const cui_shape *s, floats ou, floats ov, floats uv) {
  floats squared = ou * ou + ov * ov;
  floats length = __builtin_elementwise_sqrt(squared);
  if (s->is_similarity) return between(s->radius - length, s->scale_u, 1.0f);
  floats skew = uv < 0.0f ? (floats)-s->gradient_uv : (floats)s->gradient_uv;
  floats gradient = s->gradient_uu * (ou * ou) + s->gradient_vv * (ov * ov) + skew * (ou * ov);
  floats per_pixel = length / __builtin_elementwise_sqrt(gradient);
  return least(most((s->radius - length) * per_pixel + 0.5f, (floats)0.0f), (floats)1.0f);
}

/// A curve over one edge of a corner's square: its height and its slope downwards.
typedef struct {
  floats height, fall;
} curve;

/// The continuous corner drops by x^3 (0.0266 + 0.0483 x + 0.0444 x^2) in units of its radius, see
/// RasterKit/Shapes/CornerCurve. It begins at smooth_start if there is no space for all of it.
static inline curve smooth_curve(const cui_shape *s, floats minor) {
  float skipped = s->smooth_start, y = skipped * skipped;
  float missing = y * skipped * (0.0266f + 0.0483f * skipped + 0.0444f * y);
  floats x = minor * (1.0f / s->radius) + skipped, xx = x * x;
  floats drop = xx * x * (0.0266f + 0.0483f * x + 0.0444f * xx) - missing;
  floats fall = xx * (0.0798f + 0.1932f * x + 0.222f * xx);
  return (curve){s->reach - drop * s->radius, fall};
}

static inline curve arc_curve(const cui_shape *s, floats minor) {
  float centre = s->reach - s->radius;
  floats x = most(minor - centre, (floats)0.0f);
  floats height = __builtin_elementwise_sqrt(s->radius * s->radius - x * x);
  return (curve){centre + height, x / height};
}

/// The same for the continuous corner, by the pixel's distance from the curve over the nearer edge
/// of the corner's square.
static floats inside_curve(
    const cui_shape *s, floats ou, floats ov, floats uv) {
  floats minor = least(ou, ov), major = most(ou, ov);
  // Past the diagonal the curve continues as a straight line.
  floats at = least(minor, (floats)(s->reach - 0.2919f * s->radius));
  curve a = smooth_curve(s, at), b = arc_curve(s, at);
  floats fall = b.fall + (a.fall - b.fall) * s->smoothing;
  floats top = b.height + (a.height - b.height) * s->smoothing;
  floats depth = top - fall * (minor - at) - major;
  floats du = ou < ov ? fall : (floats)1.0f, dv = ou < ov ? (floats)1.0f : fall;
  floats skew = uv < 0.0f ? (floats)-s->gradient_uv : (floats)s->gradient_uv;
  floats gradient = s->gradient_uu * (du * du) + s->gradient_vv * (dv * dv) + skew * (du * dv);
  floats part = depth / __builtin_elementwise_sqrt(gradient) + 0.5f;
  return least(most(part, (floats)0.0f), (floats)1.0f);
}

/// (ou, ov) is the offset into the corner's square; `styled` is s->is_styled.
static inline __attribute__((always_inline)) floats inside_corner(
    const cui_shape *s, floats u, floats v, floats ou, floats ov, int styled) {
  if (!styled) return inside_arc(s, ou, ov, u * v);
  floats part = s->smoothing > 0 ? inside_curve(s, ou, ov, u * v) : inside_arc(s, ou, ov, u * v);
  floats all = 1.0f, c[4];
  for (int k = 0; k < 4; k++) c[k] = s->corners >> k & 1 ? part : all;
  return v < 0.0f ? (u < 0.0f ? c[0] : c[1]) : (u < 0.0f ? c[2] : c[3]);
}
