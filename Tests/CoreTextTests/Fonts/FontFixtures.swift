import CoreText
import Foundation

/// Fonts that are made for the tests: characters of the private use area, so that no other text finds them.
enum FontFixtures {
  /// "A" is a bar of 100 thousandths of the size; its axis `wght` makes it 700 wide.
  static let variable = file("TestVariable")
  /// U+E100 is a green square as high as the size.
  static let colored = file("TestEmoji")

  private static func file(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/\(name).ttf")
  }
}
