/// What the system knows of a variable. Hidden variables stand for the sum of a constraint with
/// several terms that is no equation; only their slots exist outside this module's tables.
struct VariableState: BitwiseCopyable {
  var value = 0.0
  /// The value of the last solution.
  var settled = 0.0
  /// The equation that gives the value, or noSlot for a parameter.
  var owner = noSlot
  /// Higher than the ranks of the variables from which the owner computes the value.
  var rank: Int32 = 0
  /// The first of the terms that name the variable, in constraints with several terms.
  var firstUse = noSlot
  /// The first of the constraints that name only this variable; of a hidden one, its constraint.
  var firstSingle = noSlot
  /// How many constraints limit the value or pull at it.
  var bounds: Int32 = 0
  /// The knot that has the variable as a parameter or as a member.
  var knot = noSlot
  /// The bound at which a knot's last solution rests the variable: `Resting`.
  var resting = Resting.unknown
  /// Equal to the system's current mark if the running search has met the variable.
  var mark: UInt32 = 0
  /// For the running search: an index, or a count.
  var local: Slot = 0
  var generation: UInt32 = 0
  var flags = Flags()

  struct Flags: OptionSet, BitwiseCopyable {
    let rawValue: UInt16

    static let live = Flags(rawValue: 1)
    static let hidden = Flags(rawValue: 2)
    /// The value depends on parameters that knots choose.
    static let free = Flags(rawValue: 4)
    /// A parameter that a block of equations determines.
    static let rigid = Flags(rawValue: 8)
    /// In the list of variables whose values changed.
    static let moved = Flags(rawValue: 16)
    /// In the list of values to compare with required bounds.
    static let listed = Flags(rawValue: 32)
    /// What the running plan looks for.
    static let unknown = Flags(rawValue: 64)
    /// A parameter nothing depended on before the running plan.
    static let fresh = Flags(rawValue: 128)
    /// No constraint with several terms has ever had a place while it named the variable.
    static let untouched = Flags(rawValue: 512)
    /// New to the passes that follow edits of the structure.
    static let restructured = Flags(rawValue: 256)
  }

  var isFree: Bool {
    get { flags.contains(.free) }
    set { flags = newValue ? flags.union(.free) : flags.subtracting(.free) }
  }

  /// Where the simplex method left a member of a knot: a constraint's slot, or one of these.
  enum Resting {
    static let unknown: Slot = -1
    static let basic: Slot = -2
    static let anywhere: Slot = -3
  }
}
