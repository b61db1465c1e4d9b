import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Not private: archives find classes by name.
final class ArchivedDial: CAShapeLayer {
  var level = 0.0

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    level = coder.decodeDouble(forKey: "level")
  }

  override init() { super.init() }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(level, forKey: "level")
  }
}

@Suite struct ArchiveTests {
  private func archived<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object? {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data)
  }

  @Test func timingFunctionsAreRead() throws {
    let function = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    #expect(try archived(function) == function)
  }

  @Test func valueFunctionsAreRead() throws {
    let function = try #require(CAValueFunction(name: .rotateZ))
    #expect(try archived(function)?.name == .rotateZ)
  }

  @Test func archivesOfSomethingElseAreNoFunctions() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    for key in ["c1x", "c1y", "c2x", "c2y"] { archiver.encode(Double.nan, forKey: key) }
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    coder.decodingFailurePolicy = .setErrorAndReturn
    #expect(CAMediaTimingFunction(coder: coder) == nil)
    #expect(CAValueFunction(coder: coder) == nil)
  }

  @Test func layersAreAsTheirInitMakesThemAndSubclassesReadTheirOwn() throws {
    let dial = ArchivedDial()
    dial.level = 0.75
    dial.fillColor = nil
    let read = try #require(try archived(dial))
    #expect(read.level == 0.75 && read.fillColor == CAShapeLayer().fillColor)
    for layer in [CAGradientLayer(), CATextLayer(), CATiledLayer(), CAEmitterLayer()] {
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: layer, requiringSecureCoding: true)
      let coder = try NSKeyedUnarchiver(forReadingFrom: data)
      let made = coder.decodeObject(of: CALayer.self, forKey: NSKeyedArchiveRootObjectKey)
      #expect(made.map { type(of: $0) == type(of: layer) } == true)
      #expect(made?.needsDisplayOnBoundsChange == layer.needsDisplayOnBoundsChange)
    }
  }

  @Test func animationsAndCellsAreAsTheirInitMakesThem() throws {
    let spring = CASpringAnimation(keyPath: "position")
    #expect(try archived(spring)?.keyPath == nil)
    #expect(try archived(CAEmitterCell())?.birthRate == 0)
  }
}
