public import Foundation

/// Gives `Timer` initialisers that make a subclass; convenience initialisers of the class could not.
public protocol TargetTimers {}

extension Timer: TargetTimers {}

extension TargetTimers {
  /// Makes a timer that calls a method of `aTarget`, which takes the timer or nothing. The target is
  /// held until the timer is invalidated. The timer is in no run loop yet.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
      userInfo: userInfo, repeats: yesOrNo)
  }

  /// Makes a timer that fires first at a date.
  public init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    let call = TimerCall(t as AnyObject, s, repeats: rep)
    guard let timer = TargetTimer(date, interval: max(ti, 0.0001), call, ui) as? Self else {
      preconditionFailure("Timers with a target are made by the class Timer itself")
    }
    self = timer
  }
}

extension Timer {
  /// Makes a timer and adds it to the current run loop.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// A timer with a target. Foundation never frees timers, so it lets go of target and user
/// information when it is invalidated.
private final class TargetTimer: Timer {
  private let call: TimerCall
  private var info: Any?

  init(_ date: Date, interval: TimeInterval, _ call: TimerCall, _ info: Any?) {
    self.call = call
    self.info = info
    super.init(fire: date, interval: interval, repeats: call.repeats) { timer in
      call.fire(timer)
      if !call.repeats { timer.invalidate() }
    }
  }

  override var userInfo: Any? { info }

  override func invalidate() {
    super.invalidate()
    call.end()
    info = nil
  }
}

/// Unchecked, because a timer is used on the thread of its run loop.
private final class TimerCall: @unchecked Sendable {
  let repeats: Bool
  private let selector: Selector
  private var target: AnyObject?

  init(_ target: AnyObject, _ selector: Selector, repeats: Bool) {
    self.target = target
    self.selector = selector
    self.repeats = repeats
  }

  func fire(_ timer: Timer) {
    if let target { selector.perform(on: target, timer) }
  }

  func end() { target = nil }
}
