import Testing
import UIKit
import UIKitTesting

@testable import RatingKit
@testable import RatingScreen

/// Two targets that the plugin lowers, one of which imports the other.
@MainActor @Suite(.serialized) struct LibraryTests {
  private let harness = AppHarness()

  @Test func optionalMethodsAreCalledAcrossModules() {
    let screen = RatingViewController()
    harness.show(screen)
    harness.tap(screen.control.stars[3])
    #expect(screen.log == ["film 4"] && screen.control.rating == 4)
    #expect(screen.control.stars.map(\.isSelected) == [true, true, true, true, false])
  }

  @Test func aSubclassElsewhereMayAddOne() {
    let (screen, recorder) = (RatingViewController(), StrictRecorder())
    harness.show(screen)
    screen.control.delegate = recorder
    for star in [3, 4] { harness.tap(screen.control.stars[star]) }
    #expect(screen.control.rating == 4, "it allows one change")
  }

  @Test func coloursOfTheCatalogHaveNames() throws {
    let screen = RatingViewController()
    harness.show(screen)
    let paper = try #require(screen.view.backgroundColor)
    #expect(paper.description == "<UIDynamicCatalogColor; name = PaperColor>")
    #expect(screen.control.stars[0].currentTitleColor == screen.view.tintColor)
    #expect(UIColor.starTint.cgColor.components?.prefix(3) == [1, 0.8, 0])
  }
}
