public import CoreGraphics
import Foundation

/// Compares an image with the reference image beside the test and throws if they differ.
///
/// The reference is `References/<test file>/<name>.png` in the test file's folder. With
/// `CASEMENT_BLESS=1` in the environment, the image becomes the new reference instead.
///
/// - Parameters:
///   - variants: images with a part left out or changed. A variant that would pass as the image is
///     an error, because the reference then proves nothing about that part.
///   - tolerance: the largest difference of a channel, in levels of 255. Antialiasing on other
///     processors may differ by one or two.
///   - allowedPixels: how many pixels may differ by more than that.
/// - Throws: `SnapshotError`, one line with the difference and the path of the written image.
public func expectSnapshot(
  _ image: CGImage, named name: String, differsFrom variants: [CGImage] = [],
  tolerance: Int = 2, allowedPixels: Int = 0, testFile: String = #filePath
) throws {
  let store = SnapshotStore(testFile: testFile, name: name)
  for (index, variant) in variants.enumerated() {
    let diff = ImageDiff(image, variant, tolerance: tolerance)
    guard let diff, diff.pixelsBeyondTolerance <= allowedPixels else { continue }
    throw SnapshotError("\(name) would not notice variant \(index): it looks just the same")
  }
  if ProcessInfo.processInfo.environment["CASEMENT_BLESS"] == "1" { return try store.write(image) }
  guard let reference = store.read() else {
    throw SnapshotError(
      "no reference \(store.file.path); look at \(store.writeFailure(image)) and bless it")
  }
  guard let diff = ImageDiff(image, reference, tolerance: tolerance) else {
    throw SnapshotError(
      "\(name) is \(image.width)x\(image.height), its reference "
        + "\(reference.width)x\(reference.height); see \(store.writeFailure(image))")
  }
  guard diff.pixelsBeyondTolerance <= allowedPixels else {
    throw SnapshotError(
      "\(name) differs in \(diff.pixelsBeyondTolerance) pixels, by up to \(diff.largest) levels; "
        + "see \(store.writeFailure(image))")
  }
}
