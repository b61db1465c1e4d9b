import ConstraintKit
import Diagnostics

/// Required constraints that cannot hold together, for the log: what they are and which is left out.
@MainActor
struct ConflictReport {
  private let lines: [String]
  private let broken: String

  init(_ conflict: Conflict, in engine: LayoutEngine) {
    let texts = engine.descriptions(of: conflict.clashing)
    lines = conflict.clashing.map { texts[$0] ?? "?" }
    broken = texts[conflict.broken] ?? "?"
  }

  func write() {
    Log.layout.write(
      "Unable to simultaneously satisfy constraints. Probably at least one of the following is one "
        + "you don't want: look at each, and find the code that adds it.",
      details: lines + ["Will attempt to recover by breaking constraint \(broken)"])
  }
}

extension LayoutEngine {
  /// In words, the program's as well as those that items add by themselves.
  func descriptions(of ids: [ConstraintID]) -> [ConstraintID: String] {
    var texts: [ConstraintID: String] = [:]
    for id in ids {
      if let constraint = source(of: id) {
        texts[id] = ConstraintDescription(constraint).text
      } else if let (item, own) = ownConstraint(id) {
        texts[id] = own.form.text(of: item)
      }
    }
    return texts
  }

  func source(of id: ConstraintID) -> NSLayoutConstraint? {
    guard sources.indices.contains(id.index), let constraint = sources[id.index],
      encoding(of: constraint)?.id == id
    else { return nil }
    return constraint
  }

  private func ownConstraint(_ id: ConstraintID) -> (SolvedItem, OwnConstraint)? {
    for case let item? in items {
      if let own = item.own.first(where: { $0.id == id }) { return (item, own) }
    }
    return nil
  }
}

extension OwnForm {
  /// Under the names of Apple's classes for such constraints.
  @MainActor
  func text(of item: SolvedItem) -> String {
    let name = item.owner?.layoutName ?? "nil"
    let length = axis == .horizontal ? "width" : "height"
    let value = ConstraintDescription.number(-form.constant)
    let isLength = form.terms.first?.variable == item.length(along: axis)
    let part = isLength ? length : axis == .horizontal ? "minX" : "minY"
    switch kind {
    case .mask:
      let follows = form.terms.count > 1 ? " follows its superview" : " == \(value)"
      return "<NSAutoresizingMaskLayoutConstraint \(name).\(part)\(follows)   (active)>"
    case .inset: return "<NSLayoutConstraint '\(name)-\(part)'   (active)>"
    case .length: return "<\(name).\(length) >= 0>"
    case .hugging:
      return "<NSContentSizeLayoutConstraint \(name).\(length) <= \(value) Hug:"
        + "\(ConstraintDescription.number(priority))>"
    case .compression:
      return "<NSContentSizeLayoutConstraint \(name).\(length) >= \(value) CompressionResistance:"
        + "\(ConstraintDescription.number(priority))>"
    case .fitting: return "<\(name).\(length) == \(value)>"
    }
  }
}
