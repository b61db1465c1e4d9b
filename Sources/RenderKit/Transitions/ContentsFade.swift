package import CoreGraphics
import RasterKit

/// The second image while a layer's contents cross-fade, and its share.
package struct ContentsFade: Sendable, Equatable {
  package var image: CGImage?
  /// At most a half; `contents` has the rest.
  package var share: Double

  package static func == (a: ContentsFade, b: ContentsFade) -> Bool {
    a.image === b.image && a.share == b.share
  }
}

extension LayerSnapshot {
  var contentsFade: ContentsFade? { hasRareState ? rare.fade : nil }

  /// The rectangle of the second image.
  var fadeBox: PlaneRect {
    guard let fade = contentsFade else { return .empty }
    let other = showing(fade.image)
    return other.paintsImage ? other.contentsBox : .empty
  }

  fileprivate func showing(_ image: CGImage?) -> LayerSnapshot {
    var other = self
    other.contents = image
    return other
  }
}

extension FramePlanBuilder {
  /// Adds both images by their shares, summed on transparent pixels, so that two opaque images give
  /// opaque contents.
  func addFade(_ fade: ContentsFade, of shown: LayerSnapshot, _ visit: LayerVisit) {
    guard depth.groups < GroupDepth.limit - 1 else { return addImage(of: shown, visit) }
    let area = visit.map.pixelExtent(of: shown.paintedBox)
    let extent = area.intersection(plan.clips[visit.innerClip].extent)
    if extent.isEmpty { return }
    let whole = beginGroup(extent)
    var inner = visit
    inner.tint = .none
    inner.innerClip = addClip(extent, inside: nil)
    for (state, share) in [(shown, 1 - fade.share), (shown.showing(fade.image), fade.share)] {
      let half = beginGroup(extent)
      addImage(of: state, inner)
      endGroup(half, Tint(opacity: Float(share)), blend: .plusLighter, clip: inner.innerClip)
    }
    endGroup(whole, visit.tint, blend: nil, clip: visit.innerClip)
  }
}
