import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct TextAttributeConversionTests {
  @Test func attributesOfTheSelectionAreConverted() {
    let page = TextViewPage("one two")
    let colour: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] = {
      $0.merging([.foregroundColor: UIColor.red]) { $1 }
    }
    page.view.selectedRange = NSRange(location: 4, length: 3)
    page.view.updateTextAttributes(conversionHandler: colour)
    func isRed(_ place: Int) -> Bool {
      page.view.textStorage.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor
        == .red
    }
    #expect(!isRed(5), "styles may not be changed")
    page.view.allowsEditingTextAttributes = true
    page.view.updateTextAttributes(conversionHandler: colour)
    #expect(isRed(5) && !isRed(2))
  }
}
