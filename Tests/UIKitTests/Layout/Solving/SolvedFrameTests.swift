import CoreGraphics
import PlatformKit
import RasterKit
import Testing
import UIKitTesting

@testable import UIKit

/// Where constraints put views; the numbers are those measured in UIKit.
@MainActor
struct SolvedFrameTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))

  private func addViews(_ count: Int) -> [UIView] {
    (0..<count).map { _ in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      return view
    }
  }

  private func activate(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Three equal widths in a row with margins of 12 and gaps of 8.
  private func equalRow() -> [UIView] {
    let views = addViews(3)
    activate(
      views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
      views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 8),
      views[2].leadingAnchor.constraint(equalTo: views[1].trailingAnchor, constant: 8),
      views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -12),
      views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor),
      views[2].widthAnchor.constraint(equalTo: views[0].widthAnchor))
    for view in views {
      activate(
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 10))
    }
    return views
  }

  @Test func withoutAWindowOriginsAreWholePointsAndSizesHalves() {
    let views = equalRow()
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [12, 113, 215])
    #expect(views.map(\.frame.width) == [93.5, 93.5, 93.5])
    #expect(views[2].frame.maxX == 308.5, "equal widths stay equal; the row overhangs")
  }

  @Test func framesSetAfterSuperLayOutStayUntilTheNextPass() {
    final class Flow: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        for (index, view) in subviews.enumerated() { view.frame.origin.x = CGFloat(index) * 30 }
      }
    }
    let flow = Flow(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    for _ in 0..<3 {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      flow.addSubview(view)
      activate(
        view.widthAnchor.constraint(equalToConstant: 20),
        view.heightAnchor.constraint(equalToConstant: 10))
    }
    flow.layoutIfNeeded()
    #expect(flow.subviews.map(\.frame.minX) == [0, 30, 60])
    #expect(flow.subviews.allSatisfy { $0.frame.size == CGSize(width: 20, height: 10) })
    flow.setNeedsLayout()
    flow.layoutIfNeeded()
    #expect(flow.subviews.map(\.frame.minX) == [0, 30, 60])
  }

  @Test func tiesGoAwayFromZero() {
    let view = addViews(1)[0]
    activate(
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 47.5),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: -47.5),
      view.widthAnchor.constraint(equalToConstant: 190.667),
      view.heightAnchor.constraint(equalToConstant: 106.656))
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 48, y: -48, width: 190.5, height: 106.5))
  }

  @Test func theSuperviewsSpaceCounts() {
    let inner = UIView(frame: CGRect(x: 199.5, y: 0, width: 100, height: 100))
    root.addSubview(inner)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    inner.addSubview(view)
    activate(
      view.leftAnchor.constraint(equalTo: inner.leftAnchor, constant: 3),
      view.topAnchor.constraint(equalTo: inner.topAnchor, constant: 4),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 30))
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 3, y: 4, width: 20, height: 30))
    #expect(inner.frame.minX == 199.5, "views kept by autoresizing are not rounded")
  }

  @Test(arguments: [1.0, 1.25, 1.5, 2, 3])
  func inAWindowFramesLieOnDevicePixels(scale: CGFloat) {
    let views = equalRow()
    let app = AppHarness(scale: scale)
    app.show(root)
    for (view, exact) in zip(views, [12, 113 + 1.0 / 3, 214 + 2.0 / 3]) {
      let (x, width) = (CGFloat(exact) * scale, CGFloat(280) / 3 * scale)
      // A frame is computed from the centre.
      #expect(abs(view.frame.minX - x.rounded() / scale) < 1e-9)
      #expect(abs(view.frame.width - width.rounded() / scale) < 1e-9)
    }
  }

  @Test func transformsStay() {
    let view = addViews(1)[0]
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    activate(
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 80),
      view.heightAnchor.constraint(equalToConstant: 40))
    root.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 80, height: 40))
    #expect(view.center == CGPoint(x: 50, y: 40))
    #expect(view.transform.b == 1)
  }

  @Test func theOriginOfTheBoundsDoesNotMatter() {
    let view = addViews(1)[0]
    root.bounds.origin = CGPoint(x: 30, y: 40)
    activate(
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 6),
      view.rightAnchor.constraint(equalTo: root.rightAnchor),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor))
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 5, y: 6, width: 315, height: 294))
  }

  @Test func cousinsAreRelatedThroughTheViewsAroundThem() {
    let boxes = addViews(2)
    let inside = boxes.map { box in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
      return view
    }
    activate(
      boxes[0].leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      boxes[1].leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
      inside[0].leftAnchor.constraint(equalTo: boxes[0].leftAnchor, constant: 7),
      inside[0].widthAnchor.constraint(equalToConstant: 30),
      inside[1].leftAnchor.constraint(equalTo: inside[0].rightAnchor, constant: 80))
    root.layoutIfNeeded()
    #expect(inside[0].frame.minX == 7)
    // 10 + 7 + 30 + 80 in the root is 27 in a box at 100.
    #expect(inside[1].frame.minX == 27)
  }

  @Test func multipliersAndDistances() {
    let views = addViews(2)
    activate(
      views[0].widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25, constant: 4),
      views[0].heightAnchor.constraint(equalTo: views[0].widthAnchor, multiplier: 0.5),
      NSLayoutConstraint(
        item: views[0], attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX,
        multiplier: 0.5, constant: 0),
      views[0].topAnchor.constraint(equalTo: root.topAnchor),
      views[1].topAnchor.constraint(equalTo: root.topAnchor),
      views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor),
      views[1].widthAnchor.constraint(
        equalTo: root.leftAnchor.anchorWithOffset(to: views[0].leftAnchor)),
      views[1].heightAnchor.constraint(equalToConstant: 10))
    root.layoutIfNeeded()
    #expect(views[0].frame == CGRect(x: 38, y: 0, width: 84, height: 42))
    #expect(views[1].frame == CGRect(x: 122, y: 0, width: 38, height: 10))
  }

  @Test func anOverrideWithoutSuperIsPlacedAllTheSame() {
    final class Box: UIView {
      var seen: CGRect?
      override func layoutSubviews() { seen = subviews[0].frame }
    }
    let box = Box(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(view)
    activate(
      view.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 9),
      view.widthAnchor.constraint(equalToConstant: 20))
    box.layoutIfNeeded()
    #expect(box.seen == .zero)
    #expect(view.frame == CGRect(x: 9, y: 0, width: 20, height: 0))
  }

  @Test func aFrameSetByHandIsPutRight() {
    let view = addViews(1)[0]
    activate(
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 20))
    root.layoutIfNeeded()
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 0, width: 20, height: 20))
  }

  /// Unknowns begin at zero, so nothing moves in the engine.
  @Test func aViewThatLayElsewhereIsPlacedAtZero() {
    let view = UIView(frame: CGRect(x: 7, y: 8, width: 9, height: 10))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    activate(
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 0),
      view.heightAnchor.constraint(equalToConstant: 0))
    root.layoutIfNeeded()
    #expect(view.frame == .zero)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(x: 0, y: 0, width: 4, height: 0)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.frame == .zero)
  }

  @Test func anotherScaleRoundsAgain() {
    let platform = HeadlessPlatform(
      screens: [(0, 1), (1000, 1.5)].map { x, scale in
        PlatformScreen(
          name: "at \(x)", bounds: PixelRect(x: x, y: 0, width: 1000, height: 800), scale: scale,
          refreshRate: 60)
      }, clock: ManualClock())
    let application = UIApplication.start(platform: platform)
    defer { application.stop() }
    let views = equalRow()
    let window = UIWindow(frame: CGRect(x: 10, y: 10, width: 320, height: 300))
    window.addSubview(root)
    window.makeKeyAndVisible()
    application.engine.turn.run()
    #expect(views.map(\.frame.width) == [93, 93, 93])
    platform.windows[0].move(to: PixelPoint(x: 1010, y: 10))
    platform.windows[0].setSize(PixelSize(width: 480, height: 450))
    application.engine.turn.run()
    #expect(window.screen.scale == 1.5)
    // 93 1/3 points are 140 pixels.
    #expect(views.allSatisfy { abs($0.frame.width - 140 / 1.5) < 1e-9 })
    #expect(abs(views[1].frame.minX - 170 / 1.5) < 1e-9)
  }

  @Test func noLengthIsNegative() {
    let (label, plain) = (UIView(), UIView())
    for view in [label, plain] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let wish = label.widthAnchor.constraint(equalToConstant: 500)
    wish.priority = .defaultHigh
    activate(
      label.leftAnchor.constraint(equalTo: root.leftAnchor),
      plain.leftAnchor.constraint(equalTo: label.rightAnchor),
      plain.rightAnchor.constraint(equalTo: root.rightAnchor), wish)
    root.layoutIfNeeded()
    #expect(label.frame.width == 320)
    #expect(plain.frame.width == 0)
  }
}
