import Foundation
import Testing
import UIKitTesting
import WebEngineProtocol

@testable import UIKit
@testable import WebKit

/// Lists of pop-up buttons.
@MainActor
struct OptionTests {
  private let stage = WebStage()
  private static let fruit = PageOptions(
    button: PageRect(x: 2, y: 3, width: 20, height: 10),
    options: [
      PageOption("None"), PageOption("Fruit", isHeading: true),
      PageOption("Apple", isSelected: true), PageOption("Pear", isEnabled: false),
    ])

  private var overlay: MenuOverlay? {
    stage.view.window?.subviews.lazy.compactMap { $0 as? MenuOverlay }.first
  }

  private func answer() -> Int? {
    stage.engine.next { message -> Int? in
      if case .answerOptions(8, let place) = message.content { place ?? -1 } else { nil }
    }
  }

  private func show() async throws -> PageID {
    let page = try #require(stage.load())
    stage.engine.send(.optionsWanted(8, Self.fruit), page: page)
    try await stage.wait { overlay != nil }
    return page
  }

  @Test func theChosenOneIsToldByItsPlace() async throws {
    _ = try await show()
    let sections = overlay?.menu.children.compactMap { $0 as? UIMenu } ?? []
    #expect(sections.map(\.title) == ["", "Fruit"])
    let actions = sections.flatMap { $0.children.compactMap { $0 as? UIAction } }
    #expect(actions.map(\.title) == ["None", "Apple", "Pear"])
    #expect(actions.map(\.state) == [.off, .on, .off])
    #expect(actions[2].attributes.contains(.disabled))
    stage.harness.press(.keyboardDownArrow)
    stage.harness.press(.keyboardDownArrow)
    stage.harness.press(.keyboardReturnOrEnter)
    try await stage.wait { overlay == nil }
    #expect(answer() == 2)
  }

  @Test func aMenuThatIsLeftChoosesNothing() async throws {
    _ = try await show()
    stage.harness.press(.keyboardEscape)
    try await stage.wait { overlay == nil }
    #expect(answer() == -1)
  }

  @Test func aPageClosesItsList() async throws {
    let page = try await show()
    stage.engine.send(.optionsClosed(8), page: page)
    try await stage.wait { overlay == nil }
    #expect(overlay == nil)
  }
}
