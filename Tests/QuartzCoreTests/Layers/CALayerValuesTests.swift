import CoreGraphics
import QuartzCore
import RenderKit
import Testing

@Suite struct CALayerValuesTests {
  private let layer = CALayer()

  @Test func aBorderIsBlackUntilItIsColoured() {
    #expect(layer.borderColor == .black)
    layer.borderColor = nil
    #expect(layer.borderColor == nil)
  }

  @Test func propertiesByName() {
    layer.setValue(0.5, forKeyPath: "opacity")
    layer.setValue(CGPoint(x: 1, y: 2), forKeyPath: "position")
    layer.setValue(true, forKey: "hidden")
    layer.setValue(3, forKey: "contentsScale")
    layer.setValue("label", forKey: "name")
    #expect(layer.opacity == 0.5)
    #expect(layer.position == CGPoint(x: 1, y: 2))
    #expect(layer.isHidden)
    #expect(layer.contentsScale == 3)
    #expect(layer.value(forKey: "name") as? String == "label")
    #expect(layer.value(forKeyPath: "opacity") as? Double == 0.5)
  }

  @Test func numbersInsideProperties() throws {
    layer.setValue(40, forKeyPath: "bounds.size.width")
    layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
    #expect(layer.bounds.size == CGSize(width: 40, height: 0))
    #expect(abs(layer.transform.m12 - 1) < 1e-12)
    let angle = try #require(layer.value(forKeyPath: "transform.rotation.z") as? Double)
    #expect(abs(angle - .pi / 2) < 1e-12)
  }

  @Test func namesOfTheProgramsOwn() {
    layer.setValue([1, 2], forKey: "tags")
    #expect(layer.value(forKey: "tags") as? [Int] == [1, 2])
    layer.setValue(nil, forKey: "tags")
    #expect(layer.value(forKey: "tags") == nil)
  }

  @Test func valuesOfAnotherTypeAreRefused() {
    layer.setValue("wide", forKeyPath: "opacity")
    layer.setValue(nil, forKeyPath: "position")
    layer.setValue("x", forKey: "speed")
    layer.setValue(Double.nan, forKeyPath: "zPosition")
    #expect(layer.opacity == 1 && layer.position == .zero && layer.speed == 1)
    #expect(layer.zPosition == 0)
  }

  @Test func noColourClearsTheColour() {
    layer.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    layer.setValue(nil, forKeyPath: "backgroundColor")
    #expect(layer.backgroundColor == nil)
  }

  @Test func overriddenSetterIsUsed() {
    let layer = ClampedLayer()
    layer.setValue(0.1, forKeyPath: "opacity")
    #expect(layer.opacity == 0.5)
  }

  @Test func dumpHasALineForEachLayer() {
    let child = CALayer()
    child.name = "child"
    child.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.addSublayer(child)
    let lines = layer.debugDescription.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[1] == "  <CALayer \(child.id.rawValue) \"child\" (1.0 2.0; 3.0 4.0)>")
  }

  @Test func clocksRunInsideEachOther() {
    let child = CALayer()
    layer.addSublayer(child)
    layer.speed = 2
    layer.beginTime = 10
    child.timeOffset = 3
    #expect(child.convertTime(15, from: nil) == (15 - 10) * 2 + 3)
    #expect(child.convertTime(13, to: nil) == 15)
    #expect(child.convertTime(10, from: layer) == 13)
  }
}

private final class ClampedLayer: CALayer {
  override var opacity: Float {
    get { super.opacity }
    set { super.opacity = max(newValue, 0.5) }
  }
}
