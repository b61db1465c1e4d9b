import CoreGraphics
import Foundation
import PlatformKit
import QuartzCore
import RasterKit
import RenderKit
import Testing

@testable import UIKit

/// Stripes as wide as a pixel, and how often they were drawn.
private final class StripedView: UIView {
  var drawings = 0

  override func draw(_ rect: CGRect) {
    drawings += 1
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let pixel = 1 / layer.contentsScale
    UIColor.white.setFill()
    context.fill(bounds)
    UIColor.black.setFill()
    for column in 0..<Int(bounds.width / pixel / 2) {
      context.fill(
        CGRect(x: CGFloat(column * 2) * pixel, y: 0, width: pixel, height: bounds.height))
    }
  }
}

/// Two monitors beside each other, with one and with two pixels a point, and a window of 200 by 160
/// pixels on the first.
@MainActor
private struct TwoScales {
  let platform: HeadlessPlatform
  let application: UIApplication
  let window: UIWindow

  init(_ scales: [Double] = [1, 2]) {
    platform = HeadlessPlatform(
      screens: scales.enumerated().map { index, scale in
        PlatformScreen(
          name: "screen \(index)",
          bounds: PixelRect(x: Int32(index) * 1000, y: 0, width: 1000, height: 800), scale: scale,
          refreshRate: 60)
      }, clock: ManualClock())
    application = UIApplication.start(platform: platform)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 160))
    window.backgroundColor = .white
    window.makeKeyAndVisible()
    settle()
  }

  func settle() {
    for _ in 0..<3 {
      application.engine.turn.run()
      application.engine.server.synchronize()
    }
  }

  func move(to screen: Int32) {
    platform.windows[0].move(to: PixelPoint(x: screen * 1000 + 10, y: 10))
    settle()
  }

  var frames: Int { platform.windows[0].headlessTarget.log.frames }
  var screen: CGImage {
    guard let image = platform.windows[0].image else { preconditionFailure("no frame") }
    return CGImage(pixels: image)
  }
}

@MainActor @Suite struct ScaleChangeTests {
  private let red: UInt32 = 0xffff_0000
  private let blue: UInt32 = 0xff00_00ff

  @Test func aDrawingIsMadeAgainInTheNewPixelsInOneFrame() {
    let rig = TwoScales()
    let view = StripedView(frame: CGRect(x: 10, y: 10, width: 50, height: 40))
    rig.window.addSubview(view)
    rig.settle()
    let frames = rig.frames
    rig.move(to: 1)
    #expect(view.drawings == 2 && view.contentScaleFactor == 2)
    #expect((view.layer.contents as? CGImage)?.width == 100)
    #expect(rig.frames == frames + 1)
    // Blurred stripes would be grey.
    let target = rig.screen.pixels.target
    for x in 20..<Int32(120) {
      let expected: UInt32 = x % 2 == 0 ? 0xff00_0000 : 0xffff_ffff
      #expect(target.address(x: x, y: 40).pointee == expected)
    }
    rig.move(to: 0)
    #expect(view.drawings == 3 && (view.layer.contents as? CGImage)?.width == 50)
    #expect(rig.frames == frames + 2)
  }

  @Test func aMoveOnOneScreenDrawsNothing() {
    let rig = TwoScales([1.5, 1.5])
    let view = StripedView(frame: CGRect(x: 10, y: 10, width: 50, height: 40))
    rig.window.addSubview(view)
    rig.settle()
    let frames = rig.frames
    rig.move(to: 1)
    #expect(view.drawings == 1 && rig.frames == frames)
  }

  @Test func thePixelsStayAndThePointsFollow() {
    let rig = TwoScales()
    let controller = UIViewController()
    rig.window.rootViewController = controller
    rig.settle()
    rig.move(to: 1)
    #expect(rig.window.bounds.size == CGSize(width: 100, height: 80))
    #expect(controller.view.frame.size == CGSize(width: 100, height: 80))
    #expect(rig.window.traitCollection.displayScale == 2)
    #expect(rig.screen.width == 200 && rig.screen.height == 160)
  }

  /// Its points are the owner's, wherever it is.
  @Test func aMenuBeyondTheBorderHasTheScaleOfItsWindow() throws {
    let rig = TwoScales()
    rig.platform.windows[0].move(to: PixelPoint(x: 900, y: 10))
    rig.settle()
    let popup = PopupWindow(frame: .zero)
    let frame = CGRect(x: 150, y: 20, width: 50, height: 40)
    #expect(popup.open(UIView(frame: frame), at: frame, as: .menu, title: "", over: rig.window))
    rig.settle()
    let shown = try #require(rig.platform.windows.last)
    #expect(shown.position == PixelPoint(x: 1050, y: 30) && shown.screen.scale == 2)
    #expect(shown.size == PixelSize(width: 50, height: 40))
    #expect(popup.screen === rig.window.screen && popup.traitCollection.displayScale == 1)
    #expect(popup.bounds.size == CGSize(width: 50, height: 40))
    rig.platform.post(.screensChanged)
    rig.settle()
    #expect(popup.bounds.size == CGSize(width: 50, height: 40))
    popup.close()
  }

  @Test func aWindowOpensInThePixelsOfTheMonitorItAsksFor() {
    let rig = TwoScales()
    let window = UIWindow(frame: CGRect(x: 1100, y: 50, width: 200, height: 100))
    window.makeKeyAndVisible()
    rig.settle()
    #expect(rig.platform.windows[1].size == PixelSize(width: 400, height: 200))
    #expect(window.bounds.size == CGSize(width: 200, height: 100))
    #expect(window.screen.scale == 2)
  }

  /// The report of its size comes first, when most of it is there already.
  @Test func aWindowThatIsResizedAsItCrossesOverIsShownOnce() {
    let rig = TwoScales()
    let (frames, window) = (rig.frames, rig.platform.windows[0])
    window.setSize(PixelSize(width: 300, height: 200))
    window.move(to: PixelPoint(x: 1010, y: 10))
    rig.settle()
    #expect(rig.window.bounds.size == CGSize(width: 150, height: 100))
    #expect(rig.frames == frames + 1)
    #expect(rig.screen.width == 300 && rig.screen.height == 200)
  }

  @Test func theScaleThatAProgramSetsIsKept() {
    let rig = TwoScales()
    let view = StripedView(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    view.contentScaleFactor = 3
    rig.window.addSubview(view)
    rig.settle()
    #expect(view.contentScaleFactor == 3 && (view.layer.contents as? CGImage)?.width == 150)
    rig.move(to: 1)
    #expect(view.contentScaleFactor == 3 && (view.layer.contents as? CGImage)?.width == 150)
    view.contentScaleFactor = -1
    #expect(view.contentScaleFactor == 3)
  }

  @Test func aRefusedScaleIsNotKept() {
    let rig = TwoScales()
    let view = StripedView(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    for scale in [0, -2, .nan, .infinity] as [CGFloat] { view.contentScaleFactor = scale }
    rig.window.addSubview(view)
    rig.move(to: 1)
    #expect(view.contentScaleFactor == 2)
  }

  @Test func textIsDrawnAndMeasuredInTheNewPixels() throws {
    let rig = TwoScales()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    label.text = "Scale"
    rig.window.addSubview(label)
    rig.settle()
    rig.move(to: 1)
    #expect((label.layer.contents as? CGImage)?.width == 120)
    let fresh = UILabel(frame: label.frame)
    fresh.text = "Scale"
    fresh.contentScaleFactor = 2
    #expect(label.intrinsicContentSize == fresh.intrinsicContentSize)
    fresh.layer.setNeedsDisplay()
    fresh.layer.displayIfNeeded()
    let (shown, new) = (
      try #require(label.layer.contents as? CGImage), try #require(fresh.layer.contents as? CGImage)
    )
    #expect(shown.dataProvider?.data == new.dataProvider?.data)
  }

  @Test func theImageOfTheNewScaleIsPicked() throws {
    let files = try TemporaryBundle()
    try files.writeSet(
      "Sun.imageset", ["{filename: one.png, scale: 1x}", "{filename: two.png, scale: 2x}"])
    try files.writePicture("Sun.imageset/one.png", .red, pixels: CGSize(width: 20, height: 20))
    try files.writePicture("Sun.imageset/two.png", .blue, pixels: CGSize(width: 40, height: 40))
    try files.write("moon.png", TemporaryBundle.png(.red, CGSize(width: 20, height: 20)))
    try files.write("moon@2x.png", TemporaryBundle.png(.blue, CGSize(width: 40, height: 40)))
    let rig = TwoScales()
    for (row, name) in ["Sun", "moon"].enumerated() {
      let view = UIImageView(
        image: UIImage(named: name, in: files.bundle, compatibleWith: rig.window.traitCollection))
      view.frame.origin = CGPoint(x: 0, y: row * 20)
      rig.window.addSubview(view)
    }
    rig.settle()
    #expect([5, 25].map { pixel(rig, 5, $0) } == [red, red])
    let frames = rig.frames
    rig.move(to: 1)
    #expect([10, 50].map { pixel(rig, 10, $0) } == [blue, blue])
    #expect(rig.window.subviews.allSatisfy { $0.frame.size == CGSize(width: 20, height: 20) })
    #expect(rig.frames == frames + 1)
    rig.move(to: 0)
    #expect([5, 25].map { pixel(rig, 5, $0) } == [red, red])
  }

  private func pixel(_ rig: TwoScales, _ x: Int32, _ y: Int32) -> UInt32 {
    rig.screen.pixels.target.address(x: x, y: y).pointee
  }

  @Test func aSymbolIsDrawnForTheNewScale() throws {
    let rig = TwoScales()
    let view = UIImageView(image: UIImage(systemName: "star.fill"))
    rig.window.addSubview(view)
    rig.settle()
    let width = try #require(view.layer.contents as? CGImage).width
    rig.move(to: 1)
    let now = try #require(view.layer.contents as? CGImage).width
    #expect(now > width && now >= 2 * width - 2)
  }

  @Test func theDrawingOfAMaskFollowsTheScale() {
    let rig = TwoScales()
    let (view, mask) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)),
      StripedView(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    )
    view.mask = mask
    rig.window.addSubview(view)
    rig.move(to: 1)
    #expect(mask.contentScaleFactor == 2 && (mask.layer.contents as? CGImage)?.width == 100)
    let later = StripedView(frame: mask.frame)
    view.mask = later
    rig.settle()
    #expect((later.layer.contents as? CGImage)?.width == 100)
  }

  @Test func aHiddenViewIsSharpWhenItAppears() {
    let rig = TwoScales()
    let view = StripedView(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    view.isHidden = true
    rig.window.addSubview(view)
    rig.move(to: 1)
    view.isHidden = false
    rig.settle()
    #expect((view.layer.contents as? CGImage)?.width == 100)
  }
}
