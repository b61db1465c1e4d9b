package import CoreGraphics
import RasterKit

/// The other one of two images that a layer's contents are between, and how much of it shows.
package struct ContentsFade: Sendable, Equatable {
  package var image: CGImage?
  /// Up to a half; `contents` has the rest.
  package var share: Double

  package static func == (a: ContentsFade, b: ContentsFade) -> Bool {
    a.image === b.image && a.share == b.share
  }
}

extension LayerSnapshot {
  var contentsFade: ContentsFade? { hasRareState ? rare.fade : nil }

  /// Where the other image goes.
  var fadeBox: PlaneBox {
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
  /// Both images in their shares, added up on clear pixels: two that are opaque make opaque contents.
  func addFade(_ fade: ContentsFade, of shown: LayerSnapshot, _ visit: PlanVisit) {
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
