import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
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
    #expect(abs(shown - 199) <= 1, "0.8 of 249")
    page.overrideUserInterfaceStyle = .dark
    page.backgroundColor = .white
    harness.settle()
    #expect(abs(shown - 81) <= 1, "0.8 of 37, and 0.2 of 255")
  }

  @Test func stylesAreLightOrDarkWhateverTheTraits() {
    view.effect = UIBlurEffect(style: .systemThickMaterialDark)
    harness.settle()
    #expect(abs(shown - 33) <= 1, "0.9 of 37")
    view.effect = nil
    harness.settle()
    #expect(shown == 0)
  }

  @Test func lessTransparencyIsOpaque() {
    harness.accessibilitySettings.isReduceTransparencyEnabled = true
    harness.settle()
    #expect(shown == 249)
    harness.accessibilitySettings.isReduceTransparencyEnabled = false
    harness.settle()
    #expect(abs(shown - 199) <= 1)
  }

  @Test func aChangeAnimates() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in view.effect = nil }
    harness.advance(by: 0.5)
    #expect(shown > 60 && shown < 140)
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
