import Testing

@testable import UIKit

@MainActor
struct SystemGuideTests {
  @Test func guidesShowWhatTheInsetsLeave() {
    let stage = InsetStage()
    let view = stage.controller.view!
    #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 10, y: 44, width: 298, height: 402))
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 30, y: 44, width: 258, height: 402))
    #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
    #expect(view.safeAreaLayoutGuide.owningView === view)
  }

  @Test func constraintsFollowTheInsets() {
    let stage = InsetStage()
    let (view, child) = (stage.controller.view!, stage.child)
    child.translatesAutoresizingMaskIntoConstraints = false
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: guide.topAnchor),
      child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    view.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 10, y: 44, width: 298, height: 402))
    stage.controller.additionalSafeAreaInsets = UIEdgeInsets(100, 0, 0, 0)
    view.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 100, width: 320, height: 380))
    #expect(child.safeAreaInsets == .zero)
  }

  /// Measured in UIKit's Mac idiom: a band of 920 in views wider than 1,008.
  @Test(
    arguments: [
      (1000, 8, 8, 8), (1008, 8, 8, 8), (1010, 8, 45, 45), (1200, 8, 140, 140),
      (1200, 140, 140, 140), (1200, 150, 150, 150),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func wideViewsHaveAReadableBand(
    width: CGFloat, margin: CGFloat, left: CGFloat, right: CGFloat
  ) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 400))
    view.layoutMargins = UIEdgeInsets(8, margin, 8, margin)
    let band = CGRect(x: left, y: 8, width: width - left - right, height: 384)
    #expect(view.readableContentGuide.layoutFrame == band)
  }

  @Test func theBandFollowsTheWidthAndTheTextSize() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 400))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    let guide = view.readableContentGuide
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    view.layoutIfNeeded()
    #expect(child.frame.minX == 8 && child.frame.width == 784)
    view.frame.size.width = 1200
    view.layoutIfNeeded()
    #expect(child.frame.minX == 140 && child.frame.width == 920)
    let large = ReadableContentGuide.insets(
      margins: .zero, width: 2000, textSize: .extraExtraExtraLarge)
    // A body line of 29 points instead of 22.
    #expect(abs(2000 - 2 * large.left - 920 * 29 / 22) < 1)
  }
}
