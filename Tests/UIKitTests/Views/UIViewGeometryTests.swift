import Testing
@testable import UIKit

@MainActor
struct UIViewGeometryTests {
  private func near(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.origin.x - b.origin.x) < 1e-3 && abs(a.origin.y - b.origin.y) < 1e-3
      && abs(a.size.width - b.size.width) < 1e-3 && abs(a.size.height - b.size.height) < 1e-3
  }

  @Test func viewAndLayerAreOneSetOfValues() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.layer.position == CGPoint(x: 25, y: 40))
    #expect(view.layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.center = .zero
    view.alpha = 0.5
    view.clipsToBounds = true
    view.isHidden = true
    view.transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 4, ty: 5)
    #expect(view.layer.position == .zero)
    #expect(view.layer.opacity == 0.5)
    #expect(view.layer.masksToBounds)
    #expect(view.layer.isHidden)
    #expect(view.layer.affineTransform() == view.transform)
  }

  @Test func aTurnedViewsFrameIsTheBoxAroundIt() {
    let view = UIView(frame: CGRect(x: 40, y: 40, width: 80, height: 60))
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(near(view.frame, CGRect(x: 30.503, y: 20.503, width: 98.994, height: 98.994)))
    #expect(view.center == CGPoint(x: 80, y: 70))
  }

  @Test func aScaledViewsFrameIsScaled() {
    let view = UIView(frame: CGRect(x: 160, y: 40, width: 80, height: 60))
    view.transform = CGAffineTransform(scaleX: 1.5, y: 0.5)
    #expect(near(view.frame, CGRect(x: 140, y: 55, width: 120, height: 30)))
  }

  @Test func aNewAnchorPointMovesTheFrameNotTheCenter() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.anchorPoint = .zero
    #expect(view.center == CGPoint(x: 50, y: 50))
    #expect(view.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
  }

  @Test func pointsConvertThroughScrollingAndTurning() {
    let outer = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 40))
    outer.addSubview(inner)
    outer.bounds.origin = CGPoint(x: 5, y: 0)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 21, y: 32))
    #expect(inner.frame == CGRect(x: 20, y: 30, width: 40, height: 40))
    inner.transform = CGAffineTransform(rotationAngle: 1)
    let middle = inner.convert(inner.center, from: outer)
    #expect(abs(middle.x - 20) < 1e-9 && abs(middle.y - 20) < 1e-9)
  }

  @Test func nilMeansTheWindow() {
    let app = TestApp()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
    app.window.addSubview(view)
    #expect(view.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 11, y: 21))
    #expect(view.convert(CGRect(x: 11, y: 21, width: 2, height: 2), from: nil).origin.x == 1)
  }

  @Test func sizesThatFit() {
    final class Fixed: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 12, height: 7) }
    }
    let view = Fixed(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    view.layer.anchorPoint = CGPoint(x: 0.25, y: 1)
    let corner = view.frame.origin
    view.sizeToFit()
    #expect(view.frame == CGRect(origin: corner, size: CGSize(width: 12, height: 7)))
    #expect(UIView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test func layerClassMakesTheLayer() {
    final class Special: CALayer {
      var extra = "kept"
    }
    final class View: UIView {
      override class var layerClass: AnyClass { Special.self }
    }
    #expect((View().layer as? Special)?.extra == "kept")
  }

  @Test func iosStyleSubclassesCompileAndRun() {
    final class Card: UIView {
      let number: Int
      init(number: Int) {
        self.number = number
        super.init(frame: .zero)
      }
      override init(frame: CGRect) {
        number = 0
        super.init(frame: frame)
      }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }
    #expect(Card(number: 3).number == 3)
    #expect(Card().number == 0)
  }
}

@MainActor
struct DrawingProbeTests {
  class Plain: UIView {
    override func layoutSubviews() {}
  }
  class Drawing: UIView {
    override func draw(_ rect: CGRect) {}
  }
  final class Below: Drawing {}
  final class Displaying: UIView {
    override func display(_ layer: CALayer) {}
  }

  @Test func onlyClassesThatOverrideADrawingMethodDraw() {
    #expect(DrawingProbe.slots.count == 3)
    #expect(!DrawingProbe.overridesDrawing(UIView.self))
    #expect(!DrawingProbe.overridesDrawing(Plain.self))
    #expect(!DrawingProbe.overridesDrawing(UIWindow.self))
    #expect(DrawingProbe.overridesDrawing(Drawing.self))
    #expect(DrawingProbe.overridesDrawing(Below.self))
    #expect(DrawingProbe.overridesDrawing(Displaying.self))
  }

  @Test func aPlainViewNeverAsksItsLayerToDraw() {
    let view = Plain(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.setNeedsDisplay()
    #expect(!view.layer.needsDisplay())
    #expect(Drawing(frame: .zero).layer.needsDisplay())
  }
}

@MainActor
struct UIViewColorsTests {
  @Test func backgroundColorIsTheLayers() {
    let view = UIView()
    #expect(view.backgroundColor == nil)
    view.backgroundColor = .red
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    view.backgroundColor = nil
    #expect(view.layer.backgroundColor == nil)
  }

  @Test func aDynamicColourFollowsTheStyleAbove() {
    let (parent, child) = (UIView(), UIView())
    parent.addSubview(child)
    child.backgroundColor = .systemBackground
    let light = child.layer.backgroundColor
    parent.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.layer.backgroundColor != light)
    parent.overrideUserInterfaceStyle = .unspecified
    #expect(child.layer.backgroundColor == light)
  }

  @Test func tintComesFromAboveUnlessSet() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let (parent, child) = (UIView(), Tinted())
    parent.addSubview(child)
    parent.tintColor = .red
    #expect(child.tintColor == .red)
    #expect(child.changes == 1)
    child.tintColor = .green
    parent.tintColor = .blue
    #expect(child.tintColor == .green)
    #expect(child.changes == 2)
  }
}
