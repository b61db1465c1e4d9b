import CoreGraphics
import QuartzCore
import Testing

@Suite struct CALayerTreeTests {
  private let parent = CALayer()
  private let a = CALayer()
  private let b = CALayer()
  private let c = CALayer()

  init() {
    (a.name, b.name, c.name) = ("a", "b", "c")
    parent.sublayers = [a, b, c]
  }

  private var order: String { (parent.sublayers ?? []).compactMap(\.name).joined() }

  @Test func sublayersAreNilWhenThereAreNone() {
    parent.sublayers = nil
    #expect(parent.sublayers == nil)
    #expect(a.superlayer == nil)
  }

  @Test func insertingAtAnIndex() {
    let d = CALayer()
    d.name = "d"
    parent.insertSublayer(d, at: 1)
    #expect(order == "adbc")
    d.removeFromSuperlayer()
    parent.insertSublayer(d, at: 99)
    #expect(order == "abcd")
  }

  @Test func insertingBesideASibling() {
    parent.insertSublayer(c, below: a)
    #expect(order == "cab")
    parent.insertSublayer(c, above: a)
    #expect(order == "acb")
    parent.insertSublayer(c, above: CALayer())
    #expect(order == "abc")
  }

  @Test func addingAgainBringsToFront() {
    parent.addSublayer(a)
    #expect(order == "bca")
  }

  @Test func replacingKeepsThePlace() {
    let d = CALayer()
    d.name = "d"
    parent.replaceSublayer(b, with: d)
    #expect(order == "adc")
    #expect(b.superlayer == nil)
    parent.replaceSublayer(d, with: c)
    #expect(order == "ac")
  }

  @Test func settingSublayersReordersAddsAndRemoves() {
    let d = CALayer()
    d.name = "d"
    parent.sublayers = [d, c, a]
    #expect(order == "dca")
    #expect(b.superlayer == nil && d.superlayer === parent)
  }

  @Test func movingToAnotherParentLeavesTheFirst() {
    let other = CALayer()
    other.addSublayer(b)
    #expect(order == "ac")
    #expect(b.superlayer === other)
  }

  @Test func parentThatGoesLeavesItsChildrenAlone() {
    var other: CALayer? = CALayer()
    other?.addSublayer(b)
    other = nil
    #expect(b.superlayer == nil)
  }

  @Test func cyclesTrapAndSaySo() async {
    let message = "a layer cannot be a sublayer of itself or of its own tree"
    let own = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let layer = CALayer()
      layer.addSublayer(layer)
    }
    #expect(own?.errorText.contains(message) == true)
    let far = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let (above, below) = (CALayer(), CALayer())
      above.addSublayer(below)
      below.insertSublayer(above, at: 0)
    }
    #expect(far?.errorText.contains(message) == true)
  }

  @Test func aLayerTwiceInSublayersTrapsAndSaysSo() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let (above, below) = (CALayer(), CALayer())
      above.sublayers = [below, below]
    }
    #expect(result?.errorText.contains("a layer can be only once in sublayers") == true)
  }

  @Test func deepTreesCostNoStack() {
    var layer = CALayer()
    let deepest = layer
    for _ in 0..<10_000 {
      let above = CALayer()
      above.addSublayer(layer)
      layer = above
    }
    deepest.setNeedsLayout()
    layer.layoutIfNeeded()
    #expect(!deepest.needsLayout())
    layer = CALayer()
    #expect(deepest.superlayer == nil)
  }
}

extension ExitTest.Result {
  /// The last message of a trapping process.
  var errorText: String { String(decoding: standardErrorContent, as: UTF8.self) }
}
