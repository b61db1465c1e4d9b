import CoreGraphics
public import Foundation

/// The look of the status bar, which desktops don't have. Stored only.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// How the status bar comes and goes. Without effect.
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}

/// Says that a scene has no status bar.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// Always `.default`.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// Always true.
  open var isStatusBarHidden: Bool { true }
  /// Always zero.
  open var statusBarFrame: CGRect { .zero }
}
