/// One open transaction: what it sets for the changes made inside. A nested one starts with the
/// settings of the one around it, but not with its completion block.
struct TransactionLevel {
  var animationDuration: Double?
  var timingFunction: CAMediaTimingFunction?
  var disablesActions = false
  /// Under keys of the program's own.
  var values: [String: Any] = [:]
  /// Made when a completion block is set.
  var group: CompletionGroup?

  /// The level that `begin` opens inside this one.
  var nested: TransactionLevel {
    var level = self
    level.group = nil
    return level
  }
}
