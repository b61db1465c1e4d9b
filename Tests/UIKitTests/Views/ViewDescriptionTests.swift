import Testing
import UIKit

@MainActor @Suite struct ViewDescriptionTests {
  private func text(_ view: UIView) -> String {
    func address(_ object: AnyObject) -> String {
      let bits = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
      return "0x" + String(bits, radix: 16)
    }
    return "\(view)".replacing(address(view), with: "ADDRESS")
      .replacing(address(view.layer), with: "LAYER")
  }

  @Test func aPlainViewHasClassAddressFrameAndLayer() {
    let view = UIView(frame: CGRect(x: 1, y: 2.5, width: 30, height: 40))
    #expect(text(view) == "<UIView: ADDRESS; frame = (1 2.5; 30 40); layer = <CALayer: LAYER>>")
  }

  @Test func whatIsUnusualIsNamed() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.bounds.origin.y = 5
    view.alpha = 0.5
    view.isHidden = true
    view.clipsToBounds = true
    view.isOpaque = false
    view.autoresizingMask = [.flexibleHeight, .flexibleWidth]
    view.isUserInteractionEnabled = false
    view.tag = 7
    view.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
    view.backgroundColor = .white
    #expect(
      text(view)
        == "<UIView: ADDRESS; frame = (0 0; 10 10); bounds = (0 5; 10 10); alpha = 0.5; hidden = YES; "
        + "clipsToBounds = YES; opaque = NO; autoresize = W+H; userInteractionEnabled = NO; tag = 7; "
        + "gestureRecognizers = 1; backgroundColor = UIExtendedGrayColorSpace 1 1; "
        + "layer = <CALayer: LAYER>>")
  }

  @Test func labelsAndButtonsShowTheirText() {
    let label = UILabel()
    label.text = "Hello"
    #expect(text(label).contains("<UILabel: ADDRESS; frame = (0 0; 0 0); text = 'Hello'; "))
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    #expect(text(button).contains("text = 'Go'"))
  }

  @Test func aProgramsClassHasItsModule() {
    final class Card: UIView {}
    #expect(text(Card()).hasPrefix("<UIKitTests."))
  }

  @Test nonisolated func anotherThreadSeesClassAndAddress() async {
    let view = await UIView()
    let text = await Task.detached { "\(view)" }.value
    #expect(text.hasPrefix("<UIView: 0x") && !text.contains("frame"))
  }

  @Test func hostileFramesAreDescribedToo() {
    final class OddView: UIView {}
    let view = OddView()
    let lines = loggedLines(with: "OddView: frame refused") {
      view.frame = CGRect(x: CGFloat.nan, y: .infinity, width: -5, height: 1e300)
    }
    #expect(lines.count == 1)
    view.transform = CGAffineTransform(rotationAngle: 1)
    #expect(text(view).hasPrefix("<UIKitTests."))
  }
}
