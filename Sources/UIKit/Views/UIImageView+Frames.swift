// Frames are a keyframe animation of the layer's contents, so they go on while main is busy. It is made
// anew whenever the view comes into a window.

import CoreGraphics
import Foundation
import QuartzCore

/// What a program has set of an image view's frames.
final class ImageViewFrames {
  var images = (normal: [UIImage]?.none, highlighted: [UIImage]?.none)
  /// 0 for a thirtieth of a second for each frame.
  var duration: TimeInterval = 0
  /// 0 for no end.
  var repeatCount = 0
  var isStarted = false
}

extension UIImageView {
  private static let framesKey = "frames"

  /// Frames to show one after another, and how.
  private struct Frames {
    let images: [UIImage]
    let duration: TimeInterval
    let repeatCount: Int
  }

  var ensureFrames: ImageViewFrames {
    let ensured = frames ?? ImageViewFrames()
    frames = ensured
    return ensured
  }

  var runsFrames: Bool { dueFrames != nil }

  /// Those the program has started, else those of an animated image.
  private var dueFrames: Frames? {
    if let frames, frames.isStarted, let images = startedImages {
      let natural = TimeInterval(images.count) / 30
      let duration = frames.duration > 0 ? frames.duration : natural
      return Frames(images: images, duration: duration, repeatCount: frames.repeatCount)
    }
    guard let image = shownImage, let images = image.images else { return nil }
    return Frames(images: images, duration: image.duration, repeatCount: 0)
  }

  private var startedImages: [UIImage]? {
    guard let frames else { return nil }
    let images =
      isHighlighted ? frames.images.highlighted ?? frames.images.normal : frames.images.normal
    return images?.isEmpty ?? true ? nil : images
  }

  func setFrames(_ change: (ImageViewFrames) -> Void) {
    ensureFrames.isStarted = false
    change(ensureFrames)
    refreshFrames()
  }

  func startFrames() {
    ensureFrames.isStarted = startedImages != nil
    refreshFrames()
  }

  func stopFrames() {
    guard let frames, frames.isStarted else { return }
    frames.isStarted = false
    refreshFrames()
  }

  /// Shows the frames that are due now, from the first one, or none.
  func refreshFrames() {
    let due = ownWindow == nil ? nil : dueFrames
    guard due != nil || layer.animation(forKey: Self.framesKey) != nil else { return }
    layer.removeAnimation(forKey: Self.framesKey)
    guard let due else { return restoreScale() }
    let animation = makeAnimation(due)
    if !(animation.values ?? []).isEmpty { layer.add(animation, forKey: Self.framesKey) }
  }

  /// That of the still image, which the frames have replaced.
  private func restoreScale() {
    if let image = resolvedImage { layer.contentsScale = image.scale }
  }

  private func makeAnimation(_ due: Frames) -> CAKeyframeAnimation {
    let still = (drawnSize, fittedSize)
    let frames = due.images.compactMap {
      prepared($0.resolved(for: traitCollection, preferring: preferredSymbolConfiguration)).upright
    }
    (drawnSize, fittedSize) = still
    if let first = frames.first { layer.contentsScale = first.scale }
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = frames.compactMap(\.cgImage)
    animation.calculationMode = .discrete
    animation.duration = due.duration
    animation.repeatCount = due.repeatCount > 0 ? Float(due.repeatCount) : .infinity
    animation.delegate = FramesEnd { [weak self] in self?.frames?.isStarted = false }
    return animation
  }
}

/// Hears that frames have been shown as often as they were to be.
private final class FramesEnd: CAAnimationDelegate {
  private let end: () -> Void

  init(_ end: @escaping () -> Void) { self.end = end }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    if flag { end() }
  }
}
