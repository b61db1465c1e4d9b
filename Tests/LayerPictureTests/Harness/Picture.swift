import UIKit
import UIKitTesting

/// Shows a scene of layers in a window and holds the screen against its reference image.
///
/// What the picture is to prove stands in `feature { … }`. The scene is shown again for each of
/// those, with that one left out: the reference must then fail, or it would prove nothing.
@MainActor
func expectPicture(
  _ name: String, _ size: CGSize, scale: CGFloat = 1, tolerance: Int = 2,
  testFile: String = #filePath, _ scene: @escaping (_ root: CALayer, _ feature: Feature) -> Void
) throws {
  let harness = AppHarness(scale: scale)
  let whole = Feature(leftOut: nil)
  let picture = harness.picture(size) { scene($0, whole) }
  let variants = (0..<whole.count).map { index in
    harness.picture(size) { scene($0, Feature(leftOut: index)) }
  }
  precondition(!variants.isEmpty, "a picture proves what it puts in feature { … }")
  try expectSnapshot(
    picture, named: name, differsFrom: variants, tolerance: tolerance, testFile: testFile)
}

/// The parts of a scene that its picture is about.
@MainActor
final class Feature {
  private let leftOut: Int?
  private(set) var count = 0

  init(leftOut: Int?) { self.leftOut = leftOut }

  /// Does `body`, unless this is the part to be left out.
  func callAsFunction(_ body: () -> Void) {
    if count != leftOut { body() }
    count += 1
  }
}

extension AppHarness {
  fileprivate func picture(_ size: CGSize, _ fill: (CALayer) -> Void) -> CGImage {
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    view.backgroundColor = .white
    fill(view.layer)
    return screenshot(of: show(view))
  }
}
