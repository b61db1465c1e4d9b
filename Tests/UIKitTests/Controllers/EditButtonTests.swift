import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite struct EditButtonTests {
  @Test func itSwitchesEditingAndSaysHow() {
    let harness = AppHarness()
    let controller = UITableViewController(style: .plain)
    let item = controller.editButtonItem
    #expect(controller.editButtonItem === item && item.shownTitle == "Edit")
    controller.navigationItem.rightBarButtonItem = item
    harness.show(UINavigationController(rootViewController: controller))
    item.perform(from: harness.application, event: nil)
    #expect(controller.isEditing && controller.tableView.isEditing)
    #expect(item.systemItem == .done && item.style == .done)
    controller.isEditing = false
    #expect(item.shownTitle == "Edit" && item.style == .plain)
  }

  @Test func aControllerThatIsEditedBeginsWithDone() {
    let controller = UIViewController()
    controller.setEditing(true, animated: false)
    #expect(controller.editButtonItem.systemItem == .done)
  }
}
