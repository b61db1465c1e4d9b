import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// What else than a button begins a segue, and the kinds that files for older systems have.
@MainActor
final class SegueTriggerTests {
  private let app = AppHarness()

  private static let next = #"<viewController title="Next" id="n"/>"#
  private static let stack = """
    <navigationController id="s"><connections>
      <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>
    </connections></navigationController>
    """

  /// A page with a bar button that begins a segue.
  private static func page(_ segue: String) -> String {
    """
    <viewController title="Page" id="a">
      <view key="view" id="v"/>
      <navigationItem key="navigationItem" id="i">
        <barButtonItem key="rightBarButtonItem" systemItem="add" id="b"><connections>
          <segue destination="n" identifier="next" id="g" \(segue)/>
        </connections></barButtonItem>
      </navigationItem>
    </viewController>
    """
  }

  private func begin<Controller: UIViewController>(
    _ scenes: [String], as type: Controller.Type = Controller.self
  ) throws -> Controller {
    let storyboard = try NibFixtures.storyboard(initial: "s", scenes: scenes)
    let controller = try #require(storyboard.instantiateInitialViewController() as? Controller)
    app.show(controller, size: CGSize(width: 700, height: 500))
    return controller
  }

  private func tapBarButton(of stack: UINavigationController) throws -> UIBarButtonItem {
    let item = try #require(stack.topViewController?.navigationItem.rightBarButtonItem)
    item.perform(from: app.application, event: nil)
    app.advance(by: 1)
    return item
  }

  @Test func aBarButtonPushesAndStaysASystemItem() throws {
    let stack: UINavigationController = try begin([
      Self.stack, Self.page(#"kind="push""#), Self.next,
    ])
    let item = try tapBarButton(of: stack)
    #expect(stack.viewControllers.map(\.title) == ["Page", "Next"])
    #expect(item.systemItem == .add && item.title == nil)
  }

  @Test func aSegueMayReplaceThePage() throws {
    let stack: UINavigationController = try begin([
      Self.stack, Self.page(#"kind="replace""#), Self.next,
    ])
    _ = try tapBarButton(of: stack)
    #expect(stack.viewControllers.map(\.title) == ["Next"])
  }

  @Test func aPopoverPointsAtItsBarButton() throws {
    let stack: UINavigationController = try begin([
      Self.stack,
      Self.page(#"kind="popoverPresentation" popoverAnchorBarButtonItem="b" animates="NO""#),
      Self.next,
    ])
    let item = try tapBarButton(of: stack)
    let shown = stack.presentedViewController ?? stack.topViewController?.presentedViewController
    #expect(shown?.title == "Next" && shown?.modalPresentationStyle == .popover)
    #expect(shown?.popoverPresentationController?.barButtonItem === item)
  }

  @Test func aTapPresents() throws {
    let page: UIViewController = try begin([
      """
      <viewController id="s"><view key="view" id="v"><connections>
        <outletCollection property="gestureRecognizers" destination="t" appends="YES" id="o"/>
      </connections></view></viewController>
      <tapGestureRecognizer id="t"><connections>
        <segue destination="n" kind="modal" modalPresentationStyle="fullScreen" id="g"/>
      </connections></tapGestureRecognizer>
      """, Self.next,
    ])
    app.tap(page.view)
    app.advance(by: 1)
    #expect(page.presentedViewController?.title == "Next")
    #expect(page.presentedViewController?.modalPresentationStyle == .fullScreen)
  }

  /// A row with a segue for its accessory and none for itself.
  @Test func anAccessoryPresents() throws {
    let list: UITableViewController = try begin([
      """
      <tableViewController id="s"><tableView key="view" dataMode="static" style="plain" id="v">
        <sections><tableViewSection id="e"><cells>
          <tableViewCell accessoryType="detailButton" id="c">
            <tableViewCellContentView key="contentView" tableViewCell="c" id="d"/>
            <connections>
              <segue destination="n" kind="presentation" trigger="accessoryAction" id="g"/>
            </connections>
          </tableViewCell>
        </cells></tableViewSection></sections>
        <connections><outlet property="dataSource" destination="s" id="1"/>
          <outlet property="delegate" destination="s" id="2"/></connections>
      </tableView></tableViewController>
      """, Self.next,
    ])
    let path = IndexPath(row: 0, section: 0)
    let cell = try #require(list.tableView.cellForRow(at: path))
    app.tap(cell, at: CGPoint(x: 60, y: 20))
    app.advance(by: 1)
    #expect(list.presentedViewController == nil && list.tableView.indexPathForSelectedRow == path)
    list.tableView.accessoryWasTapped(of: cell)
    app.advance(by: 1)
    #expect(list.presentedViewController?.title == "Next")
  }
}
