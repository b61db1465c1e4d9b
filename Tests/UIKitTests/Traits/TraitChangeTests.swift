import Testing
import UIKitTesting

@testable import UIKit

private struct Theme: UITraitDefinition {
  static let defaultValue = "plain"
  static let affectsColorAppearance = true
}

extension UIMutableTraits {
  fileprivate var theme: String {
    get { self[Theme.self] }
    set { self[Theme.self] = newValue }
  }
}

/// Writes down what it is told, and by whom.
@MainActor
private final class Diary {
  var lines: [String] = []
}

private final class Teller: UIView {
  let diary: Diary
  let name: String

  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    diary.lines.append(
      "\(name) \(previous?.userInterfaceStyle == .dark ? "dark" : "light") before, "
        + "\(UITraitCollection.current.userInterfaceStyle == .dark ? "dark" : "light") now")
  }

  func tell(_ view: Teller, _ old: UITraitCollection) { diary.lines.append("\(name) by selector") }
}

private final class TellingController: UIViewController {
  let diary: Diary

  init(_ diary: Diary) {
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    diary.lines.append("controller")
  }
}

@MainActor
struct TraitChangeTests {
  private let diary = Diary()

  @Test func handlersAreCalledInTheSetterBeforeTheMethodParentsFirst() {
    let (parent, child) = (Teller("parent", diary), Teller("child", diary))
    parent.addSubview(child)
    child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: Teller, old: UITraitCollection) in
      view.diary.lines.append("\(view.name) handler after \(old.userInterfaceStyle)")
    }
    #expect(diary.lines.isEmpty)
    parent.overrideUserInterfaceStyle = .dark
    #expect(
      diary.lines == [
        "parent light before, dark now", "child handler after light",
        "child light before, dark now",
      ])
  }

  @Test func aControllerIsToldBeforeItsView() {
    let controller = TellingController(diary)
    controller.view = Teller("view", diary)
    controller.overrideUserInterfaceStyle = .dark
    #expect(diary.lines == ["controller", "view light before, dark now"])
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func noRealChangeIsSilent() {
    let (parent, child) = (Teller("parent", diary), Teller("child", diary))
    parent.addSubview(child)
    parent.traitOverrides.userInterfaceStyle = .light
    #expect(diary.lines.isEmpty)
    child.overrideUserInterfaceStyle = .light
    parent.overrideUserInterfaceStyle = .dark
    #expect(diary.lines == ["parent light before, dark now"])
  }

  @Test func onlyTheRegisteredTraitsCount() {
    let view = UIView()
    var calls = 0
    let registration = view.registerForTraitChanges([
      UITraitPreferredContentSizeCategory.self, Theme.self,
    ]) { (_: UIView, _: UITraitCollection) in calls += 1 }
    view.traitOverrides.displayScale = 3
    #expect(calls == 0)
    view.traitOverrides.preferredContentSizeCategory = .extraLarge
    view.traitOverrides.theme = "gold"
    view.traitOverrides.theme = "gold"
    #expect(calls == 2)
    view.unregisterForTraitChanges(registration)
    view.unregisterForTraitChanges(registration)
    view.traitOverrides.theme = "silver"
    #expect(calls == 2)
  }

  @Test func selectorsAreCalledOnTargets() {
    let view = Teller("view", diary)
    view.registerForTraitChanges(
      [UITraitUserInterfaceLevel.self],
      action: Selector("tell::", Teller.tell as (Teller) -> (Teller, UITraitCollection) -> Void))
    view.traitOverrides.userInterfaceLevel = .elevated
    #expect(diary.lines.first == "view by selector")
  }

  @Test func overridesAreEachObjectsOwnAndCanBeTakenBack() {
    let (parent, child) = (UIView(), UIView())
    parent.addSubview(child)
    parent.traitOverrides.theme = "gold"
    #expect(parent.traitOverrides.contains(Theme.self))
    #expect(!child.traitOverrides.contains(Theme.self))
    #expect(child.traitCollection[Theme.self] == "gold")
    parent.traitOverrides.remove(Theme.self)
    #expect(child.traitCollection[Theme.self] == "plain")
  }

  @Test func movingIntoOtherTraitsAndOutTells() {
    let (dark, view) = (UIView(), Teller("view", diary))
    dark.overrideUserInterfaceStyle = .dark
    UIView().addSubview(view)
    #expect(diary.lines.isEmpty)
    dark.addSubview(view)
    view.removeFromSuperview()
    #expect(diary.lines == ["view light before, dark now", "view dark before, light now"])
  }

  @Test func aContainerSetsItsChildrensTraits() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .compact), forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    #expect(child.view.traitCollection.horizontalSizeClass == .compact)
    #expect(child.traitCollection === child.traitCollection, "merged once")
    #expect(parent.traitCollection.horizontalSizeClass == .regular)
    child.view.removeFromSuperview()
    child.removeFromParent()
    parent.addChild(child)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func theScreensTraitsReachWindowsAndColours() {
    let harness = AppHarness(scale: 2)
    let view = Teller("view", diary)
    view.backgroundColor = .systemBackground
    view.frame.size = CGSize(width: 40, height: 40)
    harness.show(view)
    #expect(view.traitCollection.displayScale == 2)
    #expect(UIView().traitCollection.displayScale == 2)
    diary.lines = []
    harness.changeTraits { $0.userInterfaceStyle = .dark }
    #expect(diary.lines == ["view light before, dark now"])
    #expect(harness.color(at: CGPoint(x: 20, y: 20), in: view) == (0, 0, 0))
    var sizes: [UIContentSizeCategory] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { note in
      MainActor.assumeIsolated {
        sizes.append(UIApplication.shared.preferredContentSizeCategory)
      }
    }
    harness.changeTraits { $0.preferredContentSizeCategory = .extraLarge }
    NotificationCenter.default.removeObserver(observer)
    #expect(sizes == [.extraLarge])
  }

  @Test func plainViewsKeepNoStateForTraits() {
    let (parent, child) = (UIView(), UIView())
    parent.addSubview(child)
    parent.overrideUserInterfaceStyle = .dark
    #expect(child.rareData == nil)
  }
}

@MainActor
struct SceneTraitTests {
  @Test func aScenesOverridesReachItsWindowsParentsFirst() throws {
    let harness = AppHarness()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let window = harness.show(view)
    let scene = try #require(window.windowScene)
    var told: [String] = []
    scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (scene: UIWindowScene, _: UITraitCollection) in told.append("scene")
    }
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, old: UITraitCollection) in
      told.append("view, \(old.userInterfaceStyle) before")
    }
    scene.traitOverrides.userInterfaceStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(told == ["scene", "view, light before"])
    harness.changeTraits { $0.userInterfaceStyle = .dark }
    #expect(told.count == 2)
  }

  @Test func labelsFollowTheTextSizeIfAskedTo() {
    let harness = AppHarness()
    let (following, fixed, capped) = (UILabel(), UILabel(), UILabel())
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    for label in [following, fixed, capped] {
      label.font = .preferredFont(forTextStyle: .body)
      root.addSubview(label)
    }
    capped.font = UIFontMetrics(forTextStyle: .body)
      .scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: 24)
    for label in [following, capped] { label.adjustsFontForContentSizeCategory = true }
    harness.show(root)
    harness.changeTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
    #expect(following.font.pointSize == 33)
    #expect(fixed.font.pointSize == 17)
    #expect(capped.font.pointSize == 24)
    harness.changeTraits { $0.preferredContentSizeCategory = .large }
    #expect(following.font.pointSize == 17 && capped.font.pointSize == 20)
  }
}
