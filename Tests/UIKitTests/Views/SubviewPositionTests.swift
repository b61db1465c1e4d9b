import Testing
import UIKit

/// Subviews among layers without views: two subviews `a` and `b`, three layers around them.
@MainActor
struct SubviewPlaceTests {
  private let parent = UIView()
  private let a = UIView()
  private let b = UIView()
  private let view = UIView()
  private let beneath = CALayer()
  private let between = CALayer()
  private let above = CALayer()

  init() {
    parent.layer.addSublayer(beneath)
    parent.addSubview(a)
    parent.layer.addSublayer(between)
    parent.addSubview(b)
    parent.layer.addSublayer(above)
  }

  private func expect(
    _ layers: [CALayer], _ views: [UIView], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let names: [(CALayer, String)] = [
      (beneath, "beneath"), (a.layer, "a"), (between, "between"), (b.layer, "b"),
      (above, "above"), (view.layer, "view"),
    ]
    func name(_ layer: CALayer) -> String { names.first { $0.0 === layer }?.1 ?? "?" }
    #expect(
      parent.layer.sublayers?.map(name) == layers.map(name), sourceLocation: sourceLocation)
    #expect(
      parent.subviews.map { name($0.layer) } == views.map { name($0.layer) },
      sourceLocation: sourceLocation)
  }

  @Test func aboveASiblingIsRightAboveIt() {
    parent.insertSubview(view, aboveSubview: a)
    expect([beneath, a.layer, view.layer, between, b.layer, above], [a, view, b])
  }

  @Test func belowASiblingIsRightBelowIt() {
    parent.insertSubview(view, belowSubview: b)
    expect([beneath, a.layer, between, view.layer, b.layer, above], [a, view, b])
  }

  @Test func anIndexCountsSubviews() {
    parent.insertSubview(view, at: 1)
    expect([beneath, a.layer, between, view.layer, b.layer, above], [a, view, b])
    parent.insertSubview(view, at: 0)
    expect([beneath, view.layer, a.layer, between, b.layer, above], [view, a, b])
    parent.insertSubview(view, at: 9)
    expect([beneath, a.layer, between, b.layer, above, view.layer], [a, b, view])
  }

  @Test func addedIsInFrontOfAll() {
    parent.addSubview(view)
    expect([beneath, a.layer, between, b.layer, above, view.layer], [a, b, view])
    parent.addSubview(b)
    expect([beneath, a.layer, between, above, view.layer, b.layer], [a, view, b])
  }

  @Test func broughtToFrontIsInFrontOfLayersToo() {
    parent.bringSubviewToFront(b)
    expect([beneath, a.layer, between, above, b.layer], [a, b])
  }

  @Test func sentToBackIsBehindLayersToo() {
    parent.sendSubviewToBack(a)
    expect([a.layer, beneath, between, b.layer, above], [a, b])
    parent.sendSubviewToBack(b)
    expect([b.layer, a.layer, beneath, between, above], [b, a])
  }

  @Test func exchangedSubviewsExchangeTheirLayers() {
    parent.exchangeSubview(at: 1, withSubviewAt: 0)
    expect([beneath, b.layer, between, a.layer, above], [b, a])
    parent.exchangeSubview(at: 1, withSubviewAt: 1)
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    expect([beneath, b.layer, between, a.layer, above], [b, a])
    parent.insertSubview(view, aboveSubview: b)
    parent.exchangeSubview(at: 0, withSubviewAt: 1)
    expect([beneath, view.layer, b.layer, between, a.layer, above], [view, b, a])
  }

  @Test func aSubviewMovesRightBesideItsSibling() {
    parent.insertSubview(a, aboveSubview: b)
    expect([beneath, between, b.layer, a.layer, above], [b, a])
    parent.insertSubview(a, belowSubview: b)
    expect([beneath, between, a.layer, b.layer, above], [a, b])
    parent.insertSubview(b, aboveSubview: a)
    expect([beneath, between, a.layer, b.layer, above], [a, b])
  }

  @Test(arguments: [true, false])
  func besideNoSiblingIsInFront(isAbove: Bool) {
    let stranger = UIView()
    isAbove
      ? parent.insertSubview(view, aboveSubview: stranger)
      : parent.insertSubview(view, belowSubview: stranger)
    expect([beneath, a.layer, between, b.layer, above, view.layer], [a, b, view])
  }
}
