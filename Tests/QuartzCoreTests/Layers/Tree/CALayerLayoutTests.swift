import CoreGraphics
import Testing

@testable import QuartzCore

/// Records its name when it is laid out, and then runs the test's closure.
private final class TracingLayer: CALayer {
  let trace: Trace
  var onLayout: () -> Void = {}

  init(_ name: String, _ trace: Trace) {
    self.trace = trace
    super.init()
    self.name = name
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSublayers() {
    trace.names.append(name ?? "")
    onLayout()
  }
}

private final class Trace {
  var names: [String] = []

  func take() -> String {
    defer { names = [] }
    return names.joined(separator: " ")
  }
}

extension MainThreadTests {
  @Suite @MainActor struct CALayerLayoutTests {
    private let own = HostRig()
    private var rig: HostRig { own.taken }
    private let trace = Trace()
    private let top: TracingLayer
    private let middle: TracingLayer
    private let leaf: TracingLayer

    init() {
      top = TracingLayer("top", trace)
      middle = TracingLayer("middle", trace)
      leaf = TracingLayer("leaf", trace)
      rig.root.addSublayer(top)
      top.addSublayer(middle)
      middle.addSublayer(leaf)
      leaf.setNeedsLayout()
      rig.settle()
    }

    @Test func eachLayerIsFinishedBeforeItsSublayers() {
      _ = rig
      #expect(trace.take() == "top middle leaf")
    }

    @Test func settledTreeIsNotLaidOutAgain() {
      _ = rig
      _ = trace.take()
      rig.host.needsCommit()
      rig.host.commit()
      #expect(trace.take() == "")
    }

    @Test func onlyWhatIsMarkedIsLaidOut() {
      _ = rig
      _ = trace.take()
      leaf.setNeedsLayout()
      rig.host.commit()
      #expect(trace.take() == "leaf")
    }

    @Test func newBoundsAskForLayoutAndANewPositionDoesNot() {
      _ = rig
      _ = trace.take()
      middle.position = CGPoint(x: 9, y: 9)
      rig.host.commit()
      #expect(trace.take() == "")
      middle.bounds.origin.y = 3
      rig.host.commit()
      #expect(trace.take() == "middle")
    }

    @Test func layoutIfNeededBeginsAtTheTopmostMarkedLayer() {
      _ = rig
      _ = trace.take()
      leaf.setNeedsLayout()
      top.setNeedsLayout()
      leaf.layoutIfNeeded()
      #expect(trace.take() == "top leaf")
    }

    @Test func sublayerSizedByItsParentIsLaidOutInTheSamePass() {
      _ = rig
      _ = trace.take()
      top.onLayout = { [middle] in middle.bounds.size.width += 1 }
      top.setNeedsLayout()
      rig.host.commit()
      #expect(trace.take() == "top middle")
      #expect(rig.sink.packets.count == 1)
    }

    @Test func aNewSizeOrTransformAsksTheSuperlayer() {
      _ = rig
      _ = trace.take()
      leaf.bounds.size.width = 9
      rig.host.commit()
      #expect(trace.take() == "middle leaf")
      leaf.transform = CATransform3DMakeScale(2, 2, 1)
      rig.host.commit()
      #expect(trace.take() == "middle")
    }

    @Test func layoutWithinLayoutStillKnowsWhoPlacesTheSublayers() {
      _ = rig
      _ = trace.take()
      var isNested = false
      middle.onLayout = { [unowned middle, leaf] in
        if isNested { return }
        isNested = true
        middle.setNeedsLayout()
        middle.layoutIfNeeded()
        leaf.bounds.size.width += 1
      }
      middle.setNeedsLayout()
      rig.host.commit()
      #expect(trace.take() == "middle middle leaf")
    }

    @Test func parentMarkedByItsChildIsLaidOutAgain() {
      _ = rig
      _ = trace.take()
      var rounds = 2
      leaf.onLayout = { [unowned top] in
        if rounds > 0 { top.setNeedsLayout() }
        rounds -= 1
      }
      leaf.setNeedsLayout()
      rig.host.commit()
      #expect(trace.take() == "leaf top")
    }

    @Test func layoutWithoutEndWaitsUntilSomethingElseChanges() {
      _ = rig
      _ = trace.take()
      leaf.onLayout = { [unowned leaf] in leaf.setNeedsLayout() }
      leaf.setNeedsLayout()
      rig.host.commit()
      #expect(trace.names.count == 16)
      #expect(rig.turnsAsked == 1)
      #expect(leaf.needsLayout())
    }

    @Test func treeOutsideWindowsIsLaidOutByHand() {
      _ = rig
      top.removeFromSuperlayer()
      rig.settle()
      _ = trace.take()
      leaf.setNeedsLayout()
      rig.host.commit()
      #expect(trace.take() == "")
      top.layoutIfNeeded()
      #expect(trace.take() == "leaf")
    }

    @Test func marksMadeOutsideAreFoundWhenTheTreeIsAdded() {
      _ = rig
      top.removeFromSuperlayer()
      leaf.setNeedsLayout()
      rig.settle()
      _ = trace.take()
      rig.root.addSublayer(top)
      rig.host.commit()
      #expect(trace.take() == "leaf")
    }

    // MARK: Many sublayers

    private func addMany() -> [TracingLayer] {
      let many = (0..<40).map { TracingLayer("\($0)", trace) }
      for layer in many { leaf.addSublayer(layer) }
      rig.settle()
      _ = trace.take()
      return many
    }

    @Test func theOnlyMarkedOfManyIsFoundWithoutAskingTheOthers() {
      let many = addMany()
      many[7].setNeedsLayout()
      #expect(leaf.rareData?.onlyMarked === many[7])
      rig.host.commit()
      #expect(trace.take() == "7")
      #expect(leaf.rareData?.onlyMarked == nil)
    }

    @Test func severalMarkedOfManyAreLaidOutInTheirOrder() {
      let many = addMany()
      for index in [30, 7, 30, 12] { many[index].setNeedsLayout() }
      #expect(leaf.rareData?.onlyMarked == nil)
      rig.host.commit()
      #expect(trace.take() == "7 12 30")
    }

    @Test func whatIsMarkedAndThenMovedElsewhereIsLaidOutThere() {
      let many = addMany()
      many[7].setNeedsLayout()
      middle.addSublayer(many[7])
      #expect(leaf.rareData?.onlyMarked == nil)
      rig.host.commit()
      #expect(trace.take() == "middle leaf 7")
    }

    @Test func aMarkedMaskBesideMarkedSublayersIsLaidOut() {
      let many = addMany()
      let mask = TracingLayer("mask", trace)
      leaf.mask = mask
      rig.settle()
      _ = trace.take()
      mask.setNeedsLayout()
      many[7].setNeedsLayout()
      rig.host.commit()
      #expect(Set(trace.take().split(separator: " ")) == ["7", "mask"])
      many[8].setNeedsLayout()
      mask.setNeedsLayout()
      rig.host.commit()
      #expect(Set(trace.take().split(separator: " ")) == ["8", "mask"])
    }

    @Test func oneThatIsLaidOutByItselfLeavesTheNextToBeFound() {
      let many = addMany()
      many[7].setNeedsLayout()
      many[7].layoutIfNeeded()
      many[8].setNeedsLayout()
      rig.host.commit()
      #expect(trace.take() == "7 8")
    }
  }
}
