import Testing
import UIKit

@Suite struct ColorNameTests {
  @Test(arguments: [
    (UIColor.red, "vibrant red"), (.blue, "vibrant blue"), (.green, "vibrant green"),
    (.yellow, "vibrant yellow"), (.orange, "vibrant orange"), (.magenta, "vibrant magenta"),
    (.black, "black"), (.white, "white"), (.gray, "gray"), (.darkGray, "dark gray"),
    (.lightGray, "gray"), (UIColor(white: 0.8, alpha: 1), "light gray"), (.clear, "transparent"),
    (UIColor(red: 0.4, green: 0, blue: 0, alpha: 1), "dark red"),
    (UIColor(red: 1, green: 0.8, blue: 0.8, alpha: 1), "light red"),
    (UIColor(red: 0, green: 0, blue: 1, alpha: 0.5), "vibrant blue, 50% opaque"),
    (UIColor(red: 9, green: -3, blue: 0, alpha: 1), "vibrant red"),
  ])
  func aColourHasWords(color: UIColor, name: String) {
    #expect(color.accessibilityName == name)
  }

  @Test @MainActor func hostileColoursHaveOnesToo() {
    let odd = UIColor(red: .nan, green: .infinity, blue: 0, alpha: .nan)
    #expect(!odd.accessibilityName.isEmpty)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
    #expect(UIColor(patternImage: image).accessibilityName == "pattern")
  }
}
