import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// That the classes compile is most of the test.
@MainActor @Suite struct OverridesTests {
  @Test func classesThatOverrideEverythingAreShown() {
    let harness = AppHarness()
    let controller = OverridingViewController(nibName: nil, bundle: nil)
    let view = OverridingView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let button = OverridingButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(button)
    controller.view.addSubview(view)
    controller.view.addSubview(OverridingControl(frame: .zero))
    harness.show(controller)
    #expect(view.layer is CAGradientLayer)
    #expect(button.convert(CGPoint(x: 1, y: 2), to: controller.view) == CGPoint(x: 11, y: 22))
    #expect(view.layoutMarginsGuide.layoutFrame.width < 30)
    #expect(button.currentTitleColor == .red && controller.nibName == nil)
  }

  /// A list of numbers for both kinds of lists.
  private final class Numbers: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var count = 1

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test func aTableThatOverridesItsMethodsIsAsked() {
    let harness = AppHarness()
    let numbers = Numbers()
    let table = OverridingTableView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), style: .plain)
    table.dataSource = numbers
    harness.show(table)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minX ?? 0 > 0)
    numbers.count = 2
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .top)
    #expect(table.calls == ["source", "insert", "begin", "end", "select", "scroll"])
    #expect(table.indexPathForSelectedRow?.row == 1 && table.numberOfRows(inSection: 0) == 2)
  }

  @Test func aCollectionViewThatOverridesItsMethodsIsAsked() {
    let harness = AppHarness()
    let numbers = Numbers()
    let view = OverridingCollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = numbers
    harness.show(view)
    numbers.count = 2
    view.insertItems(at: [IndexPath(item: 1, section: 0)])
    harness.settle()
    #expect(view.calls == ["dequeue", "insert", "dequeue"])
    #expect(view.visibleCells.count == 2)
  }

  @Test func controllersOfCollectionsAndTabsAreToldAsDelegates() throws {
    let harness = AppHarness()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let list = OverridingCollectionViewController(collectionViewLayout: layout)
    list.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.title = "List"
    let other = UIViewController()
    other.title = "Other"
    let tabs = OverridingTabBarController()
    tabs.viewControllers = [list, other]
    harness.show(tabs, size: CGSize(width: 400, height: 600))
    let cell = try #require(list.collectionView.visibleCells.first)
    harness.tap(cell)
    #expect(list.calls == ["highlight", "unhighlight"])
    harness.click(cell, button: .secondary)
    #expect(list.calls.contains("menu of 1"))
    harness.tap(try #require(harness.view(labelled: "Other")))
    #expect(tabs.calls == ["Other at 0"] && tabs.selectedIndex == 1)
  }

  @Test func anchorsAndGuidesAreThoseOfTheSubclass() {
    let harness = AppHarness()
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = OverridingAnchorsView(frame: CGRect(x: 100, y: 0, width: 60, height: 40))
    let follower = UIView()
    follower.translatesAutoresizingMaskIntoConstraints = false
    let guide = OverridingGuide()
    view.addLayoutGuide(guide)
    page.addSubview(view)
    page.addSubview(follower)
    NSLayoutConstraint.activate([
      follower.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      follower.topAnchor.constraint(equalTo: guide.topAnchor),
      guide.topAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
      guide.heightAnchor.constraint(equalToConstant: 5),
      follower.widthAnchor.constraint(equalToConstant: 10),
      follower.heightAnchor.constraint(equalToConstant: 10),
    ])
    harness.show(page)
    #expect(view.guidesAdded == 1 && view.layoutGuides == [guide])
    #expect(follower.frame.origin == CGPoint(x: 130, y: 30))
  }

  @Test func searchBarsAndPasteboardsAskTheSubclass() throws {
    let harness = AppHarness()
    let bar = OverridingSearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    harness.show(bar)
    bar.scopeButtonTitles = ["One"]
    let shown = bar.subviews.compactMap { ($0 as? UIImageView)?.image }
    #expect(shown.contains { $0 === bar.image })
    let name = UIPasteboard.Name("own")
    let board = try #require(OverridingPasteboard(name: name, create: true))
    let plain: UIPasteboard = board
    plain.string = "pear"
    #expect(plain.strings == ["pear"] && plain.hasStrings && plain.types == ["public.text"])
    #expect(UIPasteboard(name: name, create: false)?.string == nil)
  }

  @Test func delegatesHaveAnOptionalWindowForThoseWhoDoNotKnowThem() {
    final class Delegate: NSObject, UIApplicationDelegate {
      var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    final class WithoutWindow: NSObject, UIApplicationDelegate {}
    let delegate = Delegate()
    let known: any UIApplicationDelegate = delegate
    #expect(known.window??.bounds.width == 10 && known.window!! === delegate.window)
    if let window = known.window, let inner = window { #expect(inner.bounds.height == 10) }
    delegate.window = nil
    #expect(known.window! == nil)
    let other: any UIApplicationDelegate = WithoutWindow()
    #expect(other.window??.rootViewController == nil)
  }

  @Test func prioritiesLevelsAndWeightsAreCountedWith() {
    #expect((UILayoutPriority.defaultHigh - 1).rawValue == 749)
    #expect(UILayoutPriority.required - UILayoutPriority.defaultLow == 750)
    #expect(UIWindow.Level.alert + 1 > .alert && UILayoutPriority.defaultLow < .defaultHigh)
    var weight = UIFont.Weight.regular
    weight += 0.5
    #expect(weight.rawValue == 0.5)
  }
}
