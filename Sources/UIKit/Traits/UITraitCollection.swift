import CoreGraphics
public import Foundation

/// The light or dark interface style.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// The device type of an interface.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// The interface style and display scale of a view's environment. Immutable.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// `unspecified` resolves to light.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Device pixels per point; 0 if unknown.
  public let displayScale: CGFloat
  /// Always `.pad` on screen, as iPad windows come closest to desktop windows.
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

  /// Specifies nothing.
  public override convenience init() {
    self.init(userInterfaceStyle: .unspecified, displayScale: 0, userInterfaceIdiom: .unspecified)
  }

  /// Specifies only the style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(
      userInterfaceStyle: userInterfaceStyle, displayScale: 0, userInterfaceIdiom: .unspecified)
  }

  /// Specifies only the scale.
  public convenience init(displayScale: CGFloat) {
    self.init(
      userInterfaceStyle: .unspecified, displayScale: displayScale,
      userInterfaceIdiom: .unspecified)
  }

  /// If several specify a trait, the last one counts.
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
  /// The traits for dynamic colours where none are given. The application has one value, set on the
  /// main thread; on Apple's systems each thread has its own.
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

  /// Whether dynamic colours may look different with `traitCollection`.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  static let standard = UITraitCollection(
    userInterfaceStyle: .light, displayScale: 1, userInterfaceIdiom: .pad)
}

/// An object with traits: a screen, view or view controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
