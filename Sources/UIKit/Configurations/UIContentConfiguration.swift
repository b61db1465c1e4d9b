/// What a view shows, as a value that makes the view.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// A new view with this configuration.
  func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  /// Setting it changes what is shown.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show this configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// True.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool { true }

  /// Shows a configuration of the type that it shows now. False if that is of another type or not supported:
  /// the configuration then needs a view of its own.
  func show(_ configuration: any UIContentConfiguration) -> Bool {
    guard supports(configuration), type(of: self.configuration) == type(of: configuration) else {
      return false
    }
    self.configuration = configuration
    return true
  }
}

/// What a configuration may depend on.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// A state with nothing but traits.
  init(traitCollection: UITraitCollection)
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// A program's own part of the state.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// Names a part of a state that is a program's own.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Makes a key from a unique text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
}
