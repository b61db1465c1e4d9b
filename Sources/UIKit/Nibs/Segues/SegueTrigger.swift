import Foundation
import InterfaceFiles

/// Has a control, a bar button, a gesture or a cell begin a segue.
@MainActor
struct SegueTrigger {
  private let segue: NibSegue

  init(_ segue: NibSegue) { self.segue = segue }

  func attach(to source: AnyObject) {
    let segue = segue
    switch source {
    case let cell as UITableViewCell: attach(to: cell)
    case let cell as UICollectionReusableView:
      CellSegues.of(cell).selection = { segue.begin($0) }
    case let control as UIControl:
      control.addAction(UIAction { segue.begin($0.sender) }, for: event(of: control))
    case let item as UIBarButtonItem:
      item.primaryAction = UIAction { segue.begin($0.sender) }
    case let recognizer as UIGestureRecognizer:
      let wanted: UIGestureRecognizer.State =
        recognizer is UILongPressGestureRecognizer ? .began : .ended
      recognizer.targets.append(.handler { if $0.state == wanted { segue.begin($0) } })
    default: break
    }
  }

  private func attach(to cell: UITableViewCell) {
    let segue = segue
    if segue.element.attributes["trigger"] == "accessoryAction" {
      CellSegues.of(cell).accessory = { segue.begin($0) }
    } else {
      CellSegues.of(cell).selection = { segue.begin($0) }
    }
  }

  private func event(of control: UIControl) -> UIControl.Event {
    let isButton = control is UIButton
    return isButton ? .touchUpInside : .primaryActionTriggered
  }
}

/// What a cell begins when it is selected and when its accessory is tapped. Both are called with the cell.
@MainActor
final class CellSegues {
  var selection: ((AnyObject) -> Void)?
  var accessory: ((AnyObject) -> Void)?

  static func of(_ cell: UIView) -> CellSegues {
    let segues = cell.rareData?.cellSegues ?? CellSegues()
    cell.ensureRareData.cellSegues = segues
    return segues
  }
}
