import Foundation

@testable import UIKit

/// Of `Menus.storyboard`.
final class MenusController: UIViewController {
  weak var redCommand: UICommand?
  private(set) var log: [String] = []

  func paintRed(_ sender: UICommand) { log.append("red by \(sender.title)") }
  func erase(_ sender: UICommand) { log.append("erase by \(sender.title)") }

  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var selectors: [Selector] {
      [
        Selector("paintRed:", MenusController.paintRed(_:)),
        Selector("erase:", MenusController.erase(_:)),
      ]
    }
    static var outlets: [KeyValueProperty] {
      [
        KeyValueProperty(
          "redCommand", { (object: MenusController) in object.redCommand }, { $0.redCommand = $1 })
      ]
    }
  }
}
