import Foundation
import Testing

@testable import UIKit

struct GeometryValueTests {
  private let insets = UIEdgeInsets(top: 1, left: 2.5, bottom: 3, right: -4)
  private let turned = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6.5)

  @Test func valuesHoldStructures() {
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSValue(cgAffineTransform: turned).cgAffineTransformValue == turned)
    let spun = CATransform3DMakeRotation(1, 0, 0, 1)
    #expect(NSValue(caTransform3D: spun).caTransform3DValue == spun)
    let offset = UIOffset(horizontal: 3, vertical: 4)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    let vector = CGVector(dx: 1, dy: 2)
    #expect(NSValue(cgVector: vector).cgVectorValue == vector)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
    #expect(NSValue(uiOffset: offset).uiEdgeInsetsValue == .zero)
  }

  @Test func stringsGoBothWays() {
    #expect(NSStringFromUIEdgeInsets(insets) == "{1, 2.5, 3, -4}")
    #expect(UIEdgeInsetsFromString("{1, 2.5, 3, -4}") == insets)
    #expect(NSStringFromCGAffineTransform(turned) == "[1, 2, 3, 4, 5, 6.5]")
    #expect(CGAffineTransformFromString("[1, 2, 3, 4, 5, 6.5]") == turned)
    #expect(
      UIOffsetFromString(NSStringFromUIOffset(UIOffset(horizontal: 1, vertical: 2))).vertical == 2)
    #expect(CGVectorFromString("{3, 4}") == CGVector(dx: 3, dy: 4))
    #expect(UIEdgeInsetsFromString("nonsense") == .zero)
    #expect(CGAffineTransformFromString("[1, 2]") == .identity)
  }

  @Test func archivesKeepThem() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(insets, forKey: "insets")
    archiver.encode(turned, forKey: "transform")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(reader.decodeUIEdgeInsets(forKey: "insets") == insets)
    #expect(reader.decodeCGAffineTransform(forKey: "transform") == turned)
    #expect(reader.decodeUIOffset(forKey: "none") == .zero)
  }
}
