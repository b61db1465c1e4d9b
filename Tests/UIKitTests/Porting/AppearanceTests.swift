import Testing
import UIKitTesting

@testable import UIKit

private class Bar: UIView {}
private final class SpecialLabel: UILabel {}
private final class ShelfController: UIViewController {}

private final class Watched: UIView {
  var colourOnEntering: UIColor?
  override func didMoveToWindow() { colourOnEntering = backgroundColor }
}

@MainActor
struct AppearanceTests {
  /// A new application, current from here to the end of the test, with a view in a window.
  private func stage() -> (harness: AppHarness, root: UIView) {
    let harness = AppHarness()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    harness.show(root)
    return (harness, root)
  }

  @Test func aViewTakesItsLookWhenItEntersAWindow() {
    let (harness, root) = stage()
    defer { withExtendedLifetime(harness) {} }
    UILabel.appearance().textColor = .red
    UILabel.appearance().font = .systemFont(ofSize: 31)
    let label = UILabel()
    #expect(label.textColor == .label)
    root.addSubview(label)
    #expect(label.textColor == .red)
    #expect(label.font.pointSize == 31)
    #expect(UILabel.appearance().textColor == .red)
  }

  /// Classes with initialisers of their own.
  @Test func listsAndTextsHaveAnAppearance() {
    let (harness, root) = stage()
    defer { withExtendedLifetime(harness) {} }
    for proxy in [
      UICollectionView.appearance(), UITableView.appearance(), UITextView.appearance(),
      UITableViewCell.appearance(), UITableViewHeaderFooterView.appearance(),
      UICollectionViewCell.appearance(), UISegmentedControl.appearance(), UISearchBar.appearance(),
      UIListContentView.appearance(), UIContentUnavailableView.appearance(),
    ] as [UIView] {
      proxy.backgroundColor = .red
    }
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    root.addSubview(list)
    #expect(list.backgroundColor == .red)
  }

  @Test func itHasItsLookBeforeItIsToldOfTheWindow() {
    let (harness, root) = stage()
    defer { withExtendedLifetime(harness) {} }
    UIView.appearance().backgroundColor = .green
    let view = Watched()
    root.addSubview(view)
    #expect(view.colourOnEntering == .green)
  }

  @Test func whatTheProgramSetsWins() {
    let (harness, root) = stage()
    defer { withExtendedLifetime(harness) {} }
    let before = UILabel()
    before.textColor = .blue
    UILabel.appearance().textColor = .red
    let after = UILabel()
    after.textColor = .blue
    for label in [before, after] { root.addSubview(label) }
    #expect(before.textColor == .red)
    #expect(after.textColor == .blue)
    after.removeFromSuperview()
    root.addSubview(after)
    #expect(after.textColor == .blue)
  }

  @Test func aSubclassWinsOverItsSuperclassAndMixesWithIt() {
    let (harness, root) = stage()
    defer { withExtendedLifetime(harness) {} }
    SpecialLabel.appearance().textColor = .green
    UILabel.appearance().textColor = .red
    UILabel.appearance().shadowColor = .gray
    let label = SpecialLabel()
    root.addSubview(label)
    #expect(label.textColor == .green)
    #expect(label.shadowColor == .gray)
  }

  @Test func containersCountAndTheOutermostWins() {
    let (harness, root) = stage()
    defer { withExtendedLifetime(harness) {} }
    UILabel.appearance(whenContainedInInstancesOf: [Bar.self, ShelfController.self]).textColor =
      .blue
    UILabel.appearance(whenContainedInInstancesOf: [Bar.self]).textColor = .green
    UILabel.appearance().textColor = .red
    let (free, inBar, onShelf) = (UILabel(), UILabel(), UILabel())
    let (bar, shelf, shelfBar) = (Bar(), ShelfController(), Bar())
    bar.addSubview(inBar)
    shelfBar.addSubview(onShelf)
    shelf.view.addSubview(shelfBar)
    for view in [free, bar, shelf.view!] { root.addSubview(view) }
    #expect(free.textColor == .red)
    #expect(inBar.textColor == .green)
    #expect(onShelf.textColor == .blue)
  }

  @Test func traitsChooseAndLaterChangesOfTraitsToo() {
    let (harness, root) = stage()
    defer { withExtendedLifetime(harness) {} }
    UILabel.appearance().textColor = .red
    UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .yellow
    let label = UILabel()
    root.addSubview(label)
    #expect(label.textColor == .red)
    root.overrideUserInterfaceStyle = .dark
    #expect(label.textColor == .yellow)
  }

  @Test func buttonsTakeTitlesByState() {
    let (harness, root) = stage()
    defer { withExtendedLifetime(harness) {} }
    UIButton.appearance().setTitleColor(.red, for: .normal)
    UIButton.appearance().setTitleColor(.gray, for: .highlighted)
    UILabel.appearance(whenContainedInInstancesOf: [UIButton.self]).font = .systemFont(ofSize: 9)
    let (button, own) = (UIButton(type: .system), UIButton(type: .system))
    own.setTitleColor(.green, for: .normal)
    for view in [button, own] { root.addSubview(view) }
    #expect(button.titleColor(for: .normal) == .red)
    #expect(button.titleColor(for: .highlighted) == .gray)
    #expect(own.titleColor(for: .normal) == .green)
    #expect(own.titleColor(for: .highlighted) == .gray)
    #expect(button.titleLabel?.font.pointSize == 9)
  }

  @Test func aWindowTakesItsTint() {
    let (harness, _) = stage()
    UIWindow.appearance().tintColor = .purple
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    harness.show(view)
    #expect(view.tintColor == .purple)
  }

  @Test func applicationsKeepApart() {
    let (first, _) = stage()
    defer { withExtendedLifetime(first) {} }
    UILabel.appearance().textColor = .red
    let other = AppHarness()
    let label = UILabel()
    other.show(label)
    #expect(label.textColor == .label)
  }

  private final class Named: UIView {
    init(name: String) { super.init(frame: .zero) }
    required init?(coder: NSCoder) { nil }
  }

  /// Porting.md says what to do about it.
  @Test func aViewWithoutTheInitialiserOfProxiesEndsTheProcess() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { Named.appearance().backgroundColor = .red }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("Use of unimplemented initializer 'init(frame:)' for class"))
    #expect(text.contains("Named"))
  }
}
