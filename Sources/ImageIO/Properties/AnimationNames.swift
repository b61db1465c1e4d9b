import CoreGraphics

/// The names that each kind of animation has for the same things.
struct AnimationNames {
  let dictionary, loopCount, delay, unclampedDelay: CFString

  init?(_ kind: ImageFileKind) {
    switch kind {
    case .gif:
      (dictionary, loopCount) = (kCGImagePropertyGIFDictionary, kCGImagePropertyGIFLoopCount)
      delay = kCGImagePropertyGIFDelayTime
      unclampedDelay = kCGImagePropertyGIFUnclampedDelayTime
    case .png:
      (dictionary, loopCount) = (kCGImagePropertyPNGDictionary, kCGImagePropertyAPNGLoopCount)
      delay = kCGImagePropertyAPNGDelayTime
      unclampedDelay = kCGImagePropertyAPNGUnclampedDelayTime
    case .webp:
      (dictionary, loopCount) = (kCGImagePropertyWebPDictionary, kCGImagePropertyWebPLoopCount)
      delay = kCGImagePropertyWebPDelayTime
      unclampedDelay = kCGImagePropertyWebPUnclampedDelayTime
    default: return nil
    }
  }

  /// Less than a twentieth of a second counts as a tenth, as on Apple's systems.
  static func shown(_ delay: Double) -> Double { delay < 0.05 ? 0.1 : delay }
}
