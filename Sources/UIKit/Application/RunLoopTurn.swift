// Walk 4 to 11 begin here: one turn of the main loop. In: what arrived. Out: one commit.
// Next: Events/EventTranslator, then QuartzCore/Transactions.

import Diagnostics
import Dispatch
import FoundationAdditions
package import PlatformKit
package import QuartzCore
package import RenderKit

/// One turn of the main loop: what the window system and the render side have to say is heard, the
/// program reacts, what it changed is committed, requests go out.
///
/// It runs when the platform wakes it and when somebody has scheduled it; in between nothing runs.
@MainActor
package final class RunLoopTurn {
  private weak var application: UIApplication?
  private let platform: any Platform
  private let events: EventTranslator
  private let timers: TimerQueue
  private let inbox: FeedbackInbox
  private let host: LayerHost
  private var isScheduled = false
  private var isRunning = false
  /// Whether something has come while a turn ran the run loop, as programs do that wait.
  private var isWokenInside = false
  /// When held motion wants its frame.
  private var motionIsDue: HostTime?
  /// What the timer is set to.
  private var armedWake: HostTime?
  private var timer: (any DispatchSourceTimer)?

  package init(
    application: UIApplication, platform: any Platform, events: EventTranslator, timers: TimerQueue,
    inbox: FeedbackInbox, host: LayerHost
  ) {
    self.application = application
    self.platform = platform
    self.events = events
    self.timers = timers
    self.inbox = inbox
    self.host = host
  }

  package func run() {
    if isRunning { return isWokenInside = true }
    guard let application, application.exitStatus == nil else { return }
    isRunning = true
    application.performAsCurrent {
      repeat { runOnce(application) } while flush()
    }
    isRunning = false
    if isScheduled || isWokenInside { scheduleFromAnyThread() }
    isWokenInside = false
  }

  private func runOnce(_ application: UIApplication) {
    let span = FrameTrace.begin("Turn", on: .main)
    UndoManager.beginTurn()
    inbox.collect { platform.takeTicks() }
    drainEvents(application)
    deliverDue(at: platform.clock.now())
    application.updateState()
    deliverFeedback()
    host.takeBackgroundWork()
    commit()
    application.finishAppearances()
    commit()
    application.followInputMethodClient()
    application.engine.accessibility.exporter?.endTurn()
    UndoManager.endTurn()
    AssociatedObjects.releaseOrphans()
    span?.end()
  }

  private func drainEvents(_ application: UIApplication) {
    let span = FrameTrace.begin("Drain events", on: .main)
    var count = 0
    platform.drainEvents {
      application.handle($0)
      count += 1
    }
    span?.end([("events", count)])
  }

  private func deliverFeedback() {
    let span = FrameTrace.begin("Render feedback", on: .main)
    let feedback = inbox.drain()
    host.deliver(feedback)
    span?.end([("reports", feedback.count)])
  }

  private func flush() -> Bool {
    let span = FrameTrace.begin("Flush", on: .main)
    let hasMore = platform.flush()
    span?.end()
    return hasMore
  }

  /// A turn soon: once the main queue is free.
  package func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    if !isRunning { scheduleFromAnyThread() }
  }

  package nonisolated func scheduleFromAnyThread() {
    DispatchQueue.main.async { MainActor.assumeIsolated { self.run() } }
  }

  /// Settles what was asked for until now; what is asked for during the commit gets another turn.
  private func commit() {
    isScheduled = false
    host.commit()
  }

  /// What has been waiting for its moment: motion for its frame, timers.
  private func deliverDue(at now: HostTime) {
    let span = FrameTrace.begin("Timers", on: .main)
    motionIsDue = events.deliverDueMotion(at: now)
    let count = timers.fire(at: now)
    rearm()
    span?.end([("timers", count)])
  }

  /// When there will be something to do though nothing arrives; nil while nothing waits.
  package var nextWake: HostTime? {
    guard let motion = motionIsDue, let timer = timers.next else {
      return motionIsDue ?? timers.next
    }
    return min(motion, timer)
  }

  /// Sets the one timer there is here to the next wake, and to nothing where nothing waits.
  func rearm() {
    guard nextWake != armedWake else { return }
    armedWake = nextWake
    let delay = armedWake.map { max(0, $0 - platform.clock.now()) }
    let timer = self.timer ?? makeTimer()
    timer.schedule(deadline: delay.map { .now() + $0 } ?? .distantFuture, leeway: .nanoseconds(0))
  }

  private func makeTimer() -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        self?.armedWake = nil
        self?.run()
      }
    }
    timer.activate()
    self.timer = timer
    return timer
  }
}
