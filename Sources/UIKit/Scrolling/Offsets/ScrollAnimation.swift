import CoreGraphics
import Foundation
import RenderKit

/// The curve of animated offsets and scales. As in UIKit, it takes about 0.25 s, easing in and out.
enum ScrollAnimation {
  static let duration: TimeInterval = 0.25

  /// How much of the way is done.
  static func part(at time: TimeInterval) -> CGFloat {
    CGFloat(TimingCurve.easeInEaseOut.value(at: min(time / duration, 1)))
  }
}
