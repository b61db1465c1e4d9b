import Foundation
import PlatformKit
import QuartzCore
import Testing
@testable import UIKit

/// What the user has set for all programs, in traits and settings.
@MainActor @Suite(.serialized) struct DesktopSettingsTests {
  private let app = TestApp()
  private let view = TintListener()

  init() {
    app.window.addSubview(view)
    app.turn()
  }

  private func set(_ change: (inout DesktopSettings) -> Void) {
    change(&app.platform.desktopSettings)
    app.turn()
  }

  @Test func theDesktopIsAskedForMoreAfterTheFirstFrame() {
    #expect(app.platform.isFollowingSettings)
    let platform = HeadlessPlatform()
    let application = UIApplication.start(platform: platform)
    defer { application.stop() }
    #expect(!platform.isFollowingSettings)
  }

  @Test func theDarkStyleComesAndGoes() {
    #expect(view.traitCollection.userInterfaceStyle == .light)
    set { $0.isDark = true }
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(UIScreen.main.traitCollection.userInterfaceStyle == .dark)
    set { $0.isDark = nil }
    #expect(view.traitCollection.userInterfaceStyle == .light)
  }

  @Test func whatIsKnownAtTheStartIsThereAtTheLaunch() {
    let platform = HeadlessPlatform()
    platform.desktopSettings.isDark = true
    platform.desktopSettings.isAnimated = false
    let delegate = LookAtLaunch()
    let application = UIApplication.start(platform: platform, delegate: { delegate })
    defer { application.stop() }
    #expect(delegate.style == .dark && delegate.isMotionReduced)
  }

  @Test func contrastAndMotionAreAnnounced() {
    let heard = HeardNames()
    let names = [
      UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
      UIAccessibility.reduceMotionStatusDidChangeNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { heard.all.append(name) }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    set { $0.isHighContrast = true }
    #expect(view.traitCollection.accessibilityContrast == .high)
    #expect(UIAccessibility.isDarkerSystemColorsEnabled && !UIAccessibility.isReduceMotionEnabled)
    set { $0.isAnimated = false }
    #expect(UIAccessibility.isReduceMotionEnabled)
    set { $0.isAnimated = true }
    #expect(!UIAccessibility.isReduceMotionEnabled)
    #expect(heard.all == [names[0], names[1], names[1]])
  }

  @Test func whatTheDesktopDoesNotChangeStays() {
    app.application.engine.accessibility.settings.isReduceMotionEnabled = true
    app.application.changeSystemTraits { $0.userInterfaceStyle = .dark }
    set { $0.isHighContrast = true }
    #expect(UIAccessibility.isReduceMotionEnabled)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func theAccentIsTheTintOfViewsWithoutOne() throws {
    let own = UIView()
    own.tintColor = .systemGreen
    app.window.addSubview(own)
    #expect(view.tintColor == .systemBlue)
    view.changes = 0
    set { $0.accent = DesktopSettings.Accent(red: 1, green: 0.5, blue: 0) }
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    #expect(view.tintColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [1, 0.5, 0, 1])
    #expect(view.changes == 1)
    #expect(own.tintColor == .systemGreen)
    set { $0.accent = nil }
    #expect(view.tintColor == .systemBlue && view.changes == 2)
  }

  @Test func anAccentOutOfRangeIsNone() {
    #expect(DesktopSettings.Accent(red: 1.1, green: 0, blue: 0) == nil)
    #expect(DesktopSettings.Accent(red: .nan, green: 0, blue: 0) == nil)
  }

  @Test func aTextScaleIsTheNearestCategory() {
    set { $0.textScale = 1.25 }
    #expect(view.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
    #expect(app.application.preferredContentSizeCategory == .extraExtraLarge)
    set { $0.textScale = 6 }
    #expect(
      view.traitCollection.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge)
    set { $0.textScale = nil }
    #expect(view.traitCollection.preferredContentSizeCategory == .large)
    #expect(UIContentSizeCategory.nearest(toTextScale: 0.8) == .extraSmall)
    #expect(UIContentSizeCategory.nearest(toTextScale: 1.02) == .large)
  }

  @Test func theEnvironmentsStyleHasTwoNames() {
    let lines = LoggedLines(with: "CASEMENT_STYLE")
    #expect(StyleOfEnvironment.parse("dark") == true)
    #expect(StyleOfEnvironment.parse("light") == false)
    #expect(StyleOfEnvironment.parse(nil) == nil && lines.all.isEmpty)
    #expect(StyleOfEnvironment.parse("black") == nil && lines.all.count == 1)
  }

  @Test func theMousesDoubleClickIsAsLongAsTheDesktops() {
    set { $0.doubleClickTime = 0.6 }
    var count = 0
    let taps = UITapGestureRecognizer { _ in count += 1 }
    taps.numberOfTapsRequired = 2
    app.window.addGestureRecognizer(taps)
    func click() {
      app.press(20, 20)
      app.turn()
      app.advance(0.05)
      app.release(20, 20)
      app.turn()
    }
    click()
    app.advance(0.45)
    click()
    #expect(count == 1, "0.5 seconds are within 0.6")
    #expect(UITouch.TouchType.direct.tapInterval == 0.35, "fingers keep theirs")
    set { $0.doubleClickTime = nil }
    #expect(UITouch.TouchType.indirectPointer.tapInterval == 0.35)
  }

  @Test func aMouseDragsFromAsFarAsTheDesktopSays() {
    set { $0.dragThreshold = 40 }
    let source = DragAndDropTests.Source()
    let dragged = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 60))
    dragged.addInteraction(UIDragInteraction(delegate: source))
    app.window.addSubview(dragged)
    app.turn()
    func move(_ x: Double) {
      app.advance(1.0 / 60)
      app.move(x, 40)
      app.advance(1.0 / 60)
    }
    app.press(40, 40)
    for x in [50.0, 60, 75] { move(x) }
    #expect(source.log == [])
    for x in [85.0, 95] { move(x) }
    #expect(source.log == ["begin"])
    app.release(95, 40)
    app.turn()
  }

  @Test func aCaretBlinksAsTheDesktopsDo() throws {
    let caret = CaretView(frame: CGRect(x: 0, y: 0, width: 2, height: 20))
    app.window.addSubview(caret)
    caret.isBlinking = true
    #expect(caret.layer.animation(forKey: "blink")?.duration == 1)
    set { $0.caretBlinkPeriod = 1.2 }
    set { $0.caretBlinkTime = 6 }
    caret.resetBlinkAnimation()
    let blink = try #require(caret.layer.animation(forKey: "blink"))
    #expect(blink.duration == 1.2 && blink.repeatCount == 5)
    set { $0.isCaretBlinking = false }
    caret.resetBlinkAnimation()
    #expect(caret.layer.animation(forKey: "blink") == nil)
  }
}

@MainActor
private final class HeardNames {
  var all: [NSNotification.Name] = []
}

private final class TintListener: UIView {
  var changes = 0

  override func tintColorDidChange() { changes += 1 }
}

private final class LookAtLaunch: NSObject, UIApplicationDelegate {
  var style = UIUserInterfaceStyle.unspecified
  var isMotionReduced = false

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    style = UIScreen.main.traitCollection.userInterfaceStyle
    isMotionReduced = UIAccessibility.isReduceMotionEnabled
    return true
  }
}
