import UIKit
import UIKitTesting

/// Shows a scene of layers in a window and compares the screen with its reference image.
///
/// The tested parts of the scene are in `feature { … }`. The scene is shown again without each of
/// them. The comparison must then fail, because otherwise the reference would not test that part.
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

/// The tested parts of a scene.
@MainActor
final class Feature {
  private let leftOut: Int?
  private(set) var count = 0

  init(leftOut: Int?) { self.leftOut = leftOut }

  /// Runs `body`, unless this part is left out.
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
