/// The settings of one open transaction. A nested one inherits those of the outer one, except for
/// its completion block.
struct TransactionLevel {
  var animationDuration: Double?
  var timingFunction: CAMediaTimingFunction?
  var disablesActions = false
  /// Values that the program stored.
  var values: [String: Any] = [:]
  /// Created when a completion block is set.
  var group: CompletionGroup?

  /// The settings of a transaction opened inside this one.
  var nested: TransactionLevel {
    var level = self
    level.group = nil
    return level
  }
}
