import CoreGraphics
import Foundation
import QuartzCore

/// Lies over a window until a touch, a click or Return picks the colour beneath, or Escape none. Arrows move by a
/// point.
final class ColorSampler: UIView {
  private static let (ring, width): (CGFloat, CGFloat) = (96, 14)

  private let picture: CGImage
  private let loupe = UIView()
  private let middle = UIView()
  private var place: CGPoint
  private var completion: ((UIColor?) -> Void)?
  private weak var formerResponder: UIResponder?

  /// Nil where the window has no pixels.
  static func open(in window: UIWindow, completion: @escaping (UIColor?) -> Void) -> ColorSampler? {
    window.layoutIfNeeded()
    guard let picture = window.layer.picture(.upToDate, of: window.bounds, scale: 1) else {
      return nil
    }
    let sampler = ColorSampler(picture, window, completion)
    window.addSubview(sampler)
    sampler.becomeFirstResponder()
    return sampler
  }

  private init(_ picture: CGImage, _ window: UIWindow, _ completion: @escaping (UIColor?) -> Void) {
    self.picture = picture
    self.completion = completion
    place = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    formerResponder = window.firstResponder
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    loupe.bounds.size = CGSize(width: Self.ring, height: Self.ring)
    loupe.layer.cornerRadius = Self.ring / 2
    loupe.layer.borderWidth = Self.width
    loupe.layer.shadowOpacity = 0.3
    loupe.layer.shadowOffset = .zero
    middle.frame = CGRect(x: Self.ring / 2 - 2, y: Self.ring / 2 - 2, width: 4, height: 4)
    middle.layer.borderWidth = 1
    middle.layer.borderColor = CGColor(gray: 0.5, alpha: 1)
    loupe.isUserInteractionEnabled = false
    loupe.addSubview(middle)
    addSubview(loupe)
    addGestureRecognizer(
      UIHoverGestureRecognizer { [weak self] hover in
        guard let self else { return }
        move(to: hover.location(in: self))
      })
    move(to: place)
  }

  required init?(coder: NSCoder) { nil }

  /// That of a point of the window.
  var color: UIColor {
    let (x, y) = (place.x.rounded(.down), place.y.rounded(.down))
    let context = CGContext(
      data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    guard let image = picture.cropping(to: CGRect(x: x, y: y, width: 1, height: 1)),
      let context, let pixel = context.data?.assumingMemoryBound(to: UInt8.self)
    else { return .black }
    context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    return UIColor(
      red: CGFloat(pixel[0]) / 255, green: CGFloat(pixel[1]) / 255, blue: CGFloat(pixel[2]) / 255,
      alpha: 1)
  }

  private func move(to point: CGPoint) {
    place = CGPoint(
      x: min(max(point.x, 0), max(0, bounds.width - 1)),
      y: min(max(point.y, 0), max(0, bounds.height - 1)))
    loupe.center = place
    loupe.layer.borderColor = color.cgColor
  }

  private func end(_ picked: UIColor?) {
    guard let completion else { return }
    self.completion = nil
    resignFirstResponder()
    removeFromSuperview()
    formerResponder?.becomeFirstResponder()
    completion(picked)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { end(nil) }
  }

  override var canBecomeFirstResponder: Bool { true }

  override func accessibilityPerformEscape() -> Bool {
    end(nil)
    return true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches)
    end(color)
  }

  private func follow(_ touches: Set<UITouch>) {
    if let touch = touches.first { move(to: touch.location(in: self)) }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    switch presses.first?.key?.keyCode {
    case .keyboardReturnOrEnter?, .keyboardSpacebar?: end(color)
    case .keyboardLeftArrow?: move(to: CGPoint(x: place.x - 1, y: place.y))
    case .keyboardRightArrow?: move(to: CGPoint(x: place.x + 1, y: place.y))
    case .keyboardUpArrow?: move(to: CGPoint(x: place.x, y: place.y - 1))
    case .keyboardDownArrow?: move(to: CGPoint(x: place.x, y: place.y + 1))
    default: super.pressesBegan(presses, with: event)
    }
  }
}
