package import Foundation

/// How much memory the pictures of a PDF document take when poppler draws them: four bytes for each pixel, one more
/// where there is a mask, and four for each sample of a JPEG 2000 picture, which is decoded whole.
package enum PDFPictures: Sendable {
  /// They are drawn from all of their pixels.
  case fit
  /// They are drawn from at most 8192 by 8192 pixels, which is what poppler takes for printers.
  case large
  /// They would take more than 256 MB, or more than some seconds.
  case tooLarge

  package init(_ data: Data) {
    var scan = PDFScan()
    guard data.withUnsafeBytes({ scan.read($0) }) else {
      self = .tooLarge
      return
    }
    let (area, areas) = (ImageLimits.area, scan.areas)
    // The largest picture may be the mask of the other one.
    let isMaskTooLarge = areas.masked > area - areas.largest / 4
    if areas.largest > 2 * area || isMaskTooLarge || scan.samples > area - areas.sampled {
      self = .tooLarge
    } else {
      self = areas.largest > area ? .large : .fit
    }
  }
}
