/// The views of a slider.
@MainActor
struct SliderParts {
  /// What the others are in, so that they can be faint together.
  let body = UIView()
  /// The track beyond the thumb, which lies under the whole of it.
  let rest = UIView()
  let fill = UIView()
  let thumb = ThumbView()
  let restImage = UIImageView()
  let fillImage = UIImageView()
  let thumbImage = UIImageView()
  let minimumImage = UIImageView()
  let maximumImage = UIImageView()
  /// Dots at the ticks.
  let ticks = UIView()

  /// Back to front.
  var all: [UIView] {
    [minimumImage, maximumImage, rest, restImage, ticks, fill, fillImage, thumb, thumbImage]
  }
}
