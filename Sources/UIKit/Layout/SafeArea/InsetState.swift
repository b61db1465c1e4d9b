import CoreGraphics

/// The safe area and margins of a view that has other than the usual ones.
@MainActor
final class InsetState {
  /// In the view's coordinates.
  var safeArea = UIEdgeInsets.zero
  var margins = MarginBase.standard
  /// The margins that the view was last told of.
  var toldMargins = MarginBase.usual
  var preservesSuperviewMargins = false
  var addsSafeAreaToMargins = true
  /// How many updates of the view are under way, one inside the other.
  var depth = 0
}

/// Margins as the program has set them, without the safe area.
enum MarginBase: Equatable {
  case standard
  case absolute(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)

  /// Those of a view without settings and without a safe area, as in UIKit.
  static let usual = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// Those of a controller's root view. The system's minimum is usually larger.
  static let usualOfRoot = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
}

/// What a change of a view's place has to look at; empty for views outside of unsafe areas.
struct InsetFlags: OptionSet {
  var rawValue: UInt8

  /// The insets depend on the view's place in its superview.
  static let follows = InsetFlags(rawValue: 1)
  /// The insets of subviews depend on the view's.
  static let passesOn = InsetFlags(rawValue: 2)
  /// The place is changing in several steps; the insets follow after the last.
  static let isChangingPlace = InsetFlags(rawValue: 4)
  /// The corners are as round as the view's place asks for.
  static let roundsByPlace = InsetFlags(rawValue: 8)
}

extension UIView {
  var insetState: InsetState? { rareData?.insets }

  var ensureInsetState: InsetState {
    let rare = ensureRareData
    let state = rare.insets ?? InsetState()
    rare.insets = state
    return state
  }
}
