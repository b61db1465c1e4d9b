import CoreGraphics
import QuartzCore

/// All hues from left to right, from white at the top to black at the bottom. A touch or a drag picks a colour, and
/// arrows move on.
final class ColorSpectrum: ColorArea {
  private static let (mark, step): (CGFloat, CGFloat) = (28, 0.02)

  /// In unit coordinates.
  private(set) var place = CGPoint(x: 0, y: 1)
  private let hues = CAGradientLayer()
  private let shades = CAGradientLayer()
  private let circle = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepareParts()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareParts()
  }

  private func prepareParts() {
    layer.cornerRadius = 8
    clipsToBounds = true
    hues.colors = (0...12).map { Self.color(CGPoint(x: CGFloat($0) / 12, y: 0.5)).color.cgColor }
    hues.startPoint = CGPoint(x: 0, y: 0.5)
    hues.endPoint = CGPoint(x: 1, y: 0.5)
    shades.colors = [
      CGColor(gray: 1, alpha: 1), CGColor(gray: 1, alpha: 0), CGColor(gray: 0, alpha: 0),
      CGColor(gray: 0, alpha: 1),
    ]
    shades.locations = [0, 0.5, 0.5, 1]
    layer.addSublayer(hues)
    layer.addSublayer(shades)
    circle.isUserInteractionEnabled = false
    circle.bounds.size = CGSize(width: Self.mark, height: Self.mark)
    circle.layer.cornerRadius = Self.mark / 2
    circle.layer.borderWidth = 3
    circle.layer.borderColor = CGColor(gray: 1, alpha: 1)
    circle.layer.shadowOpacity = 0.4
    circle.layer.shadowRadius = 2
    circle.layer.shadowOffset = .zero
    addSubview(circle)
  }

  /// At a place in unit coordinates.
  static func color(_ place: CGPoint) -> ColorComponents {
    let way = min(max(place.y, 0), 1)
    let rgb = HSBColor.rgb(
      hue: min(max(place.x, 0), 1), saturation: min(2 * way, 1), brightness: min(2 - 2 * way, 1))
    return ColorComponents(red: rgb.red, green: rgb.green, blue: rgb.blue)
  }

  var picked: ColorComponents { Self.color(place) }

  /// Moves the mark to the nearest place of a colour. Grays keep the hue.
  func show(_ color: ColorComponents) {
    if picked.hex == color.hex { return showMark() }
    let hsb = HSBColor.hsb(red: color.red, green: color.green, blue: color.blue)
    if hsb.saturation > 0 { place.x = hsb.hue }
    place.y = hsb.brightness < 1 ? 1 - hsb.brightness / 2 : hsb.saturation / 2
    showMark()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.withoutActions { for part in [hues, shades] { part.frame = bounds } }
    showMark()
  }

  private func showMark() {
    circle.center = CGPoint(x: place.x * bounds.width, y: place.y * bounds.height)
    circle.backgroundColor = picked.color
  }

  private func pick(_ new: CGPoint, _ event: UIEvent?) {
    place = CGPoint(x: min(max(new.x, 0), 1), y: min(max(new.y, 0), 1))
    showMark()
    sendValueChanged(event)
  }

  override func pick(at point: CGPoint, _ event: UIEvent?) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    pick(CGPoint(x: point.x / bounds.width, y: point.y / bounds.height), event)
  }

  override func move(x: Int, y: Int, _ event: UIEvent?) {
    let step = Self.step
    pick(CGPoint(x: place.x + CGFloat(x) * step, y: place.y + CGFloat(y) * step), event)
  }
}
