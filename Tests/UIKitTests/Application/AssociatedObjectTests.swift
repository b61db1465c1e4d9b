import FoundationAdditions
import QuartzCore
import Testing

@testable import UIKit

nonisolated(unsafe) private var key: UInt8 = 0

@MainActor @Suite(.serialized) struct AssociatedObjectTests {
  private func associate(_ value: NSObject, with object: NSObject) {
    objc_setAssociatedObject(object, &key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  @Test func valuesGoWithTheirViewControllerOrLayer() {
    let makers: [() -> NSObject] = [{ UIView() }, { UIViewController() }, { CALayer() }]
    for make in makers {
      weak var value: NSObject?
      do {
        let (owner, held) = (make(), NSObject())
        value = held
        associate(held, with: owner)
      }
      #expect(value == nil)
    }
  }

  /// Other tests may have values at the same time, and a turn looks at a few.
  @Test func valuesOfOtherObjectsGoWithALaterTurn() {
    let app = TestApp()
    weak var value: NSObject?
    do {
      let (owner, held) = (UITapGestureRecognizer(), NSObject())
      value = held
      associate(held, with: owner)
    }
    #expect(value != nil)
    for _ in 0..<10_000 where value != nil { app.turn() }
    #expect(value == nil)
  }
}
