public import Foundation

// `Timer` on Linux cannot be made with user information, so timers with a target are a subclass.

extension Timer {
  /// Makes a timer that calls a method of `aTarget`, which takes the timer or nothing, and adds it to
  /// the current run loop. The target is held until the timer is invalidated.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = TargetTimer(ti, yesOrNo, Call(aTarget, aSelector), userInfo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// Makes a timer that is not yet in a run loop.
  public static func timer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    TargetTimer(ti, yesOrNo, Call(aTarget, aSelector), userInfo)
  }
}
