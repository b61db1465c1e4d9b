import Testing
@testable import UIKit

@MainActor
struct UIViewHierarchyTests {
  static var log: [String] = []

  final class Noting: UIView {
    var name = ""
    convenience init(_ name: String) {
      self.init(frame: .zero)
      self.name = name
    }
    private func note(_ what: String) { UIViewHierarchyTests.log.append("\(name).\(what)") }
    override func didAddSubview(_ subview: UIView) { note("didAdd") }
    override func willRemoveSubview(_ subview: UIView) { note("willRemove") }
    override func willMove(toSuperview newSuperview: UIView?) {
      note("willSuper \(newSuperview == nil ? "nil" : "new")")
    }
    override func didMoveToSuperview() { note("didSuper") }
    override func willMove(toWindow newWindow: UIWindow?) {
      note("willWindow \(newWindow == nil ? "nil" : "new")")
    }
    override func didMoveToWindow() { note("didWindow") }
  }

  private func names(_ view: UIView) -> [Int] { view.subviews.map(\.tag) }

  private func make(_ count: Int) -> (UIView, [UIView]) {
    let parent = UIView()
    let children = (0..<count).map { tag in
      let view = UIView()
      view.tag = tag
      parent.addSubview(view)
      return view
    }
    return (parent, children)
  }

  private func layersAgree(_ view: UIView) -> Bool {
    (view.layer.sublayers ?? []).map(ObjectIdentifier.init)
      == view.subviews.map { ObjectIdentifier($0.layer) }
  }

  @Test func addingOutsideAWindowTellsViewAndSuperview() {
    Self.log = []
    let (parent, child) = (Noting("p"), Noting("c"))
    parent.addSubview(child)
    #expect(Self.log == ["c.willSuper new", "c.didSuper", "p.didAdd"])
    #expect(child.superview === parent)
  }

  @Test func addingInAWindowTellsTheWholeSubtree() {
    let app = TestApp()
    Self.log = []
    let (parent, child) = (Noting("p"), Noting("c"))
    parent.addSubview(child)
    Self.log = []
    app.window.addSubview(parent)
    #expect(
      Self.log == [
        "p.willWindow new", "c.willWindow new", "p.willSuper new",
        "p.didWindow", "c.didWindow", "p.didSuper",
      ])
    #expect(child.window === app.window)
  }

  @Test func removingTellsTheSuperviewFirst() {
    let app = TestApp()
    Self.log = []
    let (parent, child) = (Noting("p"), Noting("c"))
    app.window.addSubview(parent)
    parent.addSubview(child)
    Self.log = []
    child.removeFromSuperview()
    #expect(
      Self.log == [
        "p.willRemove", "c.willWindow nil", "c.willSuper nil", "c.didWindow", "c.didSuper",
      ])
    #expect(child.window == nil)
  }

  @Test func movingWithinAWindowDoesNotLeaveIt() {
    let app = TestApp()
    Self.log = []
    let (from, to, child) = (Noting("f"), Noting("t"), Noting("c"))
    app.window.addSubview(from)
    app.window.addSubview(to)
    from.addSubview(child)
    Self.log = []
    to.addSubview(child)
    #expect(Self.log == ["c.willSuper new", "f.willRemove", "c.didSuper", "t.didAdd"])
    #expect(from.subviews.isEmpty)
  }

  @Test func placesAmongSiblings() {
    let (parent, views) = make(4)
    parent.bringSubviewToFront(views[1])
    #expect(names(parent) == [0, 2, 3, 1])
    parent.sendSubviewToBack(views[3])
    #expect(names(parent) == [3, 0, 2, 1])
    parent.insertSubview(views[1], belowSubview: views[0])
    #expect(names(parent) == [3, 1, 0, 2])
    parent.insertSubview(views[3], aboveSubview: views[0])
    #expect(names(parent) == [1, 0, 3, 2])
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(names(parent) == [2, 0, 3, 1])
    parent.insertSubview(views[2], at: 99)
    #expect(names(parent) == [0, 3, 1, 2])
    #expect(layersAgree(parent))
  }

  @Test func newSubviewsGoWhereAsked() {
    let (parent, views) = make(2)
    let (a, b, c) = (UIView(), UIView(), UIView())
    (a.tag, b.tag, c.tag) = (10, 11, 12)
    parent.insertSubview(a, at: 1)
    parent.insertSubview(b, belowSubview: views[0])
    parent.insertSubview(c, aboveSubview: views[0])
    #expect(names(parent) == [11, 0, 12, 10, 1])
    #expect(layersAgree(parent))
  }

  @Test func layersOfNoViewKeepTheirPlace() {
    let (parent, views) = make(1)
    let bare = CALayer()
    parent.layer.insertSublayer(bare, at: 0)
    let view = UIView()
    parent.insertSubview(view, at: 0)
    #expect(
      parent.layer.sublayers?.map(ObjectIdentifier.init)
        == [bare, view.layer, views[0].layer].map(ObjectIdentifier.init))
  }

  @Test func descendantsAndTags() {
    let (parent, views) = make(2)
    let inner = UIView()
    inner.tag = 77
    views[1].addSubview(inner)
    #expect(parent.viewWithTag(77) === inner)
    #expect(parent.viewWithTag(99) == nil)
    #expect(inner.isDescendant(of: parent))
    #expect(parent.isDescendant(of: parent))
    #expect(!parent.isDescendant(of: inner))
  }

  @Test func aViewNobodyHoldsGoesAway() {
    weak var gone: UIView?
    let parent = UIView()
    do {
      let child = UIView()
      gone = child
      parent.addSubview(child)
    }
    #expect(gone != nil)
    gone?.removeFromSuperview()
    #expect(gone == nil)
    #expect(parent.layer.sublayers?.isEmpty ?? true)
  }
}
