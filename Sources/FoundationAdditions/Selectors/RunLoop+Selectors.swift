public import Foundation

extension RunLoop {
  /// Calls a method once, at the start of the loop's next turn in one of the modes; calls with lower
  /// `order` come first. Target and argument are held until then. Use it on the loop's own thread.
  public func perform(
    _ aSelector: Selector, target: Any, argument arg: Any?, order: Int, modes: [RunLoop.Mode]
  ) {
    OrderedCalls.add(
      OrderedCall(
        loop: self, target: target as AnyObject, selector: aSelector, argument: arg, order: order,
        modes: modes))
    perform(inModes: modes) { OrderedCalls.run() }
  }

  /// Cancels calls with an equal target, selector and argument.
  public func cancelPerform(_ aSelector: Selector, target: Any, argument arg: Any?) {
    OrderedCalls.cancel {
      $0.loop === self && $0.target === target as AnyObject && $0.selector == aSelector
        && areEqual($0.argument, arg)
    }
  }

  /// Cancels all calls of a target.
  public func cancelPerformSelectors(withTarget target: Any) {
    OrderedCalls.cancel { $0.loop === self && $0.target === target as AnyObject }
  }
}

private struct OrderedCall {
  let loop: RunLoop
  let target: AnyObject
  let selector: Selector
  let argument: Any?
  let order: Int
  let modes: [RunLoop.Mode]
}

private enum OrderedCalls {
  private static let pending = Locked<[OrderedCall]>([])

  static func add(_ call: OrderedCall) { pending.withLock { $0.append(call) } }

  /// Runs the calls of the current loop and mode, in order; the later blocks of a turn find none.
  static func run() {
    let loop = RunLoop.current
    let mode = loop.currentMode ?? .default
    let due = take {
      $0.loop === loop && ($0.modes.contains(mode) || $0.modes.contains(.common))
    }
    for call in due.enumerated().sorted(by: {
      ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
    }) {
      call.element.selector.perform(on: call.element.target, call.element.argument)
    }
  }

  static func cancel(_ isCancelled: (OrderedCall) -> Bool) { _ = take(isCancelled) }

  private static func take(_ isTaken: (OrderedCall) -> Bool) -> [OrderedCall] {
    pending.withLock { pending in
      let taken = pending.filter(isTaken)
      pending.removeAll(where: isTaken)
      return taken
    }
  }
}
