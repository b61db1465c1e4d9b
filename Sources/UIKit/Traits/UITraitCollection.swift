import CoreGraphics
public import Foundation

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// The kind of device an interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// What a view's surroundings ask of its look: style and scale. Immutable.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// `unspecified` resolves as light.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Device pixels for each point; 0 where it is not known.
  public let displayScale: CGFloat
  /// `.pad`: a desktop window is like one there.
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  init(
    userInterfaceStyle: UIUserInterfaceStyle, displayScale: CGFloat,
    userInterfaceIdiom: UIUserInterfaceIdiom
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
    self.userInterfaceIdiom = userInterfaceIdiom
    super.init()
  }

  /// Nothing specified.
  public override convenience init() {
    self.init(userInterfaceStyle: .unspecified, displayScale: 0, userInterfaceIdiom: .unspecified)
  }

  /// The style and nothing else.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(
      userInterfaceStyle: userInterfaceStyle, displayScale: 0, userInterfaceIdiom: .unspecified)
  }

  /// The scale and nothing else.
  public convenience init(displayScale: CGFloat) {
    self.init(
      userInterfaceStyle: .unspecified, displayScale: displayScale,
      userInterfaceIdiom: .unspecified)
  }

  /// Where several specify the same, the last one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      userInterfaceStyle: traitCollections.map(\.userInterfaceStyle)
        .last { $0 != .unspecified } ?? .unspecified,
      displayScale: traitCollections.map(\.displayScale).last { $0 != 0 } ?? 0,
      userInterfaceIdiom: traitCollections.map(\.userInterfaceIdiom)
        .last { $0 != .unspecified } ?? .unspecified)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
      && userInterfaceIdiom == other.userInterfaceIdiom
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(displayScale)
    hasher.combine(userInterfaceIdiom)
    return hasher.finalize()
  }
}

extension UITraitCollection {
  /// The traits dynamic colours resolve with where none are given. One for the whole application here,
  /// set on the main thread; Apple has one for each thread.
  public class var current: UITraitCollection {
    get { CurrentTraits.inUse.traits }
    set { CurrentTraits.inUse.traits = newValue }
  }

  /// Runs `actions` with these traits as `current`.
  public func performAsCurrent(_ actions: () -> Void) {
    let inUse = CurrentTraits.inUse
    let previous = inUse.traits
    inUse.traits = self
    actions()
    inUse.traits = previous
  }

  /// Whether a dynamic colour can look different under `traitCollection`.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  /// What a desktop has where nobody says otherwise.
  static let standard = UITraitCollection(
    userInterfaceStyle: .light, displayScale: 1, userInterfaceIdiom: .pad)
}

/// Something with traits: a screen, a view, a view controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
