import Foundation
import Testing
import UIKit

@MainActor @Suite struct AttributeScopeTests {
  private let styled: NSAttributedString = {
    let text = NSMutableAttributedString(string: "plain ")
    text.append(
      NSAttributedString(
        string: "link",
        attributes: [
          .link: URL(string: "https://example.org")!, .foregroundColor: UIColor.red, .kern: 2,
        ]))
    return text
  }()

  @Test func aScopeTakesItsAttributes() throws {
    let all = try AttributedString(styled, including: \.uiKit)
    #expect(all.runs.count == 2 && all.runs.last?.foregroundColor == .red)
    #expect(all.runs.last?.link != nil && all.runs.last?.kern == 2)
    let bare = try AttributedString(styled, including: AttributeScopes.FoundationAttributes.self)
    #expect(bare.runs.last?.link != nil)
    #expect(bare.runs.last?.foregroundColor == nil && bare.runs.last?.kern == nil)
    #expect(String(bare.characters) == "plain link")
  }

  @Test func theWayBackHasTheSameScopes() throws {
    let text = AttributedString(styled)
    let all = try NSAttributedString(text, including: \.uiKit)
    #expect(all.attribute(.foregroundColor, at: 7, effectiveRange: nil) as? UIColor == .red)
    let bare = try NSAttributedString(text, including: \.foundation)
    #expect(bare.attribute(.foregroundColor, at: 7, effectiveRange: nil) == nil)
    #expect(bare.attribute(.link, at: 7, effectiveRange: nil) != nil && bare.length == 10)
  }
}
