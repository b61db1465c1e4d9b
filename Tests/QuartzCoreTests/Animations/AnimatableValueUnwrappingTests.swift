import CoreGraphics
import QuartzCore
import RenderKit
import Testing

@Suite struct AnimatableValueUnwrappingTests {
  private func number(_ value: Any) -> Double? {
    guard case .number(let number)? = AnimatableValue(value, as: .number) else { return nil }
    return number
  }

  @Test func everyKindOfNumberIsANumber() {
    #expect(number(1.5) == 1.5)
    #expect(number(CGFloat(1.5)) == 1.5)
    #expect(number(Float(1.5)) == 1.5)
    #expect(number(2) == 2)
    #expect(number(UInt8(2)) == 2)
    #expect(number(NSNumber(value: 1.5)) == 1.5)
    #expect(number(Optional(1.5) as Any) == 1.5)
  }

  @Test func numbersThatAreNowhereAreRefused() {
    #expect(number(Double.nan) == nil)
    #expect(number(CGFloat.infinity) == nil)
    #expect(number(1e300) == nil)
    #expect(AnimatableValue(CGPoint(x: Double.nan, y: 0), as: .point)?.kind == nil)
  }

  @Test func geometryComesBareOrBoxed() {
    let point = CGPoint(x: 1, y: 2)
    for value in [point as Any, NSValue(point: point), CGVector(dx: 1, dy: 2)] {
      #expect(AnimatableValue(value, as: .point)?.boxed as? CGPoint == point)
    }
    let size = CGSize(width: 1, height: 2)
    for value in [size as Any, NSValue(size: size), point] {
      #expect(AnimatableValue(value, as: .size)?.boxed as? CGSize == size)
    }
    let transform = CATransform3DMakeScale(2, 3, 1)
    let boxed = NSValue(caTransform3D: transform)
    #expect(boxed.caTransform3DValue == transform)
    #expect(NSValue(point: point).caTransform3DValue == CATransform3DIdentity)
    for value in [transform as Any, boxed] {
      #expect(AnimatableValue(value, as: .transform)?.boxed as? CATransform3D == transform)
    }
    let rect = CGRect(origin: point, size: size)
    for value in [rect as Any, NSValue(rect: rect)] {
      #expect(AnimatableValue(value, as: .rect)?.boxed as? CGRect == rect)
    }
  }

  @Test func transformsMayBeOfThePlane() {
    let turn = CGAffineTransform(rotationAngle: 0.5)
    let expected = CATransform3DMakeAffineTransform(turn)
    #expect(AnimatableValue(turn, as: .transform)?.boxed as? CATransform3D == expected)
    #expect(AnimatableValue(expected, as: .transform)?.boxed as? CATransform3D == expected)
  }

  @Test func noColourIsAColour() {
    let none: CGColor? = nil
    #expect(AnimatableValue(none as Any, as: .color)?.kind == .color)
    #expect(AnimatableValue(NSNull(), as: .color)?.kind == .color)
  }

  @Test func otherTypesAreRefused() {
    #expect(AnimatableValue("1", as: .number)?.kind == nil)
    #expect(AnimatableValue(1, as: .point)?.kind == nil)
    #expect(AnimatableValue(NSValue(size: .zero), as: .point)?.kind == nil)
    #expect(AnimatableValue(CGRect.zero, as: .transform)?.kind == nil)
    #expect(AnimatableValue(1, as: .color)?.kind == nil)
  }

  @Test func flagsComeAsNumbersToo() {
    #expect(AnimatableValue(true, as: .flag)?.boxed as? Bool == true)
    #expect(AnimatableValue(NSNumber(value: 1), as: .flag)?.boxed as? Bool == true)
    #expect(AnimatableValue(0, as: .flag)?.boxed as? Bool == false)
  }
}
