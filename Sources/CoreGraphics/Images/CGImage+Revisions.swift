package import RasterKit

/// How an image that was drawn over another differs from it.
package final class ImageRevision: Sendable {
  /// Of the same size. Not retained, so that a picture that changes for ever keeps no history.
  fileprivate weak let former: CGImage?
  fileprivate let part: PixelRect

  /// The two differ in `part` alone.
  package init(of former: CGImage, in part: PixelRect) {
    self.former = former
    self.part = part
  }

  /// The next change of an image that nobody has seen yet; nil if it was drawn as a whole.
  package init?(continuing unseen: CGImage, in part: PixelRect) {
    guard let revision = unseen.revision else { return nil }
    former = revision.former
    self.part = revision.part.union(part)
  }
}

extension CGImage {
  /// The pixels in which the image differs from `other`; nil where that is not known.
  package func part(redrawnSince other: CGImage?) -> PixelRect? {
    guard let revision, let other, revision.former === other else { return nil }
    return revision.part
  }

  /// How many pixels were drawn for the image.
  package var drawnArea: Int { revision?.part.area ?? width * height }
}
