import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

/// Traits that a program gives to what it presents.
@MainActor
struct PresentationTraitsTests {
  private final class Colored: UIViewController {
    var told: [UIUserInterfaceStyle] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (page: Colored, _) in
        page.told.append(page.traitCollection.userInterfaceStyle)
      }
    }
  }

  private let harness = AppHarness()
  private let root = UIViewController()
  private let page = Colored()
  private let window: UIWindow

  init() {
    window = harness.show(root)
    window.overrideUserInterfaceStyle = .light
  }

  private var isDark: Bool {
    harness.settle()
    let view: UIView = page.view
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    return harness.color(at: middle, in: window).green < 60
  }

  @Test func overridesCountForWhatIsPresentedAlone() throws {
    let controller = try #require(page.presentationController)
    controller.traitOverrides.userInterfaceStyle = .dark
    root.present(page, animated: false)
    harness.advance(by: 1)
    #expect(page.traitCollection.userInterfaceStyle == .dark && page.told == [.dark] && isDark)
    #expect(root.traitCollection.userInterfaceStyle == .light)
    controller.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(page.told == [.dark, .light] && !isDark)
  }

  @Test func thoseOfAPopoverCountForTheSheetInItsPlaceToo() throws {
    page.modalPresentationStyle = .popover
    let popover = try #require(page.popoverPresentationController)
    popover.sourceView = root.view
    popover.traitOverrides.userInterfaceStyle = .dark
    root.present(page, animated: false)
    harness.advance(by: 1)
    #expect(page.activePresentationController is UISheetPresentationController)
    #expect(page.told == [.dark] && isDark)
  }

  @Test func aCollectionOfTraitsCountsUnlessATraitIsOverridden() throws {
    let controller = try #require(page.presentationController)
    controller.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
    root.present(page, animated: false)
    harness.advance(by: 1)
    #expect(page.told == [.dark] && isDark)
    controller.traitOverrides.userInterfaceStyle = .light
    #expect(page.told == [.dark, .light] && !isDark)
    controller.overrideTraitCollection = nil
    #expect(page.traitCollection.userInterfaceStyle == .light)
    page.dismiss(animated: false)
    harness.advance(by: 1)
    root.present(page, animated: false)
    harness.advance(by: 1)
    #expect(page.told == [.dark, .light], "another presentation has its own")
  }
}
