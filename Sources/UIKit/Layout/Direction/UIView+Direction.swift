import CoreGraphics

extension UIView {
  /// The direction of content with this attribute in the current application.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: UIApplication.running?.userInterfaceLayoutDirection ?? .leftToRight)
  }

  /// The direction of content with this attribute in an interface of direction `layoutDirection`.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// A place in the view that was found from left to right, where the view's content goes.
  func mirrored(_ place: CGRect) -> CGRect {
    guard isRightToLeft else { return place }
    return CGRect(
      x: bounds.width - place.maxX, y: place.minY, width: place.width, height: place.height)
  }

  func setSemanticAttribute(_ attribute: UISemanticContentAttribute) {
    let old = effectiveUserInterfaceLayoutDirection
    semanticAttribute = attribute
    if effectiveUserInterfaceLayoutDirection != old { layoutDirectionDidChange() }
  }

  /// Whether these traits turn round the view's content.
  func changesDirection(from old: UITraitCollection, to new: UITraitCollection) -> Bool {
    old.interfaceDirection != new.interfaceDirection && semanticContentAttribute == .unspecified
  }

  /// What every view does when its content goes the other way.
  func followLayoutDirection() {
    setNeedsLayout()
    if insetState != nil { updateInsets() }
    encodeDirectionAgain()
  }
}

extension UITraitCollection {
  /// Left to right where it is unspecified.
  var interfaceDirection: UIUserInterfaceLayoutDirection {
    layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
