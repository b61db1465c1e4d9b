import CoreGraphics
import Foundation
import PlatformKit
import RasterKit
import Testing
import UIKitTesting

@testable import UIKit

/// Popovers for which their window has no room.
@MainActor
struct PopoverWindowTests {
  /// A low window at (200, 100) of the desktop. The popover is red, and larger than the window is high.
  @MainActor
  final class Stage {
    let harness = AppHarness(screenSize: CGSize(width: 1280, height: 800))
    let root = UIViewController()
    let page = UIViewController()
    let source = UIView(frame: CGRect(x: 300, y: 150, width: 40, height: 30))
    let window: UIWindow
    let platform: HeadlessPlatform
    private(set) var taps: [CGPoint] = []

    init(isCompositing: Bool = false) throws {
      root.view.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
      root.view.addSubview(source)
      window = harness.show(root, size: CGSize(width: 640, height: 200))
      let memory = harness.application.engine.platform as? HeadlessPlatform
      platform = try #require(memory)
      platform.isCompositing = isCompositing
      platform.windows[0].move(to: PixelPoint(x: 200, y: 100))
      page.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      page.view.addGestureRecognizer(
        UITapGestureRecognizer { [unowned self] in taps.append($0.location(in: page.view)) })
      page.modalPresentationStyle = .popover
      page.preferredContentSize = CGSize(width: 240, height: 320)
      harness.settle()
    }

    var popover: UIPopoverPresentationController? { page.popoverPresentationController }

    func present(animated: Bool = false) {
      popover?.sourceView = source
      root.present(page, animated: animated)
      harness.advance(by: 1)
    }

    var owner: HeadlessWindow { platform.windows[0] }
    var popups: [HeadlessWindow] { platform.windows.filter { $0.kind == .popover } }
    var place: CGRect { page.view.convert(page.view.bounds, to: nil) }

    func post(_ change: WindowChange, to window: HeadlessWindow) {
      platform.post(.window(window.id, change))
      harness.advance(by: 1)
    }

    func click(_ x: Double, _ y: Double, in window: HeadlessWindow) {
      for action in [PointerSample.Action.pressed(.primary), .released(.primary)] {
        let isDown = action == .pressed(.primary)
        let sample = PointerSample(
          action: action, x: x, y: y, buttons: isDown ? [.primary] : [], modifiers: [],
          time: platform.clock.now())
        platform.post(.pointer(window.id, sample))
        harness.settle()
      }
      harness.advance(by: 1)
    }

    func pixel(_ x: Int32, _ y: Int32, of window: HeadlessWindow) -> UInt32? {
      harness.settle()
      return window.image.map { $0.target.address(x: x, y: y).pointee }
    }
  }

  private let red: UInt32 = 0xffff_0000

  @Test(arguments: [false, true]) func itHasAWindowOfItsOwn(isAnimated: Bool) throws {
    let stage = try Stage()
    stage.present(animated: isAnimated)
    let popup = try #require(stage.popups.first)
    #expect(popup.owner == stage.owner.id && popup.isShown && popup.isOpaque)
    #expect(popup.position == PixelPoint(x: 400, y: 293))
    #expect(popup.size == PixelSize(width: 240, height: 320))
    // For the program it is in its window, below the border.
    #expect(stage.page.view.window === stage.window && stage.popover?.arrowDirection == .up)
    #expect(stage.place == CGRect(x: 200, y: 193, width: 240, height: 320))
    #expect(stage.harness.application.keyWindow === stage.window)
    #expect(stage.harness.application.windows == [stage.window])
  }

  @Test func itShowsThereAloneAndGoesOnChanging() throws {
    let stage = try Stage()
    stage.present()
    let popup = try #require(stage.popups.first)
    #expect(stage.pixel(120, 160, of: popup) == red && stage.pixel(3, 3, of: popup) == red)
    #expect(stage.pixel(320, 197, of: stage.owner) == 0xffff_ffff)
    let color = stage.harness.color(at: CGPoint(x: 120, y: 160), in: stage.page.view)
    #expect(color.red == 255 && color.green == 0)
    stage.page.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(stage.pixel(120, 160, of: popup) == 0xff00_00ff)
  }

  @Test func aPopoverThatFitsStaysInItsWindow() throws {
    let stage = try Stage()
    stage.page.preferredContentSize = CGSize(width: 200, height: 100)
    stage.present()
    #expect(stage.popups.isEmpty && stage.popover?.arrowDirection == .down)
    #expect(stage.place == CGRect(x: 220, y: 37, width: 200, height: 100))
    #expect(stage.pixel(320, 100, of: stage.owner) == red)
  }

  @Test func aWindowOfItsOwnThatHasNoMoreRoomIsNone() throws {
    let stage = try Stage()
    stage.owner.move(to: PixelPoint(x: 0, y: 0))
    stage.harness.resize(stage.window, to: CGSize(width: 1280, height: 800))
    stage.page.preferredContentSize = CGSize(width: 2000, height: 2000)
    stage.present()
    #expect(stage.popups.isEmpty && stage.page.view.window === stage.window)
  }

  @Test func panelsOfTheDesktopKeepTheirRoom() throws {
    let stage = try Stage()
    stage.platform.workArea = PixelRect(x: 0, y: 0, width: 1280, height: 450)
    stage.present()
    let popup = try #require(stage.popups.first)
    #expect(stage.popover?.arrowDirection == .left)
    #expect(popup.position.x == 553 && popup.position.y + popup.size.height <= 440)
  }

  @Test func clicksAndTouchesInItAreTheViewsAtTheirPlaces() throws {
    let stage = try Stage()
    stage.present()
    let popup = try #require(stage.popups.first)
    stage.click(30, 250, in: popup)
    for action in [TouchReport.Action.down, .lift] {
      let time = stage.platform.clock.now()
      stage.platform.post(
        .touch(popup.id, TouchReport(contact: 1, action: action, x: 60, y: 3, time: time)))
      stage.harness.settle()
    }
    #expect(stage.taps == [CGPoint(x: 30, y: 250), CGPoint(x: 60, y: 3)])
    #expect(stage.root.presentedViewController === stage.page)
  }

  /// Above, below and beside all windows of the program, and in the window itself.
  @Test(
    arguments: [
      CGPoint(x: -300, y: 400), CGPoint(x: 100, y: -280), CGPoint(x: 700, y: 100),
      CGPoint(x: -180, y: -180),
    ])
  func aPressAnywhereElseEndsIt(place: CGPoint) throws {
    let stage = try Stage()
    stage.present(animated: true)
    let popup = try #require(stage.popups.first)
    stage.click(Double(place.x), Double(place.y), in: popup)
    #expect(stage.root.presentedViewController == nil && stage.taps.isEmpty)
    #expect(stage.platform.windows.count == 1 && stage.harness.application.presences.count == 1)
    #expect(stage.window.gestures.isAtRest)
  }

  @Test func escapeAndThePointerInItsOwnWindowEndItToo() throws {
    let stage = try Stage()
    stage.present(animated: true)
    stage.harness.press(.keyboardEscape)
    #expect(stage.popups.isEmpty, "it can't fade")
    stage.harness.advance(by: 1)
    #expect(stage.root.presentedViewController == nil)
    stage.present()
    #expect(stage.popups.count == 1)
    stage.click(20, 20, in: stage.owner)
    #expect(stage.root.presentedViewController == nil && stage.platform.windows.count == 1)
  }

  @Test func aScrollViewInItScrolls() throws {
    let stage = try Stage()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 240, height: 320))
    list.contentSize = CGSize(width: 240, height: 2000)
    stage.page.view.addSubview(list)
    stage.present()
    let popup = try #require(stage.popups.first)
    let report = ScrollReport(
      dx: 0, dy: -50, isPrecise: false, x: 100, y: 250, time: stage.platform.clock.now())
    stage.platform.post(.scroll(popup.id, report))
    stage.harness.advance(by: 1)
    #expect(list.contentOffset.y > 20)
  }

  @Test func aTextFieldInItHasTheKeysAndTheInputMethod() throws {
    let stage = try Stage()
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    stage.page.view.addSubview(field)
    stage.present()
    let popup = try #require(stage.popups.first)
    stage.click(100, 220, in: popup)
    #expect(field.isFirstResponder)
    stage.harness.type("pear")
    #expect(field.text == "pear")
    let caret = try #require(stage.platform.headlessInputMethod.caret)
    let place = field.convert(field.bounds, to: nil)
    #expect(place.minY == 393 && caret.minY >= 393 && caret.maxY <= 433)
    // A key that comes to the popover's window, as without a window manager, is the field's too.
    let key = KeyStroke(
      action: .pressed, usage: 0, characters: "s", charactersIgnoringModifiers: "s",
      modifiers: [], time: stage.platform.clock.now())
    stage.platform.post(.key(popup.id, key))
    stage.harness.settle()
    #expect(field.text == "pears")
  }

  @Test func itFollowsItsWindowAndItsSize() throws {
    let stage = try Stage()
    stage.present()
    let popup = try #require(stage.popups.first)
    stage.owner.move(to: PixelPoint(x: 300, y: 50))
    stage.harness.settle()
    #expect(popup.position == PixelPoint(x: 500, y: 243) && stage.popups.first === popup)
    stage.page.preferredContentSize = CGSize(width: 300, height: 400)
    stage.harness.advance(by: 1)
    #expect(popup.size == PixelSize(width: 300, height: 400))
    #expect(popup.position == PixelPoint(x: 470, y: 243))
    stage.click(290, 390, in: popup)
    #expect(stage.taps == [CGPoint(x: 290, y: 390)])
    stage.page.preferredContentSize = CGSize(width: 200, height: 100)
    stage.harness.advance(by: 1)
    #expect(stage.popups.isEmpty && stage.place == CGRect(x: 220, y: 37, width: 200, height: 100))
    #expect(stage.pixel(320, 100, of: stage.owner) == red)
  }

  /// Nothing of it may lie over windows of others.
  @Test func withoutTheFocusItIsInItsWindow() throws {
    let stage = try Stage()
    stage.present()
    stage.post(.unfocused, to: stage.owner)
    #expect(stage.popups.isEmpty && stage.root.presentedViewController === stage.page)
    #expect(stage.window.bounds.contains(stage.place) && stage.page.view.bounds.height < 320)
    stage.post(.focused, to: stage.owner)
    #expect(stage.popups.count == 1 && stage.page.view.bounds.height == 320)
    stage.post(.hidden, to: stage.owner)
    #expect(stage.popups.isEmpty)
    stage.post(.shown, to: stage.owner)
    #expect(stage.popups.count == 1)
  }

  @Test func whatItPresentsIsNotBehindIt() throws {
    let stage = try Stage()
    stage.present()
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    stage.page.present(alert, animated: true)
    stage.harness.advance(by: 1)
    #expect(stage.popups.isEmpty)
    alert.dismiss(animated: true)
    stage.harness.advance(by: 1)
    #expect(stage.popups.count == 1 && stage.place.height == 320)
  }

  @Test func aPopoverOfAPopoverHasAWindowToo() throws {
    let stage = try Stage()
    stage.present()
    let first = try #require(stage.popups.first)
    let inner = UIView(frame: CGRect(x: 20, y: 280, width: 30, height: 20))
    stage.page.view.addSubview(inner)
    let second = UIViewController()
    second.modalPresentationStyle = .popover
    second.preferredContentSize = CGSize(width: 100, height: 60)
    second.popoverPresentationController?.sourceView = inner
    stage.page.present(second, animated: false)
    stage.harness.advance(by: 1)
    #expect(stage.popups.count == 2 && stage.popups.first === first)
    #expect(stage.popups.last?.position == PixelPoint(x: 385, y: 606))
    stage.click(120, 100, in: first)
    #expect(stage.page.presentedViewController == nil && stage.taps.isEmpty)
    #expect(stage.popups.count == 1 && stage.root.presentedViewController === stage.page)
    stage.click(120, 100, in: first)
    #expect(stage.taps.count == 1)
  }

  @Test func menusOverItHaveWindows() throws {
    let stage = try Stage()
    stage.present()
    let popup = try #require(stage.popups.first)
    var chosen = 0
    let menu = UIMenu(children: [UIAction(title: "One") { _ in chosen += 1 }])
    let overlay = MenuOverlay.show(menu, at: CGPoint(x: 230, y: 400), in: stage.window) {}
    stage.harness.settle()
    let window = try #require(stage.platform.windows.last)
    #expect(window.kind == .menu && window.position == PixelPoint(x: 430, y: 500))
    stage.click(30, 200, in: popup)
    #expect(overlay.superview == nil && stage.taps.isEmpty && chosen == 0)
    #expect(stage.popups.count == 1 && stage.root.presentedViewController === stage.page)
  }

  @Test func itGoesWithItsWindowAndComesBackWithIt() throws {
    let stage = try Stage()
    stage.present()
    stage.window.isHidden = true
    stage.harness.settle()
    #expect(stage.platform.windows.isEmpty && stage.harness.application.presences.isEmpty)
    stage.window.makeKeyAndVisible()
    stage.harness.advance(by: 1)
    #expect(stage.popups.count == 1 && stage.page.view.window === stage.window)
  }

  @Test func withACompositingManagerItHasItsArrowAndItsShadow() throws {
    let stage = try Stage(isCompositing: true)
    stage.present()
    let popup = try #require(stage.popups.first)
    #expect(!popup.isOpaque && popup.size == PixelSize(width: 316, height: 409))
    #expect(popup.position == PixelPoint(x: 362, y: 250))
    #expect(
      popup.inputRegion?.rects.map(\.self) == [PixelRect(x: 38, y: 30, width: 240, height: 333)])
    #expect(stage.pixel(158, 200, of: popup) == red)
    #expect(stage.pixel(158, 40, of: popup) == 0xffff_ffff, "the arrow")
    stage.click(38 + 30, 30 + 13 + 250, in: popup)
    #expect(stage.taps == [CGPoint(x: 30, y: 250)])
    stage.platform.isCompositing = false
    stage.platform.post(.compositingChanged)
    stage.harness.settle()
    #expect(stage.popups.map(\.isOpaque) == [true])
    #expect(stage.popups.first?.size == PixelSize(width: 240, height: 320))
  }

  @Test func assistiveTechnologiesFindWhatIsInIt() throws {
    let stage = try Stage()
    let label = UILabel(frame: CGRect(x: 20, y: 200, width: 100, height: 30))
    label.text = "Below"
    stage.page.view.addSubview(label)
    stage.present()
    let presence = try #require(stage.window.presence)
    var walk = AccessibilityWalk(numbers: AccessibilityNumbers())
    _ = walk.elements(of: presence)
    let node = try #require(walk.nodes.values.first { $0.name == "Below" })
    #expect(node.extents == PixelRect(x: 220, y: 393, width: 100, height: 30))
    #expect(node.states.contains(.showing))
  }

  @Test func itsCursorIsThatOfItsWindow() throws {
    let stage = try Stage()
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    stage.page.view.addSubview(field)
    stage.present()
    let popup = try #require(stage.popups.first)
    for action in [PointerSample.Action.entered, .moved] {
      let sample = PointerSample(
        action: action, x: 100, y: 220, buttons: [], modifiers: [],
        time: stage.platform.clock.now())
      stage.platform.post(.pointer(popup.id, sample))
      stage.harness.advance(by: 0.1)
    }
    #expect(popup.cursor == stage.owner.cursor && popup.cursor != .arrow)
  }
}
