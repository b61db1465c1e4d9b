import CoreGraphics
import Foundation

/// The frames of an animated image.
struct ImageFrames: Sendable {
  var images: [UIImage]
  var duration: TimeInterval
}

extension UIImage {
  /// Looks like its first frame. The duration of 0 gives each frame a thirtieth of a second, as on
  /// Apple's systems.
  class func animated(_ images: [UIImage], _ duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let natural = TimeInterval(images.count) / 30
    let isUsable = duration.isFinite && duration > 0
    return first.edited {
      $0.frames = ImageFrames(images: images, duration: isUsable ? duration : natural)
    }
  }

  class func frames(named name: String) -> [UIImage] {
    var frames: [UIImage] = []
    while frames.count < 1024, let frame = UIImage(named: "\(name)\(frames.count)") {
      frames.append(frame)
    }
    return frames
  }
}
