import CoreGraphics

extension UIColor {
  /// The part of a slider's or progress view's track that is not filled; measured on iOS 26.
  static let controlTrack = trackColor(26, 38)
  /// The track of a switch that is off; measured on iOS 26.
  static let switchTrack = trackColor(66, 63)

  /// Black on light, white on dark, with alphas of 255.
  private static func trackColor(_ light: CGFloat, _ dark: CGFloat) -> UIColor {
    let (onLight, onDark) = (
      UIColor(white: 0, alpha: light / 255), UIColor(white: 1, alpha: dark / 255)
    )
    return UIColor { $0.userInterfaceStyle == .dark ? onDark : onLight }
  }
}
