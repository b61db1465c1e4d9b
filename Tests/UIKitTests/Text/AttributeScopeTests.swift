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

  @Test func strokesAndColoursOfLinesSurviveTheWayThere() throws {
    var text = AttributedString("styled")
    text.strokeWidth = -3
    text.strokeColor = UIColor.blue
    text.underlineColor = UIColor.red
    text.strikethroughColor = UIColor.green
    text.obliqueness = 0.2
    text.expansion = 0.1
    text.ligature = 0
    text.textEffect = .letterpressStyle
    let values = NSAttributedString(text).attributes(at: 0, effectiveRange: nil)
    #expect(values[.strokeWidth] as? CGFloat == -3 && values[.ligature] as? Int == 0)
    #expect(values[.strokeColor] as? UIColor == .blue)
    #expect(values[.underlineColor] as? UIColor == .red)
    let again = AttributedString(
      NSAttributedString(
        string: "x", attributes: [.strokeWidth: 2, .ligature: 1, .strikethroughColor: UIColor.red]))
    #expect(again.strokeWidth == 2 && again.ligature == 1)
    #expect(again.strikethroughColor == UIColor.red && again.expansion == nil)
    let bare = try AttributedString(NSAttributedString(text), including: \.foundation)
    #expect(bare.strokeWidth == nil && bare.textEffect == nil)
  }
}
