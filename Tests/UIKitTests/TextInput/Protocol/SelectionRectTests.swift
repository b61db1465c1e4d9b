import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct SelectionRectTests {
  private final class Turned: UITextSelectionRect {
    override var rect: CGRect { CGRect(x: 1, y: 2, width: 3, height: 4) }
    override var transform: CGAffineTransform { CGAffineTransform(rotationAngle: .pi) }
  }

  @Test func subclassesSayHowItLies() {
    let (plain, turned) = (UITextSelectionRect(), Turned() as UITextSelectionRect)
    #expect(plain.rect == .zero && plain.transform == .identity && !plain.containsStart)
    #expect(turned.rect.maxX == 4 && turned.transform.a == -1)
  }
}
