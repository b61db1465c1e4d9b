public import Foundation

/// An element of a menu that does something: an action or a command.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
  var title: String { get set }
  /// A longer description, for places with room for it.
  var discoverabilityTitle: String? { get set }
  var image: UIImage? { get set }
  var attributes: UIMenuElement.Attributes { get set }
  var state: UIMenuElement.State { get set }
  /// Whether a key that is held performs it again.
  var repeatBehavior: UIMenuElement.RepeatBehavior { get set }
  /// What performs it; nil while it is not performed.
  var sender: Any? { get }

  /// Performs it as if `sender` had. A command goes to `target`, or up the responder chain without one.
  func performWithSender(_ sender: Any?, target: Any?)
}

extension UIAction: UIMenuLeaf {
  /// Runs the handler, unless it is disabled.
  public func performWithSender(_ sender: Any?, target: Any?) { perform(from: sender) }
}

extension UICommand: UIMenuLeaf {
  /// Always nil: the sender of a command's action is the command.
  public var sender: Any? { nil }

  /// Sends the action, unless it is disabled.
  public func performWithSender(_ sender: Any?, target: Any?) {
    if attributes.contains(.disabled) { return }
    _ = UIApplication.shared.send(method, to: target.map(object), from: self, for: nil)
  }
}
