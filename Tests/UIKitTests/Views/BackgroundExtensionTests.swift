import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

/// A view that lies within the safe area, and its reflections around it.
@MainActor
struct BackgroundExtensionTests {
  private let harness = AppHarness()
  private let controller = UIViewController()
  private let extending = UIBackgroundExtensionView(
    frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  private let content = UIView()
  private let stripe = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 600))

  init() {
    content.backgroundColor = .red
    stripe.backgroundColor = .blue
    content.addSubview(stripe)
    controller.view.addSubview(extending)
    extending.contentView = content
    _ = harness.show(controller, size: CGSize(width: 400, height: 300))
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 100, bottom: 0, right: 0)
    harness.settle()
  }

  private func color(_ x: CGFloat, _ y: CGFloat) -> (red: Int, green: Int, blue: Int) {
    harness.color(at: CGPoint(x: x, y: y), in: extending)
  }

  @Test func theContentLiesWithinTheSafeArea() {
    #expect(extending.automaticallyPlacesContentView)
    #expect(content.frame == CGRect(x: 100, y: 40, width: 300, height: 260))
    let middle = color(250, 150)
    #expect(middle.red == 255 && middle.blue == 0 && color(120, 150).blue == 255)
    controller.additionalSafeAreaInsets.left = 0
    harness.settle()
    #expect(content.frame.minX == 0 && color(30, 150).blue == 255)
  }

  @Test func aroundItAreReflections() {
    let (near, far) = (color(60, 150), color(6, 150))
    #expect(near.blue > near.red + 40, "of the blue part beside the edge")
    #expect(far.red > far.blue + 40, "of the red part further away")
    let above = color(300, 10)
    #expect(above.red > above.blue + 40)
    let corner = color(70, 10)
    #expect(corner.blue > corner.red + 40)
  }

  @Test func theProgramMayPlaceTheContent() {
    extending.automaticallyPlacesContentView = false
    content.frame = CGRect(x: 200, y: 0, width: 200, height: 300)
    harness.settle()
    #expect(content.frame.minX == 200 && color(220, 150).blue == 255)
    let near = color(170, 150)
    #expect(near.blue > near.red + 40)
  }

  @Test func touchesReachTheContentAndAnotherOneTakesItsPlace() {
    var taps = 0
    content.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    harness.tap(extending, at: CGPoint(x: 300, y: 200))
    #expect(taps == 1)
    let other = UIView()
    other.backgroundColor = .green
    extending.contentView = other
    harness.settle()
    #expect(content.superview == nil && color(300, 200).green == 255)
    extending.contentView = nil
    harness.settle()
    #expect(other.superview == nil)
  }
}
