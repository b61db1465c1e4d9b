import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// A font of emoji, whose one glyph is a green square as large as the font.
@MainActor
struct ColoredGlyphTests {
  private static let font = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../../CoreTextTests/Fonts/Fixtures/TestEmoji.ttf")
    .standardizedFileURL
  private static let text = "\u{E100}"

  @Test func glyphsKeepTheirColorsInAllViewsOfText() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("Emoji.ttf")
    try FileManager.default.copyItem(at: Self.font, to: file)
    #expect(CTFontManagerRegisterFontsForURL(file, .process, nil))
    defer { CTFontManagerUnregisterFontsForURL(file, .process, nil) }
    let font = try #require(UIFont(name: "Casement Test Emoji", size: 40))
    let harness = AppHarness()
    for view in views(font) {
      view.frame = CGRect(x: 0, y: 0, width: 120, height: 80)
      harness.show(view)
      harness.settle()
      #expect(showsGreen(view, harness), "\(type(of: view))")
    }
  }

  /// The text's own colour is another one.
  private func views(_ font: UIFont) -> [UIView] {
    let label = UILabel()
    (label.font, label.text, label.textColor) = (font, Self.text, .red)
    let field = UITextField()
    (field.font, field.text, field.textColor) = (font, Self.text, .red)
    let text = UITextView()
    (text.font, text.text, text.textColor) = (font, Self.text, .red)
    let button = UIButton(type: .system)
    button.setTitle(Self.text, for: .normal)
    button.titleLabel?.font = font
    button.tintColor = .red
    return [label, field, text, button]
  }

  private func showsGreen(_ view: UIView, _ harness: AppHarness) -> Bool {
    stride(from: 4, to: 120, by: 8).contains { x in
      stride(from: 4, to: 80, by: 8).contains { y in
        harness.color(at: CGPoint(x: x, y: y), in: view) == (0, 200, 0)
      }
    }
  }
}
