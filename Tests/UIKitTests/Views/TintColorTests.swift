import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite struct TintColorTests {
  private final class Teller: UIView {
    var count = 0
    override func tintColorDidChange() { count += 1 }
  }

  private final class Disc: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.tintColor.setFill()
      UIBezierPath(rect: bounds).fill()
    }
  }

  private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func tinted(_ color: UIColor, around view: UIView) -> UIView {
    let outer = UIView(frame: view.frame)
    outer.tintColor = color
    outer.addSubview(view)
    return outer
  }

  /// In the middle of a view of 40 by 40, shown in a window.
  private func shownPixel(_ view: UIView) -> [UInt8] {
    let harness = AppHarness()
    let window = harness.show(view)
    return pixel(harness.screenshot(of: window), 20, 20)
  }

  @Test func aWindowsTintReachesASystemButtonThatComesLater() {
    let harness = AppHarness()
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.setImage(UIImage(systemName: "star.fill"), for: .normal)
    let filled = UIButton(configuration: .filled())
    let controller = UIViewController()
    controller.view.addSubview(button)
    controller.view.addSubview(filled)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.tintColor = Self.red
    window.rootViewController = controller
    window.makeKeyAndVisible()
    harness.advance(by: 0.1)
    #expect(button.titleLabel?.textColor == Self.red && button.currentTitleColor == Self.red)
    #expect(button.imageView?.tintColor == Self.red && filled.tintColor == Self.red)
    window.tintColor = Self.blue
    #expect(button.titleLabel?.textColor == Self.blue)
  }

  @Test func aTreeThatMovesTakesTheTintOfItsNewPlaceAndIsToldOnce() {
    let (outer, inner, own) = (UIView(), Teller(), Teller())
    own.tintColor = .green
    own.count = 0
    outer.addSubview(inner)
    outer.addSubview(own)
    let place = UIView()
    place.tintColor = Self.red
    place.addSubview(outer)
    #expect(inner.tintColor == Self.red && inner.count == 1)
    #expect(own.tintColor == .green && own.count == 0)
    outer.removeFromSuperview()
    #expect(inner.tintColor == .systemBlue && inner.count == 2)
  }

  @Test func theTintColourIsThatOfTheViewThatShowsIt() {
    let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    let plain = UIView(frame: frame)
    plain.backgroundColor = .tintColor
    let drawn = Disc(frame: frame)
    let label = UILabel(frame: frame)
    label.text = "█████"
    label.font = .systemFont(ofSize: 80)
    label.lineBreakMode = .byClipping
    label.textColor = .tintColor
    for view in [plain, drawn, label] {
      #expect(shownPixel(tinted(Self.red, around: view)) == redPixel, "\(view)")
    }
  }

  @Test func itFollowsTheTint() {
    let view = UIView()
    view.backgroundColor = .tintColor
    let outer = tinted(Self.red, around: view)
    #expect(view.layer.backgroundColor == Self.red.cgColor)
    outer.tintColor = Self.blue
    #expect(view.layer.backgroundColor == Self.blue.cgColor)
    outer.tintColor = nil
    let standard = UIColor.systemBlue.resolvedColor(with: view.traitCollection)
    #expect(view.layer.backgroundColor == standard.cgColor)
  }

  @Test func symbolsTakeItToo() throws {
    let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    let size = UIImage.SymbolConfiguration(pointSize: 30)
    let palette = UIImage.SymbolConfiguration(paletteColors: [.tintColor])
    let square = try #require(UIImage(systemName: "square.fill", withConfiguration: size))
    let images = [
      square.applyingSymbolConfiguration(palette),
      square.withTintColor(.tintColor, renderingMode: .alwaysOriginal), square,
    ]
    for image in images {
      let view = UIImageView(frame: frame)
      view.contentMode = .center
      view.image = image
      let outer = tinted(Self.blue, around: view)
      outer.tintColor = Self.red
      #expect(shownPixel(outer) == redPixel, "\(String(describing: image))")
    }
  }

  @Test func itIsTheDefaultTintWithoutAView() {
    #expect(UIColor.tintColor == .tintColor && UIColor.tintColor != .systemBlue)
    #expect(UIColor.tintColor.cgColor == UIColor.systemBlue.cgColor)
    #expect(UIColor.tintColor.description == "<UIDynamicSystemColor; name = tintColor>")
    let half = UIColor.tintColor.withAlphaComponent(0.5)
    let view = UIView()
    view.tintColor = Self.red
    #expect(
      half.resolvedColor(with: view.traitCollection) == Self.red.withAlphaComponent(0.5))
  }

  @Test func aTintMadeOfTheTintIsMadeOfTheDefaultOne() {
    let view = UIView()
    let standard = UIColor.systemBlue.resolvedColor(with: view.traitCollection)
    view.tintColor = .tintColor
    #expect(view.tintColor.resolvedColor(with: view.traitCollection) == standard)
    view.tintColor = UIColor.tintColor.withAlphaComponent(0.5)
    view.backgroundColor = .tintColor
    #expect(view.layer.backgroundColor == standard.withAlphaComponent(0.5).cgColor)
  }
}
