import CoreGraphics
import Diagnostics
import Testing
import UIKitTesting

@testable import UIKit

/// When properties are updated, as a recorded order.
@MainActor
final class PropertyUpdateTests {
  final class Book {
    var lines: [String] = []

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  final class Noting: UIView {
    var name = ""
    var book: Book?
    var onUpdate: () -> Void = {}

    override func updateProperties() {
      super.updateProperties()
      book?.lines.append("\(name) properties")
      onUpdate()
    }
    override func updateConstraints() {
      book?.lines.append("\(name) constraints")
      super.updateConstraints()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      book?.lines.append("\(name) layout")
    }
    override func draw(_ rect: CGRect) { book?.lines.append("\(name) draw") }
  }

  final class Controller: UIViewController {
    let (root, child) = (Noting(), Noting())
    var book: Book?

    override func loadView() {
      root.addSubview(child)
      view = root
    }
    override func updateProperties() {
      super.updateProperties()
      book?.lines.append("controller properties")
    }
    override func updateViewConstraints() {
      book?.lines.append("controller constraints")
      super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() { book?.lines.append("will") }
    override func viewDidLayoutSubviews() { book?.lines.append("did") }
  }

  private let book = Book()
  private let controller = Controller()
  private var (root, child): (Noting, Noting)

  init() {
    (root, child) = (controller.root, controller.child)
    for (view, name) in [(root, "root"), (child, "child")] {
      view.name = name
      view.book = book
      view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    }
    controller.book = book
    controller.loadViewIfNeeded()
  }

  private func laidOut() -> [String] {
    root.layoutIfNeeded()
    return book.take()
  }

  @Test func fromTheTopDownAndBeforeConstraintsAndLayout() {
    #expect(
      laidOut() == [
        "controller properties", "root properties", "child properties", "child constraints",
        "controller constraints", "root constraints", "will", "root layout", "did", "child layout",
      ])
    #expect(laidOut() == [], "a settled pass calls nothing")
  }

  @Test func inAWindowDrawingComesLast() {
    let harness = AppHarness()
    _ = harness.show(controller, size: CGSize(width: 100, height: 100))
    let lines = book.take()
    #expect(lines.prefix(3) == ["controller properties", "root properties", "child properties"])
    #expect(Set(lines.suffix(2)) == ["root draw", "child draw"])
    child.setNeedsUpdateProperties()
    harness.settle()
    #expect(book.take() == ["child properties"], "neither layout nor drawing follows from it")
  }

  @Test func onlyWhatAsksIsUpdatedAndOnce() {
    _ = laidOut()
    child.setNeedsUpdateProperties()
    child.setNeedsUpdateProperties()
    #expect(laidOut() == ["child properties"])
    controller.setNeedsUpdateProperties()
    #expect(laidOut() == ["controller properties"])
    root.setNeedsUpdateProperties()
    root.setNeedsLayout()
    #expect(laidOut() == ["root properties", "will", "root layout", "did"])
  }

  @Test func forcedWithoutLayout() {
    root.updatePropertiesIfNeeded()
    #expect(book.take() == ["controller properties", "root properties", "child properties"])
    child.setNeedsUpdateProperties()
    child.setNeedsLayout()
    controller.updatePropertiesIfNeeded()
    #expect(book.take() == ["child properties"])
    child.setNeedsUpdateProperties()
    child.updatePropertiesIfNeeded()
    #expect(book.take() == ["child properties"])
    #expect(!laidOut().contains("child properties"))
  }

  @Test func whatItSetsIsLaidOutInTheSamePass() {
    root.onUpdate = { [child] in child.frame.size.width = 90 }
    child.onUpdate = { [root] in root.setNeedsLayout() }
    _ = laidOut()
    #expect(child.frame.width == 90)
    root.setNeedsUpdateProperties()
    root.onUpdate = { [child] in child.setNeedsUpdateProperties() }
    child.onUpdate = {}
    #expect(laidOut() == ["root properties", "child properties"])
  }

  @Test func aViewThatLayoutAddsIsUpdatedBeforeItIsLaidOut() {
    final class Adding: UIView {
      var late: Noting?
      override func layoutSubviews() {
        super.layoutSubviews()
        late.map(addSubview)
      }
    }
    let (box, late) = (Adding(), Noting())
    (late.name, late.book, box.late) = ("late", book, late)
    late.frame.size = CGSize(width: 5, height: 5)
    box.setNeedsLayout()
    box.layoutIfNeeded()
    #expect(book.take() == ["late properties", "late layout", "late constraints"])
  }

  @Test func updatesThatAskForUpdatesForEverEnd() {
    let lines = LoggedLines(of: .layout, with: "update of its properties")
    let loop = Noting()
    (loop.name, loop.book) = ("loop", book)
    loop.onUpdate = { [weak loop] in loop?.setNeedsUpdateProperties() }
    loop.layoutIfNeeded()
    #expect(book.take().filter { $0 == "loop properties" }.count == 16)
    #expect(lines.all.contains { $0.contains("Noting") })
  }

  @Test func aPlainViewPaysNothing() {
    let (plain, box) = (UIView(), UIView())
    box.addSubview(plain)
    plain.setNeedsUpdateProperties()
    box.updatePropertiesIfNeeded()
    box.layoutIfNeeded()
    #expect(!box.layoutFlags.contains(.needsConstraintPass))
    #expect(plain.rareData == nil && box.rareData == nil)
    #expect(MemoryLayout<LayoutFlags>.size == 1)
  }
}
