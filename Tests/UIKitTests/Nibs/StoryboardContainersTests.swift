import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
final class StoryboardContainersTests {
  private let app = AppHarness()

  private func initial<Controller: UIViewController>(
    _ name: String, _ size: CGSize, as type: Controller.Type = Controller.self
  ) throws -> Controller {
    let made = NibFixtures.storyboard(name).instantiateInitialViewController()
    let controller = try #require(made as? Controller)
    app.show(controller, size: size)
    return controller
  }

  @Test func tabsHaveTheirItemsAndBars() throws {
    let tabs: UITabBarController = try initial("Tabs", CGSize(width: 393, height: 600))
    let controllers = try #require(tabs.viewControllers)
    #expect(controllers.map { $0.tabBarItem.title } == ["Stars", "Search"])
    #expect(controllers[0].tabBarItem.image != nil)
    #expect(controllers[0].tabBarItem.selectedImage != nil)
    #expect(controllers[1].tabBarItem.badgeValue == "3")
    #expect(tabs.tabBar.tintColor == .systemIndigo)
    let stack = try #require(controllers[1] as? UINavigationController)
    #expect(stack.navigationBar is ColoredBar)
    #expect(stack.topViewController?.navigationItem.prompt == "Everything")
    tabs.selectedIndex = 1
    app.advance(by: 0.5)
    #expect(stack.topViewController?.viewIfLoaded?.window != nil)
  }

  @Test func rowsOfAStoryboardAreTheTables() throws {
    let settings: SettingsController = try initial("Settings", CGSize(width: 393, height: 600))
    let table = try #require(settings.tableView)
    #expect(table.style == .insetGrouped && table.numberOfSections == 2)
    #expect([0, 1].map { table.numberOfRows(inSection: $0) } == [2, 1])
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(first.textLabel?.text == "Name" && first.detailTextLabel?.text == "Ada")
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 66)
    #expect(settings.tableView(table, titleForHeaderInSection: 1) == "About")
    #expect(settings.tableView(table, titleForFooterInSection: 1) == "Made of XML")
    #expect(!settings.clearsSelectionOnViewWillAppear)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === first)
  }

  @Test func aTableControllerHasItsRefreshControl() throws {
    let storyboard = try NibFixtures.storyboard(
      initial: "t",
      scenes: [
        """
        <tableViewController id="t" customClass="SongsController" customModule="UIKitTests">
          <tableView key="view" id="v"/>
          <refreshControl key="refreshControl" id="r">
            <attributedString key="attributedTitle"><fragment content="Pull"/></attributedString>
            <connections>
              <action selector="add:" destination="t" eventType="valueChanged" id="a"/>
            </connections>
          </refreshControl>
        </tableViewController>
        """
      ])
    let songs = try #require(storyboard.instantiateInitialViewController() as? SongsController)
    let control = try #require(songs.refreshControl)
    #expect(songs.tableView.refreshControl === control)
    #expect(control.attributedTitle?.string == "Pull")
    control.sendActions(for: .valueChanged)
    #expect(songs.songs.last == "New")
    let table: UITableViewController? = NibFixtures.made(
      """
      <tableViewController id="t"><tableView key="view" id="v"/>
        <refreshControl key="refreshControl" id="r"/></tableViewController>
      """)
    #expect(table?.refreshControl != nil)
  }

  @Test func aControlInARowSendsToTheController() throws {
    let settings: SettingsController = try initial("Settings", CGSize(width: 393, height: 600))
    let slider = try #require(settings.slider)
    #expect(slider.value == 30 && slider.maximumValue == 100)
    slider.value = 80
    slider.sendActions(for: .valueChanged)
    #expect(settings.values == [80])
  }

  @Test func itemsAndHeadersComeFromPrototypes() throws {
    let gallery: GalleryController = try initial("Gallery", CGSize(width: 320, height: 480))
    let view = try #require(gallery.collectionView)
    let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.itemSize == CGSize(width: 90, height: 60) && layout.minimumLineSpacing == 12)
    #expect(layout.sectionInset == UIEdgeInsets(top: 8, left: 10, bottom: 8, right: 10))
    let cell = try #require(view.cellForItem(at: IndexPath(item: 4, section: 0)) as? PictureCell)
    #expect(cell.numberLabel?.text == "5" && cell.backgroundColor == .systemYellow)
    #expect(cell.frame.size == CGSize(width: 90, height: 60))
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
    #expect(header?.backgroundColor == .systemGray5 && header?.reuseIdentifier == "Head")
  }

  @Test func anItemPresentsItsScene() throws {
    let gallery: GalleryController = try initial("Gallery", CGSize(width: 320, height: 480))
    app.tap(try #require(gallery.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))))
    app.advance(by: 1)
    #expect(gallery.presentedViewController?.title == "Picture")
    #expect(gallery.presentedViewController?.modalPresentationStyle == .fullScreen)
  }

  @Test func aSplitViewShowsItsColumnsAndADetail() throws {
    let split: UISplitViewController = try initial("Mail", CGSize(width: 1000, height: 700))
    #expect(split.style == .doubleColumn && split.preferredDisplayMode == .oneBesideSecondary)
    let primary = try #require(split.viewController(for: .primary) as? UINavigationController)
    let inbox = try #require(primary.topViewController as? LetterListController)
    let row = try #require(inbox.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    app.tap(row)
    app.advance(by: 1)
    let detail = try #require(split.viewController(for: .secondary) as? UINavigationController)
    let mail = try #require(detail.topViewController as? LetterController)
    #expect(mail.body?.text == "Mail 2" && mail.body?.isEditable == false)
  }
}
