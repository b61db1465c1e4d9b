import AllocationCounter
import CoreGraphics
import Dispatch
import Foundation
import Observation
import Synchronization
import Testing
import UIKitTesting

@testable import UIKit

/// Observable objects that methods of views and controllers read.
@MainActor
final class ObservationTests {
  @Observable final class Model: @unchecked Sendable {
    var width: CGFloat = 10
    var title = "a"
    var unread = 0
  }

  /// Reads the model in one of its methods, and counts the calls of all.
  final class Reading: UIView {
    var model = Model()
    var method: ObservedMethod?
    var calls: [ObservedMethod: Int] = [:]
    var seen: CGFloat = 0

    override func updateProperties() { note(.properties) }
    override func updateConstraints() {
      note(.constraints)
      super.updateConstraints()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      note(.layout)
    }
    override func draw(_ rect: CGRect) { note(.drawing) }

    private func note(_ method: ObservedMethod) {
      calls[method, default: 0] += 1
      if method == self.method { seen = model.width }
    }

    func take() -> [ObservedMethod: Int] {
      defer { calls = [:] }
      return calls
    }
  }

  private let harness = AppHarness()
  private let view = Reading(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  private lazy var window = harness.show(view)

  private func show(reading method: ObservedMethod) {
    view.method = method
    _ = window
    harness.settle()
    _ = view.take()
  }

  @Test(arguments: [ObservedMethod.properties, .constraints, .layout, .drawing])
  func exactlyTheMethodThatHasReadRunsAgain(_ method: ObservedMethod) {
    show(reading: method)
    view.model.width = 20
    view.model.width = 30
    #expect(view.take() == [:], "a change only asks for it")
    harness.settle()
    #expect(view.take() == [method: 1])
    #expect(view.seen == 30)
    view.model.width = 50
    harness.settle()
    #expect(view.take() == [method: 1], "what is read again is followed again")
    view.model.title = "b"
    harness.settle()
    #expect(view.take() == [:], "nobody reads the title")
  }

  @Test func controllersReadTheirModelsInTheirMethods() {
    final class Controller: UIViewController {
      let model = Model()
      var lines: [String] = []

      override func updateProperties() { lines.append("properties \(model.title)") }
      override func viewWillLayoutSubviews() { lines.append("will \(model.unread)") }
      override func viewDidLayoutSubviews() { lines.append("did \(model.width)") }
      override func updateViewConstraints() {
        super.updateViewConstraints()
        lines.append("constraints")
      }

      func take() -> [String] {
        defer { lines = [] }
        return lines
      }
    }
    let controller = Controller()
    _ = harness.show(controller, size: CGSize(width: 100, height: 100))
    _ = controller.take()
    controller.model.title = "c"
    harness.settle()
    #expect(controller.take() == ["properties c"])
    controller.model.unread = 3
    harness.settle()
    #expect(controller.take() == ["will 3", "did 10.0"])
    controller.model.width = 4
    harness.settle()
    #expect(controller.take() == ["will 3", "did 4.0"])
  }

  @Test func whatARunNoLongerReadsIsForgotten() {
    show(reading: .layout)
    view.setNeedsLayout()
    view.method = nil
    harness.settle()
    _ = view.take()
    view.model.width = 20
    harness.settle()
    #expect(view.take() == [:])
  }

  @Test func aChangeInAnotherThreadComesToMain() async {
    show(reading: .layout)
    let model = view.model
    DispatchQueue.global().sync { model.width = 70 }
    await whatIsOnTheMainQueue()
    harness.settle()
    #expect(view.take() == [.layout: 1])
    #expect(view.seen == 70)
  }

  private func whatIsOnTheMainQueue() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  /// A model whose setter waits after it has told of the change.
  private final class SlowModel: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let value = Mutex(1)
    private let isBeingSet = DispatchSemaphore(value: 0)
    private let mayBeSet = DispatchSemaphore(value: 0)
    private let isSet = DispatchSemaphore(value: 0)

    var width: Int {
      registrar.access(self, keyPath: \.width)
      return value.withLock { $0 }
    }

    /// Returns when observers have been told. The thread is its own: those of dispatch's queues run other tests.
    func beginSettingInAnotherThread(_ width: Int) {
      Thread.detachNewThread { [self] in
        registrar.withMutation(of: self, keyPath: \.width) {
          isBeingSet.signal()
          mayBeSet.wait()
          value.withLock { $0 = width }
        }
        isSet.signal()
      }
      isBeingSet.wait()
    }

    func finishSetting() {
      mayBeSet.signal()
      isSet.wait()
    }
  }

  /// Whether it is the first run that has read, or a later one, which are followed in different ways.
  @Test(arguments: [1, 2])
  func mainThatRunsWhileAnotherThreadSetsAModelRunsAgain(_ runs: Int) async {
    final class SlowlyRead: UIView {
      let model = SlowModel()
      var seen: [Int] = []
      override func layoutSubviews() { seen.append(model.width) }
    }
    let slow = SlowlyRead(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let window = harness.show(slow)
    defer { window.isHidden = true }
    harness.settle()
    for _ in 1..<runs {
      slow.setNeedsLayout()
      harness.settle()
    }
    let model = slow.model
    model.beginSettingInAnotherThread(2)
    await whatIsOnTheMainQueue()
    slow.setNeedsLayout()
    harness.settle()
    #expect(slow.seen.last == 1, "the value is not there yet")
    model.finishSetting()
    await whatIsOnTheMainQueue()
    harness.settle()
    #expect(slow.seen.last == 2)
  }

  @Test func aViewIsNotKeptByItsModel() {
    let model = Model()
    weak var gone: Reading?
    do {
      let view = Reading()
      (view.model, view.method) = (model, .layout)
      view.layoutIfNeeded()
      gone = view
    }
    #expect(gone == nil)
    model.width = 99
  }

  /// Observations end when something changes, and else would stay with the model.
  @Test func runsThatAreOverLeaveNothingBehind() throws {
    show(reading: .layout)
    for _ in 0..<100 {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    let reads = try #require(view.rareData?.observedReads[.layout])
    // Each observation that is left refers to it: that of the first run, and that of the last.
    #expect(_getWeakRetainCount(reads) <= 3)
    view.model.width = 1
    harness.settle()
    #expect(_getWeakRetainCount(reads) <= 2)
  }

  @Test func whatReadEndsItsObservationWhenItGoes() {
    let calls = Mutex(0)
    var reads: ObservedReads? = ObservedReads(.layout, of: view)
    let model = Model()
    reads?.observe({ _ = model.width }) { calls.withLock { $0 += 1 } }
    reads = nil
    #expect(calls.withLock { $0 } == 1)
    model.width = 2
    #expect(calls.withLock { $0 } == 1, "the model has forgotten it")
  }

  @Test func aButtonIsConfiguredAgainWhenWhatItsHandlerReadChanges() {
    let model = Model()
    var calls = 0
    let button = UIButton(configuration: .plain())
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.configurationUpdateHandler = { button in
      calls += 1
      button.configuration?.title = model.title
    }
    _ = window
    view.addSubview(button)
    harness.settle()
    #expect(button.configuration?.title == "a")
    let before = calls
    model.unread = 1
    harness.settle()
    #expect(calls == before)
    for title in ["b", "c"] {
      model.title = title
      harness.settle()
      #expect(button.configuration?.title == title)
    }
    #expect(calls == before + 2)
  }

  @Test(.enabled(if: allocations_are_counted()))
  func aRunThatReadsNothingAllocatesNothing() {
    final class Plain: UIView {}
    let plain = Plain()
    var counts: [UInt] = []
    for _ in 0..<3 {
      let before = allocations_on_this_thread()
      plain.following(.layout) {}
      counts.append(allocations_on_this_thread() - before)
    }
    #expect(counts.last == 0)
    #expect(plain.rareData == nil)
  }

  @Test(.enabled(if: allocations_are_counted()))
  func aRunThatReadsAllocatesLittle() {
    final class Plain: UIView {}
    let (plain, model) = (Plain(), Model())
    var counts: [UInt] = []
    for _ in 0..<5 {
      let before = allocations_on_this_thread()
      plain.following(.layout) { _ = model.width }
      counts.append(allocations_on_this_thread() - before)
    }
    #expect(counts.last ?? 0 <= 40, "\(counts)")
  }
}
