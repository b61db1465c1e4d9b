import CoreGraphics
public import Foundation

/// A part of the interface that the focus can be in: a view, a controller, a guide.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where in it the focus goes first, the best first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// What it is in; nil for a window.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// Views of the same group are one stop for Tab, and arrows go from one to another; nil for the
  /// parent's group.
  var focusGroupIdentifier: String? { get }
  /// What has the items in it; nil for nothing.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// Asks for the preferred environments again in the next turn, if the focus is in it.
  func setNeedsFocusUpdate()
  /// Does now what was asked for.
  func updateFocusIfNeeded()
  /// Whether the focus may move as the context says. Asked of all that hold the old or the new view,
  /// the innermost first.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called on all that hold the old or the new view, the innermost first.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// Something that can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether it can have the focus now.
  var canBecomeFocused: Bool { get }
  /// Whether it has the focus.
  var isFocused: Bool { get }
  /// In what it is in.
  var frame: CGRect { get }
  /// Which item of a group Tab goes to.
  var focusGroupPriority: UIFocusGroupPriority { get }
  /// How it shows the focus; nil for nothing.
  var focusEffect: UIFocusEffect? { get }
}

/// How likely Tab goes to an item of a group.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Where nothing else is said.
  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  /// Of the item that had the focus last.
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  /// Above the one that had the focus last.
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  /// Above all others.
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: Int.max)
}

extension UIView: UIFocusItem {}

extension UIViewController: UIFocusEnvironment {}
