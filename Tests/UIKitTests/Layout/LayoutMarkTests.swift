import PlatformKit
import RasterKit
import Testing
@testable import UIKit

/// When views are marked for layout, and how often they are laid out.
@MainActor
struct LayoutMarkTests {
  @MainActor final class Log {
    var names: [String] = []

    func take() -> [String] {
      defer { names = [] }
      return names
    }
  }

  final class Noting: UIView {
    var name = ""
    var log: Log?
    var onLayout: (Noting) -> Void = { _ in }

    override func layoutSubviews() {
      super.layoutSubviews()
      log?.names.append(name)
      onLayout(self)
    }
  }

  private let log = Log()
  private let (top, middle, leaf): (Noting, Noting, Noting)

  init() {
    (top, middle, leaf) = (Noting(), Noting(), Noting())
    for (view, name) in [(top, "top"), (middle, "middle"), (leaf, "leaf")] {
      view.name = name
      view.log = log
      view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    }
    top.addSubview(middle)
    middle.addSubview(leaf)
    top.layoutIfNeeded()
    log.names = []
  }

  private func laidOut() -> [String] {
    top.layoutIfNeeded()
    return log.take()
  }

  @Test func aNewSizeMarksTheSuperviewToo() {
    leaf.bounds.size.width = 20
    #expect(laidOut() == ["middle", "leaf"])
    leaf.frame.size = CGSize(width: 9, height: 9)
    #expect(laidOut() == ["middle", "leaf"])
    middle.layer.bounds.size.height = 7
    #expect(laidOut() == ["top", "middle"])
  }

  @Test func aTransformMarksTheSuperviewOnly() {
    leaf.transform = CGAffineTransform(rotationAngle: 1)
    #expect(laidOut() == ["middle"])
    leaf.layer.transform = CATransform3DIdentity
    #expect(laidOut() == ["middle"])
    leaf.transform = .identity
    #expect(laidOut() == [], "nothing changed")
  }

  @Test func placesLooksAndScrollingDoNot() {
    leaf.center = CGPoint(x: 5, y: 5)
    leaf.frame.origin = CGPoint(x: 8, y: 8)
    leaf.layer.anchorPoint = .zero
    leaf.alpha = 0.5
    #expect(laidOut() == [])
    leaf.bounds.origin.y = 3
    #expect(laidOut() == ["leaf"])
  }

  @Test func sizesSetByTheSuperviewsLayoutDoNotMarkIt() {
    middle.onLayout = { [leaf] in leaf.frame = $0.bounds }
    top.onLayout = { [middle] in middle.frame = $0.bounds }
    top.bounds.size = CGSize(width: 200, height: 100)
    #expect(laidOut() == ["top", "middle", "leaf"])
    #expect(leaf.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(laidOut() == [])
  }

  @Test func aViewThatSizesItselfIsPlacedAnew() {
    var width: CGFloat = 30
    leaf.onLayout = { $0.bounds.size.width = width }
    leaf.setNeedsLayout()
    #expect(laidOut() == ["leaf", "middle", "leaf"])
    width = 40
    leaf.setNeedsLayout()
    #expect(laidOut() == ["leaf", "middle", "leaf"])
  }

  /// The superview sets one size, the view another: one pass for each, up to the limit.
  @Test func viewsThatDisagreeAboutASizeDoNotHang() {
    leaf.onLayout = { $0.bounds.size.width = 30 }
    middle.onLayout = { [leaf] _ in leaf.bounds.size.width = 40 }
    middle.setNeedsLayout()
    top.layoutIfNeeded()
    #expect(log.names.count <= 2 * 16)
  }

  @Test func oneLayerMarksTheViewItIsIn() {
    let line = CALayer()
    leaf.layer.addSublayer(line)
    _ = laidOut()
    line.frame = CGRect(x: 0, y: 0, width: 5, height: 1)
    #expect(laidOut() == ["leaf"])
    line.position.x = 9
    #expect(laidOut() == [])
  }

  @Test func aMaskDoesNotMark() {
    let mask = UIView()
    leaf.mask = mask
    _ = laidOut()
    mask.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    #expect(laidOut() == [])
  }

  @Test func aWindowsResizeLaysOutEachViewOnce() {
    final class Controller: UIViewController {
      var root = Noting()
      override func loadView() { view = root }
    }
    let controller = Controller()
    (controller.root.name, controller.root.log) = ("root", log)
    controller.root.addSubview(top)
    top.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    top.onLayout = { [middle] in middle.frame = $0.bounds }
    middle.onLayout = { [leaf] in leaf.frame = $0.bounds.insetBy(dx: 1, dy: 1) }
    let app = TestApp(root: controller)
    _ = log.take()
    app.post(.resized(PixelSize(width: 400, height: 300), syncToken: nil))
    app.turn()
    #expect(log.take() == ["root", "top", "middle", "leaf"])
    app.turn()
    #expect(log.take() == [])
  }
}
