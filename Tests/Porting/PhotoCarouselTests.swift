import Testing
import UIKit
import UIKitTesting

@testable import PhotoCarousel

@MainActor @Suite(.serialized) struct PhotoCarouselTests {
  private let app = RunningApp(AppDelegate())

  private var pages: UIScrollView { get throws { try app.find("pages") } }
  private var dots: PageDotsView { get throws { try app.find("dots") } }
  private var controller: CarouselViewController {
    get throws { try #require(try app.window.rootViewController as? CarouselViewController) }
  }

  private func chooseFromMenu(_ title: String, of photo: String) throws {
    app.harness.click(try app.find(photo), button: .secondary)
    app.harness.advance(by: 0.5)
    let label = try #require(
      try app.window.descendants.first { ($0 as? UILabel)?.text == title }, "no row \(title)")
    app.harness.tap(label)
    app.harness.advance(by: 0.5)
  }

  @Test func aSwipeTurnsOnePage() throws {
    #expect(try app.text("title") == "Dunes")
    app.harness.swipe(try pages, .left, distance: 200)
    app.harness.advance(by: 1.5)
    let width = try pages.bounds.width
    #expect(try pages.contentOffset == CGPoint(x: width, y: 0))
    #expect(try app.text("title") == "Forest" && controller.page == 1)
    #expect(try dots.progress == 1 && dots.accessibilityValue == "page 2 of 5")
  }

  @Test func dotsFollowTheFingerThroughTheObserver() throws {
    let pages = try pages
    app.harness.touchDown(pages, at: CGPoint(x: 300, y: 100))
    app.move(to: CGPoint(x: 280, y: 148), in: try app.window)
    app.move(to: CGPoint(x: 180, y: 148), in: try app.window)
    #expect(pages.contentOffset.x > 50)
    #expect(try dots.progress == pages.contentOffset.x / pages.bounds.width)
    app.harness.touchUp()
  }

  @Test func dotsAreDrawnInTheWindowsTint() throws {
    let dots = try dots
    let first = app.harness.color(at: dots.center(ofDot: 0), in: dots)
    let second = app.harness.color(at: dots.center(ofDot: 1), in: dots)
    #expect(first.red > 240 && first.green > 120 && first.blue < 80, "\(first)")
    #expect(second.red < 120 && second.red > 50, "\(second)")
  }

  @Test func theButtonAndTheKeysGoOnToTheLast() throws {
    try app.tap("next")
    app.harness.advance(by: 0.6)
    app.harness.press(.keyboardRightArrow)
    app.harness.advance(by: 0.6)
    #expect(try app.text("title") == "Lagoon")
    for _ in 0..<3 {
      app.harness.press(.keyboardRightArrow)
      app.harness.advance(by: 0.6)
    }
    #expect(try app.text("title") == "Orchid" && !app.find("next", as: UIButton.self).isEnabled)
    app.harness.press(.keyboardLeftArrow)
    app.harness.advance(by: 0.6)
    #expect(try app.text("title") == "Dusk" && app.find("next", as: UIButton.self).isEnabled)
  }

  @Test func aDoubleTapAndACustomActionAreFavorites() throws {
    let photo = try app.find("photo-0", as: PhotoView.self)
    app.harness.tap(photo, taps: 2)
    #expect(photo.photo.isFavorite && photo.accessibilityLabel == "Dunes, favorite")
    #expect(try controller.photos[0].isFavorite)
    let action = try #require(photo.accessibilityCustomActions?.first)
    #expect(action.name == "Favorite" && action.actionHandler?(action) == true)
    #expect(!photo.photo.isFavorite && photo.accessibilityLabel == "Dunes")
  }

  @Test func theContextMenuMarksAndDeletes() throws {
    try chooseFromMenu("Add to Favorites", of: "photo-0")
    #expect(try controller.photos[0].isFavorite)
    try chooseFromMenu("Delete", of: "photo-0")
    #expect(try controller.photos.map(\.title) == ["Forest", "Lagoon", "Dusk", "Orchid"])
    #expect(try app.text("title") == "Forest" && dots.numberOfPages == 4)
    #expect(try pages.contentSize.width == 4 * pages.bounds.width)
  }

  @Test func theSceneTellsWhereToComeBackTo() throws {
    try app.tap("next")
    app.harness.advance(by: 0.6)
    let scene = try #require(try app.window.windowScene)
    let delegate = try #require(scene.delegate as? SceneDelegate)
    let activity = try #require(delegate.stateRestorationActivity(for: scene))
    #expect(activity.activityType == "com.example.photos.browse")
    #expect(activity.userInfo?["page"] as? Int == 1)
  }
}
