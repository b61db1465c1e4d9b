import ConstraintKit
import CoreGraphics

/// The constraints of a view tree as equations, and the rectangles that solve them.
///
/// The topmost view of a tree has one from the first constraint on; what it holds enters and leaves
/// with the views. Nothing is computed before layout asks for it.
@MainActor
final class LayoutEngine {
  let system = ConstraintSystem()
  /// The topmost view: its size is given, not solved.
  private(set) weak var root: UIView?
  /// What it answers is only read, not applied: it measures a tree that a live engine may have too.
  let isTrial: Bool
  var isDirty = false
  var isSolving = false
  /// By the index of their variables.
  private var itemsByVariable: [SolvedItem?] = []
  /// Those in use; one comes once for each of its variables.
  var items: [SolvedItem?] { itemsByVariable }
  /// The items of a trial, whose owners know those of the live engine.
  private var trialItems: [ObjectIdentifier: SolvedItem] = [:]
  /// The program's constraints, by the index of their identifiers.
  var sources: [NSLayoutConstraint?] = []
  /// Items whose own constraints are to be computed again.
  private var stale: [SolvedItem] = []
  /// Items that nothing needed when this was noted.
  private var unused: [SolvedItem] = []
  /// The items moved by the solution under way.
  var moved: [SolvedItem] = []
  /// The program's constraints of a trial, which know their place in the live engine.
  var trialEncodings: [ObjectIdentifier: EncodedConstraint] = [:]

  init(root: UIView, isTrial: Bool = false) {
    self.root = root
    self.isTrial = isTrial
    retain(item(for: root))
  }

  isolated deinit { dissolve() }

  /// Gives all items and constraints up. What is left of the tree makes a new engine when it needs
  /// one.
  func dissolve() {
    for item in itemsByVariable { item?.engine = nil }
    itemsByVariable = []
    guard !isTrial else { return }
    let constraints = allConstraints
    sources = []
    for constraint in constraints {
      constraint.encoded = nil
      constraint.holder?.enqueue(constraint)
    }
  }

  /// The grid of the window the tree is in.
  var grid: PixelGrid { root?.screenGrid ?? .withoutWindow }

  func setNeedsSolving() {
    guard !isDirty else { return }
    isDirty = true
    if !isTrial, !isSolving { root?.layer.setNeedsLayoutPreparation() }
  }
}

// MARK: Items

extension LayoutEngine {
  func existingItem(for owner: any LayoutItem) -> SolvedItem? {
    if isTrial { return trialItems[ObjectIdentifier(owner)] }
    guard let item = owner.solvedItem, item.engine === self else { return nil }
    return item
  }

  func item(for owner: any LayoutItem) -> SolvedItem {
    if let item = existingItem(for: owner) { return item }
    let item = SolvedItem(owner, in: self)
    if isTrial { trialItems[ObjectIdentifier(owner)] = item } else { owner.solvedItem = item }
    for variable in item.variables { register(item, at: variable.index) }
    refresh(item)
    if let view = owner as? UIView {
      // Where it lies now has nothing to do with this engine.
      noteMoved(item)
      relateMasks(ofSubviewsOf: view)
    }
    return item
  }

  func item(of variable: Variable) -> SolvedItem? { itemsByVariable[variable.index] }

  private func register(_ item: SolvedItem?, at index: Int) {
    while itemsByVariable.count <= index { itemsByVariable.append(nil) }
    itemsByVariable[index] = item
  }

  func retain(_ item: SolvedItem) { item.uses += 1 }

  func release(_ item: SolvedItem) {
    item.uses -= 1
    guard item.uses == 0, !item.flags.contains(.isListedUnused) else { return }
    item.flags.insert(.isListedUnused)
    unused.append(item)
  }

  /// Gives up items that no constraint has needed again meanwhile.
  func dropUnusedItems() {
    while let item = unused.popLast() {
      item.flags.remove(.isListedUnused)
      if item.uses == 0, item.engine === self { drop(item) }
    }
  }

  private func drop(_ item: SolvedItem) {
    removeOwnConstraints(of: item)
    for variable in item.variables {
      register(nil, at: variable.index)
      system.remove(variable)
    }
    item.engine = nil
    guard let owner = item.owner else { return }
    if isTrial {
      trialItems[ObjectIdentifier(owner)] = nil
    } else if owner.solvedItem === item {
      owner.solvedItem = nil
    }
  }

  /// The masks of subviews relate them to their superview's size once that is an unknown.
  private func relateMasks(ofSubviewsOf view: UIView) {
    guard view.layoutFlags.contains(.hasConstraints) else { return }
    for child in view.subviews where child.translatesAutoresizingMaskIntoConstraints {
      existingItem(for: child).map(setStale)
    }
  }
}

// MARK: What items ask by themselves

extension LayoutEngine {
  func setStale(_ item: SolvedItem) {
    setNeedsSolving()
    guard !item.flags.contains(.isStale) else { return }
    item.flags.insert(.isStale)
    stale.append(item)
  }

  func refreshStaleItems() {
    while let item = stale.popLast() {
      if item.flags.contains(.isStale), item.engine === self { refresh(item) }
    }
  }

  /// Brings an item's own constraints up to date; where only constants differ, they change in place.
  func refresh(_ item: SolvedItem) {
    item.flags.remove(.isStale)
    let forms = OwnForms(of: item, in: self).all
    if !changeConstants(of: item, to: forms) {
      removeOwnConstraints(of: item)
      for form in forms { add(form, to: item) }
      findSupports(of: item)
    }
    refreshBaselines(of: item)
  }

  /// Among equally important wishes the earlier ones are given up first. This makes those of the
  /// contents of `views` follow their order.
  func renewContents(of views: [UIView]) {
    for view in views {
      guard let item = existingItem(for: view) else { continue }
      removeOwnConstraints(of: item)
      refresh(item)
    }
  }

  private func changeConstants(of item: SolvedItem, to forms: [OwnForm]) -> Bool {
    guard forms.count == item.own.count,
      zip(forms, item.own).allSatisfy({ $0.isParallel(to: $1.form) })
    else { return false }
    for (index, form) in forms.enumerated() where !form.isClose(to: item.own[index].form) {
      try? system.setConstant(form.form.constant, of: item.own[index].id)
      item.own[index] = OwnConstraint(id: item.own[index].id, form: form)
      setNeedsSolving()
    }
    return true
  }

  private func add(_ form: OwnForm, to item: SolvedItem) {
    setNeedsSolving()
    guard
      let id = try? system.add(
        form.form.terms, constant: form.form.constant, form.relation, priority: form.priority)
    else { return }
    item.own.append(OwnConstraint(id: id, form: form))
  }

  private func removeOwnConstraints(of item: SolvedItem) {
    if !item.own.isEmpty { setNeedsSolving() }
    for constraint in item.own { system.remove(constraint.id) }
    item.own = []
    let supports = item.supports
    item.supports = []
    for support in supports { release(support) }
  }

  private func findSupports(of item: SolvedItem) {
    for constraint in item.own {
      for term in constraint.form.form.terms {
        guard let other = self.item(of: term.variable), other !== item,
          !item.supports.contains(where: { $0 === other })
        else { continue }
        item.supports.append(other)
        retain(other)
      }
    }
  }
}

extension OwnForm {
  /// Frames that were computed on different ways differ by rounding errors.
  fileprivate func isClose(to other: OwnForm) -> Bool {
    abs(form.constant - other.form.constant) <= 1e-9 * max(1, abs(form.constant))
  }
}
