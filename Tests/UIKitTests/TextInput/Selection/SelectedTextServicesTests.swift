import Foundation
import Testing

@testable import UIKit
@testable import UIKitTesting

/// The edit menu hands selected text to a dictionary and to other programs.
@MainActor @Suite struct SelectedTextServicesTests {
  private let page = TextViewPage("a caffè latte")
  private let desktop: FakeDesktop

  init() throws {
    desktop = try FakeDesktop()
    page.harness.application.opener = desktop.opener
  }

  private func addDictionary() throws {
    try desktop.program("dictionary")
    try desktop.entry(
      "dictionary", exec: "dictionary %u", more: "MimeType=x-scheme-handler/dict;")
    try desktop.choices("[Default Applications]\nx-scheme-handler/dict=dictionary.desktop\n")
  }

  /// The titles of a menu by the secondary button over the selection.
  private func titles(_ location: Int, _ length: Int) -> [String] {
    page.view.selectedRange = NSRange(location: location, length: length)
    page.harness.settle()
    page.harness.click(page.view, at: page.place(location + 1), button: .secondary)
    let menu = page.window.subviews.lazy.compactMap { $0 as? MenuOverlay }.first?.menu
    return menu?.children.flatMap { child in
      (child as? UIMenu)?.children.map(\.title) ?? [child.title]
    } ?? []
  }

  /// By the letters that its title begins with: the menu may be in a window of its own.
  private func choose(_ letters: String) {
    page.harness.type(letters)
    page.harness.press(.keyboardReturnOrEnter)
    page.harness.advance(by: 2)
  }

  @Test func aWordIsLookedUp() async throws {
    try addDictionary()
    #expect(titles(2, 5).suffix(2) == ["Look Up", "Share…"])
    choose("lo")
    #expect(try await desktop.arguments(of: "dictionary") == ["dict:///d:caff%C3%A8"])
  }

  @Test func withoutADictionaryNothingIsLookedUp() {
    let titles = titles(2, 5)
    #expect(titles.last == "Share…" && !titles.contains("Look Up"))
  }

  @Test func selectedTextIsShared() throws {
    #expect(titles(8, 5).contains("Share…"))
    choose("sh")
    let controller = page.window.rootViewController
    let sheet = try #require(controller?.presentedViewController as? UIActivityViewController)
    page.harness.click(try #require(page.harness.view(labelled: "Copy")))
    page.harness.advance(by: 2)
    #expect(UIPasteboard.general.string == "latte" && sheet.view.window == nil)
  }

  @Test func secretsAndCaretsHaveNoServices() throws {
    try addDictionary()
    page.view.selectedRange = NSRange(location: 3, length: 0)
    #expect(SelectedTextServices(page.view) == nil)
    page.view.selectedRange = NSRange(location: 2, length: 5)
    #expect(SelectedTextServices(page.view) != nil)
    page.view.isSecureTextEntry = true
    #expect(SelectedTextServices(page.view) == nil)
  }
}
