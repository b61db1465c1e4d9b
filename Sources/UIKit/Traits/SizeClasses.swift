import CoreGraphics

/// The size classes of a window.
struct SizeClasses: Equatable {
  /// In points. Between half of an 11-inch iPad (592), which is compact, and half of a 13-inch one
  /// (678), which is regular.
  static let leastRegularWidth: CGFloat = 600
  /// In points. The shortest iPhone, upright, is regular; the tallest one on its side (440) is not.
  static let leastRegularHeight: CGFloat = 480

  let horizontal: UIUserInterfaceSizeClass
  let vertical: UIUserInterfaceSizeClass

  init(of size: CGSize) {
    horizontal = size.width < Self.leastRegularWidth ? .compact : .regular
    vertical = size.height < Self.leastRegularHeight ? .compact : .regular
  }
}

/// A screen's traits with the size classes of its windows, each made once.
struct SizedTraits {
  private var base: UITraitCollection?
  /// At most four.
  private var made: [(classes: SizeClasses, traits: UITraitCollection)] = []

  mutating func traits(_ base: UITraitCollection, _ classes: SizeClasses) -> UITraitCollection {
    if base !== self.base { (self.base, made) = (base, []) }
    if let known = made.first(where: { $0.classes == classes }) { return known.traits }
    let traits = base.modifyingTraits {
      $0.horizontalSizeClass = classes.horizontal
      $0.verticalSizeClass = classes.vertical
    }
    let new = traits == base ? base : traits
    made.append((classes, new))
    return new
  }
}

extension UIScreen {
  /// What a window of this size inherits.
  func traits(ofWindow size: CGSize) -> UITraitCollection {
    sizedTraits.traits(traitCollection, SizeClasses(of: size))
  }
}
