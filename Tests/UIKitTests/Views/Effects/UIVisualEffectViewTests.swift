import CoreGraphics
import RenderKit
import Testing
import UIKitTesting

@testable import UIKit

/// One after the other, as a material hears of the settings of whichever application is current.
@MainActor @Suite(.serialized)
struct UIVisualEffectViewTests {
  private let harness = AppHarness()
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))

  init() {
    page.backgroundColor = .black
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
    page.addSubview(view)
    harness.show(page)
  }

  private var shown: Int { harness.color(at: CGPoint(x: 25, y: 50), in: page).red }

  @Test func aMaterialLetsSomeOfWhatIsBeneathThrough() {
    #expect(abs(shown - 174) <= 1, "0.7 of 249")
    page.overrideUserInterfaceStyle = .dark
    page.backgroundColor = .white
    harness.settle()
    #expect(abs(shown - 102) <= 1, "0.7 of 37, and 0.3 of 255")
  }

  @Test func stylesAreLightOrDarkWhateverTheTraits() {
    view.effect = UIBlurEffect(style: .systemThickMaterialDark)
    harness.settle()
    #expect(abs(shown - 31) <= 1, "0.85 of 37")
    view.effect = nil
    harness.settle()
    #expect(shown == 0)
  }

  @Test func glassIsAThinMaterialThatMayHaveATint() throws {
    let glass = UIGlassEffect(style: .regular)
    view.effect = glass
    harness.settle()
    #expect(abs(shown - 137) <= 1, "0.55 of 249")
    let tinted = try #require(glass.copy() as? UIGlassEffect)
    #expect(tinted == glass)
    tinted.tintColor = .black
    #expect(tinted != glass)
    view.effect = tinted
    harness.settle()
    #expect(shown == 0)
    view.effect = UIGlassEffect(style: .clear)
    harness.settle()
    #expect(abs(shown - 100) <= 1, "0.4 of 249")
    view.effect = UIGlassContainerEffect()
    harness.settle()
    #expect(shown == 0)
  }

  @Test func lessTransparencyIsOpaque() {
    harness.accessibilitySettings.isReduceTransparencyEnabled = true
    harness.settle()
    #expect(shown == 249)
    harness.accessibilitySettings.isReduceTransparencyEnabled = false
    harness.settle()
    #expect(abs(shown - 174) <= 1)
  }

  @Test func lessTransparencyIsAnEnvironmentVariableAtTheStart() {
    #expect(AccessibilitySettings(reduceTransparency: "1").isReduceTransparencyEnabled)
    for other in ["0", "", "yes\u{0}", nil] {
      #expect(!AccessibilitySettings(reduceTransparency: other).isReduceTransparencyEnabled)
    }
  }

  /// Of all frames.
  private var cellsBlurred: Int {
    harness.application.engine.server.statistics.total.cellsBlurred
  }

  @Test func whatIsBeneathIsBlurred() {
    let half = UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 50))
    half.backgroundColor = .white
    page.insertSubview(half, at: 0)
    harness.settle()
    let levels = [2, 30, 48, 52, 70, 98].map { y in
      harness.color(at: CGPoint(x: 25, y: y), in: page).red
    }
    #expect(levels == levels.sorted() && levels[3] - levels[2] < 10, "there is no edge")
    #expect(levels[0] < 185 && levels[5] > 240)
    let beside = [48, 52].map { harness.color(at: CGPoint(x: 75, y: $0), in: page).red }
    #expect(beside == [0, 255])
  }

  @Test func onlyAChangeBeneathIsBlurredAgain() {
    let label = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    label.backgroundColor = .red
    view.contentView.addSubview(label)
    harness.settle()
    let before = cellsBlurred
    label.frame.origin.y = 60
    harness.settle()
    #expect(cellsBlurred == before && before > 0)
    page.backgroundColor = .blue
    harness.settle()
    #expect(cellsBlurred > before)
  }

  @Test func lessTransparencyBlursNothing() {
    harness.accessibilitySettings.isReduceTransparencyEnabled = true
    harness.settle()
    let before = cellsBlurred
    page.backgroundColor = .blue
    harness.settle()
    #expect(cellsBlurred == before)
  }

  @Test func roundCornersCutTheMaterial() {
    view.clipsToBounds = true
    view.layer.cornerRadius = 20
    harness.settle()
    #expect(harness.color(at: CGPoint(x: 1, y: 1), in: page).red == 0)
    #expect(abs(shown - 174) <= 1)
  }

  @Test func aChangeAnimates() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in view.effect = nil }
    harness.advance(by: 0.5)
    #expect(shown > 50 && shown < 130)
    harness.advance(by: 1)
    #expect(shown == 0)
  }

  @Test func contentLiesOverIt() {
    let label = UIView(frame: view.bounds)
    label.backgroundColor = .red
    view.contentView.addSubview(label)
    harness.settle()
    #expect(shown == 255 && view.contentView.bounds.size == CGSize(width: 50, height: 100))
  }

  @Test func vibrancyIsTheTintOfTheContent() {
    let blur = UIBlurEffect(style: .dark)
    view.effect = UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel)
    #expect(view.contentView.tintColor == .secondaryLabel)
    #expect(
      UIVibrancyEffect(blurEffect: blur) == UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
    )
    #expect(UIBlurEffect(style: .light) != blur)
  }
}
