import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct UndoManagerTests {
  let page = Page()
  var manager: UndoManager { page.manager }

  @Test func undoAndRedoTakeTurns() {
    page.set("a")
    page.set("b")
    manager.undo()
    #expect(page.text == "a")
    #expect(manager.canUndo && manager.canRedo)
    manager.undo()
    #expect(page.text == "")
    #expect(!manager.canUndo)
    manager.redo()
    manager.redo()
    #expect(page.text == "b")
    #expect(!manager.canRedo)
    manager.undo()
    page.set("c")
    #expect(!manager.canRedo)
  }

  @Test func preparedInvocationsKeepTheArgumentsOfTheirTime() {
    var text = "a"
    let counter = Counter()
    manager.beginUndoGrouping()
    counter.prepareAll(manager)
    counter.prepare(manager, text)
    manager.endUndoGrouping()
    text = "b"
    manager.undo()
    #expect(counter.calls == ["two 0 a", "three 1 nil 2.5", "two 1 x", "none"])
  }

  @Test func actionsOfAGroupGoTogetherLastFirst() {
    manager.beginUndoGrouping()
    page.write("a")
    manager.beginUndoGrouping()
    page.write("b")
    manager.endUndoGrouping()
    page.write("c")
    #expect(manager.groupingLevel == 1)
    manager.endUndoGrouping()
    page.steps = []
    manager.undo()
    #expect(page.text == "")
    #expect(page.steps == ["b", "a", ""])
    manager.redo()
    #expect(page.text == "c")
  }

  @Test func oneTurnOfTheRunLoopIsOneGroup() async {
    await onRunLoopThread {
      let page = Page()
      page.manager.groupsByEvent = true
      RunLoop.current.add(Timer(timeInterval: 60, repeats: false) { _ in }, forMode: .default)
      page.write("a")
      page.manager.beginUndoGrouping()
      page.write("b")
      page.manager.endUndoGrouping()
      #expect(page.manager.groupingLevel == 1)
      turn { page.manager.groupingLevel == 0 }
      #expect(page.manager.groupingLevel == 0)
      page.write("c")
      page.manager.undo()
      #expect(page.text == "b")
      page.manager.undo()
      #expect(page.text == "")
    }
  }

  @Test func groupsOfAnApplicationsTurnEndWithIt() async {
    await onRunLoopThread {
      let page = Page()
      page.manager.groupsByEvent = true
      UndoManager.beginTurn()
      page.write("a")
      page.write("b")
      #expect(page.manager.groupingLevel == 1)
      UndoManager.endTurn()
      #expect(page.manager.groupingLevel == 0)
      page.manager.undo()
      #expect(page.text == "")
    }
  }

  @Test func selectorsTakeTheirObject() {
    manager.beginUndoGrouping()
    manager.registerUndo(
      withTarget: page, selector: Selector("show:", Page.show(_:)), object: "old")
    manager.endUndoGrouping()
    manager.undo()
    #expect(page.text == "old")
  }

  @Test func namesMakeMenuTitles() {
    #expect(manager.undoMenuItemTitle == "Undo" && manager.redoMenuItemTitle == "Redo")
    manager.beginUndoGrouping()
    page.write("a")
    manager.setActionName("Typing")
    manager.endUndoGrouping()
    #expect(manager.undoMenuItemTitle == "Undo Typing")
    manager.undo()
    #expect(manager.undoActionName == "")
    #expect(manager.redoMenuItemTitle == "Redo Typing")
    manager.redo()
    #expect(manager.undoActionName == "Typing")
  }

  @Test func oldLevelsAreDiscarded() {
    manager.levelsOfUndo = 2
    for text in ["a", "b", "c", "d"] { page.set(text) }
    manager.undo()
    manager.undo()
    #expect(page.text == "b" && !manager.canUndo)
    manager.redo()
    manager.redo()
    manager.levelsOfUndo = 1
    manager.undo()
    #expect(page.text == "c" && !manager.canUndo)
  }

  @Test func nothingIsRecordedWhileDisabled() {
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    manager.enableUndoRegistration()
    #expect(!manager.isUndoRegistrationEnabled)
    page.set("a")
    #expect(!manager.canUndo)
    manager.enableUndoRegistration()
    page.set("b")
    #expect(manager.canUndo)
  }

  @Test func actionsOfOneTargetOrAllAreForgotten() {
    let other = Page(manager)
    page.set("a")
    other.set("b")
    manager.removeAllActions(withTarget: page)
    manager.undo()
    #expect(other.text == "" && page.text == "a" && !manager.canUndo)
    other.set("c")
    manager.undo()
    manager.removeAllActions()
    #expect(!manager.canUndo && !manager.canRedo)
  }

  @Test func targetsAreNotHeld() {
    weak var target: Page?
    do {
      let page = Page(manager)
      target = page
      page.set("a")
    }
    #expect(target == nil && manager.canUndo)
    manager.undo()
    #expect(!manager.canUndo && !manager.canRedo)
  }

  @Test func groupsMayBeDiscardable() {
    manager.beginUndoGrouping()
    page.write("a")
    manager.setActionIsDiscardable(true)
    manager.endUndoGrouping()
    #expect(manager.undoActionIsDiscardable)
    manager.undo()
    #expect(manager.redoActionIsDiscardable && !manager.undoActionIsDiscardable)
  }

  @Test func notificationsTellOfEveryStep() {
    let log = Locked<[String]>([])
    let token = NotificationCenter.default.addObserver(
      forName: nil, object: manager, queue: nil
    ) { note in
      let name = note.name.rawValue.dropFirst("NSUndoManager".count).dropLast("Notification".count)
      log.withLock { $0.append(String(name)) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    page.set("a")
    let opened = ["DidOpenUndoGroup", "Checkpoint", "WillCloseUndoGroup", "DidCloseUndoGroup"]
    #expect(log.withLock { $0 } == opened)
    log.withLock { $0 = [] }
    manager.undo()
    #expect(
      log.withLock { $0 } == [
        "Checkpoint", "WillUndoChange", "DidOpenUndoGroup", "Checkpoint", "WillCloseUndoGroup",
        "DidCloseUndoGroup", "DidUndoChange",
      ])
    manager.redo()
    #expect(log.withLock { $0.suffix(1) } == ["DidRedoChange"])
  }

  @Test func misuseEndsTheProcess() async {
    for misuse in [0, 1, 2] {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        [misuse = misuse as Int] in
        let manager = UndoManager()
        manager.groupsByEvent = false
        switch misuse {
        case 0: manager.endUndoGrouping()
        case 1: manager.registerUndo(withTarget: manager) { _ in }
        default: manager.enableUndoRegistration()
        }
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      let reasons = [
        "endUndoGrouping called with no matching begin",
        "must begin a group before registering undo",
        "enableUndoRegistration may only be invoked with matching call to disableUndoRegistration",
      ]
      #expect(text.contains("NSInternalInconsistencyException") && text.contains(reasons[misuse]))
    }
  }
}

final class Page: NSObject {
  let manager: UndoManager
  var text = ""
  var steps: [String] = []

  init(_ manager: UndoManager = UndoManager()) {
    self.manager = manager
    manager.groupsByEvent = false
  }

  func set(_ text: String) {
    manager.beginUndoGrouping()
    write(text)
    manager.endUndoGrouping()
  }

  func write(_ text: String) {
    let old = self.text
    manager.registerUndo(withTarget: self) { $0.write(old) }
    self.text = text
    steps.append(text)
  }

  func show(_ text: String) { self.text = text }
}

private final class Counter: NSObject {
  var calls: [String] = []

  func none() { calls.append("none") }
  func two(_ a: Int, name: String) -> Bool {
    calls.append("two \(a) \(name)")
    return true
  }
  func three(_ a: Int, name: String?, size: CGFloat) {
    calls.append("three \(a) \(name ?? "nil") \(size)")
  }

  func prepare(_ manager: UndoManager, _ text: String) {
    manager.prepare(withInvocationTarget: self, { $0.two(_:name:) })(0, text)
  }
  func prepareAll(_ manager: UndoManager?) {
    manager?.prepare(withInvocationTarget: self, { $0.none })()
    manager?.prepare(withInvocationTarget: self, { $0.two(_:name:) })(1, "x")
    manager?.prepare(withInvocationTarget: self, { $0.three(_:name:size:) })(1, nil, 2.5)
  }
}
