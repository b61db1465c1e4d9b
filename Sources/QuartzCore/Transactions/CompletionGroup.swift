import CoreGraphics

/// What a completion block waits for: the transaction it was set in, the animations added there and
/// the groups of transactions nested in it. The block runs once, when the last of them is done.
final class CompletionGroup {
  var block: (() -> Void)?
  /// The transaction itself counts as one.
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
}
