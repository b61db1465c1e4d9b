/// Constraints in the order they were added. Each knows its places in the lists it is in, so that it
/// is removed without a search.
@MainActor
final class ConstraintList {
  /// Which list of a constraint's it is.
  enum Role { case held, first, second, firstOrigin, secondOrigin }

  private var slots: [(constraint: NSLayoutConstraint, role: Role)?] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }
  var all: [NSLayoutConstraint] { slots.compactMap { $0?.constraint } }

  func append(_ constraint: NSLayoutConstraint, as role: Role) {
    constraint.places[role] = slots.count
    slots.append((constraint, role))
    count += 1
  }

  func remove(_ constraint: NSLayoutConstraint, as role: Role) {
    slots[constraint.places[role]] = nil
    count -= 1
    if slots.count > 16, count < slots.count / 2 { closeGaps() }
  }

  private func closeGaps() {
    slots.removeAll { $0 == nil }
    for (place, entry) in slots.enumerated() { entry.map { $0.constraint.places[$0.role] = place } }
  }
}

/// The places of one constraint in the lists it is in.
struct ConstraintPlaces {
  private var held: Int32 = 0
  private var first: Int32 = 0
  private var second: Int32 = 0
  /// Of the two sides' origins; few constraints are about distances.
  private var origins: (Int32, Int32) = (0, 0)

  subscript(role: ConstraintList.Role) -> Int {
    get {
      switch role {
      case .held: Int(held)
      case .first: Int(first)
      case .second: Int(second)
      case .firstOrigin: Int(origins.0)
      case .secondOrigin: Int(origins.1)
      }
    }
    set {
      switch role {
      case .held: held = Int32(newValue)
      case .first: first = Int32(newValue)
      case .second: second = Int32(newValue)
      case .firstOrigin: origins.0 = Int32(newValue)
      case .secondOrigin: origins.1 = Int32(newValue)
      }
    }
  }
}
