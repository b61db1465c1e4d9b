/// The working memory for finding what belongs to one knot.
struct Gathering {
  /// How much a member changes with a parameter; both by their places in the lists.
  struct Entry {
    var member: Int
    var parameter: Int
    var coefficient: Double
  }

  var parameters = [Slot]()
  /// The variables with bounds.
  var members = [Slot]()
  var entries = [Entry]()
  /// Bounded variables that change with none of the parameters met so far.
  var skipped = [Slot]()
  var shares = [(parameter: Slot, share: Double)]()
  var stack = [Slot]()

  mutating func clear() {
    parameters.removeAll(keepingCapacity: true)
    members.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    skipped.removeAll(keepingCapacity: true)
  }
}

/// A variable's share in the variable whose gradient is computed, and the sum of the magnitudes of its
/// parts, which tells a small share from a rounding error.
struct Adjoint: BitwiseCopyable {
  static let negligible = 1e-10

  var share = 0.0
  var magnitude = 0.0

  var isNegligible: Bool { share.magnitude <= Self.negligible * magnitude }

  mutating func add(_ value: Double, _ size: Double) {
    share += value
    magnitude += size
  }
}
