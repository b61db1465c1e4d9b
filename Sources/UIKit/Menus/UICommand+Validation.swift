import Foundation
import FoundationAdditions

extension UICommand {
  /// What responders change in `validate(_:)`.
  private struct Look {
    var title: String
    var image: UIImage?
    var discoverabilityTitle: String?
    var attributes: UIMenuElement.Attributes
    var state: UIMenuElement.State
  }

  private var look: Look {
    get {
      Look(
        title: title, image: image, discoverabilityTitle: discoverabilityTitle,
        attributes: attributes, state: state)
    }
    set {
      (title, image) = (newValue.title, newValue.image)
      discoverabilityTitle = newValue.discoverabilityTitle
      (attributes, state) = (newValue.attributes, newValue.state)
    }
  }

  /// Runs `body` while the commands look as the responders that perform them say. Those that nobody
  /// performs are disabled.
  static func validating<Result>(
    _ commands: [UICommand], as alternate: UICommandAlternate? = nil, from start: UIResponder?,
    _ body: () -> Result
  ) -> Result {
    let declared = commands.map { ($0, $0.look) }
    defer { for (command, look) in declared { command.look = look } }
    for command in commands { command.validate(by: command.target(from: start, as: alternate)) }
    return body()
  }

  /// The object that performs it, the nearest from `start` on.
  func target(from start: UIResponder?, as alternate: UICommandAlternate? = nil) -> AnyObject? {
    start.flatMap { method(alternate).target(from: $0, sender: self) }
  }

  func method(_ alternate: UICommandAlternate?) -> ActionMethod {
    alternate.map { .selector($0.action) } ?? method
  }

  private func validate(by target: AnyObject?) {
    guard let target else { return attributes.formUnion(.disabled) }
    (target as? UIResponder)?.validate(self)
  }
}

extension UIMenu {
  /// The commands that show when the menu opens.
  var shownCommands: [UICommand] {
    children.flatMap { child -> [UICommand] in
      if let menu = child as? UIMenu {
        return menu.options.contains(.displayInline) ? menu.shownCommands : []
      }
      return (child as? UICommand).map { [$0] } ?? []
    }
  }

  /// Without the commands that nobody from `start` on performs, and without menus that have nothing else.
  func keepingPerformable(from start: UIResponder) -> UIMenu {
    replacingChildren(
      children.compactMap { child in
        switch child {
        case let menu as UIMenu:
          let kept = menu.keepingPerformable(from: start)
          return kept.children.isEmpty ? nil : kept
        case let command as UICommand: return command.target(from: start) == nil ? nil : command
        default: return child
        }
      })
  }
}
