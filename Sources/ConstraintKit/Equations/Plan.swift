/// The working memory of planning, kept from one plan to the next.
struct Plan {
  /// The equations to place, in the order of adding.
  var equations = [Slot]()
  /// The variables to which they may give values.
  var unknowns = [Slot]()
  /// Parameters on which no equation depended before.
  var fresh = [Slot]()
  /// Equations with one unknown left, as far as `next`.
  var ready = [Slot]()
  var next = 0
  /// Unknowns that only one equation names.
  var single = [Slot]()
  var singleWithBounds = [Slot]()
  /// Unknowns that several equations name, while they are chosen from.
  var core = [Slot]()
  /// Variables in the order in which they can be computed; the peeled ones in reverse, after them.
  var ordered = [Slot]()
  var peeled = [Slot]()
  /// Variables whose rank rose.
  var lifted = [Slot]()
  /// Equations whose variables all got their values from others.
  var residuals = [Slot]()
  var loose = [Slot]()
  /// Whether something outside the plan may depend on its unknowns, whose ranks have to follow.
  var raises = false

  mutating func clear() {
    equations.removeAll(keepingCapacity: true)
    unknowns.removeAll(keepingCapacity: true)
    ready.removeAll(keepingCapacity: true)
    next = 0
    single.removeAll(keepingCapacity: true)
    singleWithBounds.removeAll(keepingCapacity: true)
    core.removeAll(keepingCapacity: true)
    ordered.removeAll(keepingCapacity: true)
    peeled.removeAll(keepingCapacity: true)
    residuals.removeAll(keepingCapacity: true)
    raises = false
  }
}
