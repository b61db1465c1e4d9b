import Foundation
import Testing

@testable import FoundationAdditions

/// Runs a body on a thread with a run loop of its own, so that tests do not share one.
func onRunLoopThread(_ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { done in
    Thread.detachNewThread {
      body()
      done.resume()
    }
  }
}

/// Turns the current run loop until `isDone`, for a minute at most.
func turn(until isDone: () -> Bool) {
  let limit = Date(timeIntervalSinceNow: 60)
  while !isDone(), Date() < limit {
    _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
  }
}

@Suite struct DelayedCallTests {
  let note = Selector("note:", Witness.note(_:))

  @Test func delayedCallsComeLaterAndInOrderOfTime() async {
    await onRunLoopThread {
      let witness = Witness()
      witness.perform(note, with: "second", afterDelay: 0.02)
      witness.perform(note, with: "first", afterDelay: 0)
      #expect(witness.notes.isEmpty)
      turn { witness.notes.count == 2 }
      #expect(witness.notes == ["first background", "second background"])
    }
  }

  @Test func cancellingTakesEqualArgumentsOrAll() async {
    await onRunLoopThread {
      let witness = Witness()
      for text in ["a", "b", "c"] { witness.perform(note, with: text, afterDelay: 0) }
      NSObject.cancelPreviousPerformRequests(withTarget: witness, selector: note, object: "b")
      turn { witness.notes.count == 2 }
      #expect(witness.notes == ["a background", "c background"])
      witness.perform(note, with: "d", afterDelay: 0)
      NSObject.cancelPreviousPerformRequests(withTarget: witness)
      witness.perform(note, with: "e", afterDelay: 0.01)
      turn { witness.notes.count == 3 }
      #expect(witness.notes.last == "e background")
    }
  }

  @Test func theTargetIsHeldUntilTheCallOrItsCancelling() async {
    await onRunLoopThread {
      weak var called: Witness?
      weak var cancelled: Witness?
      do {
        let first = Witness()
        let second = Witness()
        (called, cancelled) = (first, second)
        first.perform(note, with: "x", afterDelay: 0)
        second.perform(note, with: "x", afterDelay: 60)
      }
      #expect(called != nil && cancelled != nil)
      if let cancelled { NSObject.cancelPreviousPerformRequests(withTarget: cancelled) }
      turn { called == nil }
      #expect(called == nil && cancelled == nil)
    }
  }

  @Test func orderedCallsOfTheRunLoopComeOnceAndByOrder() async {
    await onRunLoopThread {
      let witness = Witness()
      let loop = RunLoop.current
      // A run loop without a source or timer ends at once.
      loop.add(Timer(timeInterval: 60, repeats: false) { _ in }, forMode: .default)
      loop.perform(note, target: witness, argument: "late", order: 9, modes: [.default])
      loop.perform(note, target: witness, argument: "early", order: 1, modes: [.default])
      loop.perform(note, target: witness, argument: "never", order: 5, modes: [.default])
      loop.cancelPerform(note, target: witness, argument: "never")
      turn { witness.notes.count == 2 }
      #expect(witness.notes == ["early background", "late background"])
    }
  }
}
