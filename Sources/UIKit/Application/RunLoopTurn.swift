// Walk 4 to 11 begin here: one turn of the main loop. In: what arrived. Out: one commit.
// Next: Events/EventTranslator, then QuartzCore/Transactions.

import Dispatch
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
  private let inbox: FeedbackInbox
  private let host: LayerHost
  private var isScheduled = false
  private var isRunning = false
  /// The earliest moment a timer is armed for.
  private var armedWake: HostTime?

  package init(
    application: UIApplication, platform: any Platform, events: EventTranslator,
    inbox: FeedbackInbox, host: LayerHost
  ) {
    self.application = application
    self.platform = platform
    self.events = events
    self.inbox = inbox
    self.host = host
  }

  package func run() {
    guard !isRunning, let application, application.exitStatus == nil else { return }
    isRunning = true
    repeat {
      platform.drainEvents(application.handle)
      wake(at: events.deliverDueMotion(at: platform.clock.now()))
      application.updateState()
      host.deliver(inbox.drain())
      commit()
      application.finishAppearances()
      commit()
    } while platform.flush()
    isRunning = false
    if isScheduled { scheduleFromAnyThread() }
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

  /// Motion is being held back until its frame, or a gesture may fall silent; this is the only timer
  /// here, and it runs out.
  private func wake(at time: HostTime?) {
    guard let time, armedWake.map({ time < $0 }) ?? true else { return }
    armedWake = time
    let delay = max(0, time - platform.clock.now())
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
      MainActor.assumeIsolated {
        if self.armedWake == time { self.armedWake = nil }
        self.run()
      }
    }
  }
}
