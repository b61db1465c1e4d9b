/// A predicate as its format says it.
indirect enum PredicateTree {
  case constant(Bool)
  case comparison(PredicateComparison)
  case not(PredicateTree)
  case all([PredicateTree])
  case any([PredicateTree])

  func holds(for object: Any?, _ variables: [String: Any]) -> Bool {
    switch self {
    case .constant(let value): value
    case .comparison(let comparison): comparison.holds(for: object, variables)
    case .not(let tree): !tree.holds(for: object, variables)
    case .all(let trees): trees.allSatisfy { $0.holds(for: object, variables) }
    case .any(let trees): trees.contains { $0.holds(for: object, variables) }
    }
  }
}
