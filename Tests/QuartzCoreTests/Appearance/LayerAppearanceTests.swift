import CoreGraphics
import Foundation
import QuartzCore
import RenderKit
import Testing

struct LayerAppearanceTests {
  @Test func unsetPropertiesHaveApplesDefaults() {
    let layer = CALayer()
    #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3 && layer.shadowPath == nil)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowColor == CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
    #expect(layer.maskedCorners.rawValue == 15 && layer.cornerCurve == .circular)
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(layer.contentsRect == unit && layer.contentsCenter == unit)
    #expect(layer.minificationFilter == .linear && layer.magnificationFilter == .linear)
    #expect(layer.allowsEdgeAntialiasing && layer.edgeAntialiasingMask.rawValue == 15)
  }

  @Test func readingOrSettingWhatIsThereLeavesALayerPlain() {
    let layer = CALayer()
    layer.shadowOpacity = 0
    layer.maskedCorners = layer.maskedCorners
    layer.contentsRect = layer.contentsRect
    #expect(!layer.snapshot.hasRareState)
  }

  @Test func shadowsAnimateByKey() {
    let layer = CALayer()
    layer.setValue(0.25, forKeyPath: "shadowOpacity")
    layer.setValue(7, forKeyPath: "shadowOffset.height")
    #expect(layer.shadowOpacity == 0.25 && layer.shadowOffset.height == 7)
    #expect(layer.value(forKeyPath: "shadowOffset.height") as? Double == 7)
    #expect(CALayer.defaultAction(forKey: "shadowRadius") != nil)
    #expect(CALayer.defaultAction(forKey: "shadowPath") == nil)
  }

  @Test func aPathThatChangesLaterLeavesTheShadowAsItWas() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let layer = CALayer()
    layer.shadowPath = path
    path.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
    #expect(layer.shadowPath?.boundingBox.width == 1)
  }

  @Test func valuesNobodyCanShowAreRefused() {
    let layer = CALayer()
    layer.shadowRadius = .nan
    layer.shadowOffset = CGSize(width: CGFloat.infinity, height: 0)
    layer.shadowOpacity = .infinity
    layer.contentsRect = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    layer.cornerCurve = CALayerCornerCurve(rawValue: "pointed")
    layer.magnificationFilter = CALayerContentsFilter(rawValue: "guess")
    #expect(!layer.snapshot.hasRareState)
  }
}
