import ConstraintKit
import CoreGraphics
import Diagnostics

/// A constraint of the program's in an engine.
@MainActor
struct EncodedConstraint {
  let id: ConstraintID
  /// What it mentions; never empty.
  let items: [SolvedItem]
  /// The terms, where they include a baseline, and the constant without the program's.
  let baselineTerms: [Term]?
  var base: Double

  /// Nil once the engine is gone.
  var engine: LayoutEngine? { items.first?.engine }
}

extension LayoutEngine {
  /// Every constraint of the program that has entered.
  var allConstraints: [NSLayoutConstraint] { sources.compactMap { $0 } }

  /// Brings a constraint in that a view of the tree holds.
  func add(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder else { return }
    var encoder = ConstraintEncoder(engine: self, holder: holder)
    let form = encoder.form(of: constraint)
    guard let id = enter(constraint, form) else { return }
    for item in encoder.items { retain(item) }
    note(constraint, at: id)
    for item in encoder.baselineItems { item.baselineUsers.append(constraint) }
    setEncoding(
      EncodedConstraint(
        id: id, items: encoder.items,
        baselineTerms: encoder.baselineItems.isEmpty ? nil : form.terms, base: form.constant),
      of: constraint)
  }

  func encoding(of constraint: NSLayoutConstraint) -> EncodedConstraint? {
    isTrial ? trialEncodings[ObjectIdentifier(constraint)] : constraint.encoded
  }

  private func setEncoding(_ encoding: EncodedConstraint?, of constraint: NSLayoutConstraint) {
    if isTrial {
      trialEncodings[ObjectIdentifier(constraint)] = encoding
    } else {
      constraint.encoded = encoding
    }
  }

  private func enter(_ constraint: NSLayoutConstraint, _ form: LinearForm) -> ConstraintID? {
    setNeedsSolving()
    do {
      return try system.add(
        form.terms, constant: (form.constant - constraint.points).placeable,
        Relation(constraint.relation), priority: constraint.strength)
    } catch {
      Log.layout.write("\(ConstraintDescription(constraint).text) left out: \(error)")
      return nil
    }
  }

  /// Takes a constraint out. Its views keep their places until the next layout.
  func remove(_ constraint: NSLayoutConstraint) {
    guard let encoded = encoding(of: constraint) else { return }
    setEncoding(nil, of: constraint)
    setNeedsSolving()
    system.remove(encoded.id)
    note(nil, at: encoded.id)
    for item in encoded.items {
      if encoded.baselineTerms != nil { item.baselineUsers.removeAll { $0 === constraint } }
      release(item)
    }
  }

  func encodeAgain(_ constraint: NSLayoutConstraint) {
    remove(constraint)
    add(constraint)
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard let encoded = encoding(of: constraint) else { return }
    setNeedsSolving()
    try? system.setConstant((encoded.base - constraint.points).placeable, of: encoded.id)
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    guard let encoded = encoding(of: constraint) else { return }
    setNeedsSolving()
    try? system.setPriority(constraint.strength, of: encoded.id)
  }

  /// Content has changed: so have, perhaps, its baselines.
  func refreshBaselines(of item: SolvedItem) {
    for constraint in item.baselineUsers {
      guard let holder = constraint.holder, var encoding = encoding(of: constraint) else {
        continue
      }
      var encoder = ConstraintEncoder(engine: self, holder: holder)
      let form = encoder.form(of: constraint)
      guard form.terms == encoding.baselineTerms else {
        encodeAgain(constraint)
        continue
      }
      guard form.constant != encoding.base else { continue }
      encoding.base = form.constant
      setEncoding(encoding, of: constraint)
      constantDidChange(of: constraint)
    }
  }

  private func note(_ constraint: NSLayoutConstraint?, at id: ConstraintID) {
    while sources.count <= id.index { sources.append(nil) }
    sources[id.index] = constraint
  }
}

extension NSLayoutConstraint {
  /// The constant, with the system's spacing where that is part of it.
  fileprivate var points: Double {
    Double(storedConstant + (spacing?.points(from: second, to: first) ?? 0))
  }

  fileprivate var strength: Double {
    min(Double(storedPriority.rawValue), ConstraintSystem.required)
  }
}

extension Relation {
  fileprivate init(_ relation: NSLayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterOrEqual
    }
  }
}
