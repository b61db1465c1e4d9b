import Testing
import UIKit

/// This file imports only the tested module, as programs do.
@MainActor @Suite struct UIKitReexportsTests {
  @Test func uiKitBringsQuartzCoreCoreTextCoreGraphicsAndFoundation() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 4))
    #expect(hypot(view.bounds.width, view.bounds.height) == 5)
    view.layer.transform = CATransform3DMakeScale(2, 2, 1)
    view.layer.backgroundColor = CGColor(gray: 0, alpha: 1)
    #expect(view.layer.transform.m11 == 2 && view.layer.backgroundColor?.alpha == 1)
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.toValue = NSNumber(value: Double.pi)
    let line = CTLineCreateWithAttributedString(NSAttributedString(string: "one"))
    #expect(turn.keyPath != nil && CTLineGetTypographicBounds(line, nil, nil, nil) > 0)
    #expect(IndexPath(indexes: [1, 2]).count == 2 && Data([1]).count == 1)
  }
}
