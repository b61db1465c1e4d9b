import CoreGraphics

/// Counts what a completion block waits for: the transaction it was set in, the animations added
/// there and the groups of nested transactions. The block runs once, when the last of them is done.
package final class CompletionGroup {
  var block: (() -> Void)?
  /// Starts at 1 for the transaction itself.
  private var pending = 1
  private let outer: CompletionGroup?

  init(outer: CompletionGroup?) {
    self.outer = outer
    outer?.enter()
  }

  func enter() { pending += 1 }

  func leave() {
    pending -= 1
    guard pending == 0 else { return }
    let run = block
    block = nil
    run?()
    outer?.leave()
  }

  /// An animation that the group waits for. A second `leave` has no effect.
  package final class Member {
    private var group: CompletionGroup?

    init(_ group: CompletionGroup) {
      self.group = group
      group.enter()
    }

    func leave() {
      let left = group
      group = nil
      left?.leave()
    }
  }
}
