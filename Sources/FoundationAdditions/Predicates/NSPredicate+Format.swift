public import Foundation

// Foundation on Linux has predicates made of closures only.

extension NSPredicate {
  /// A predicate from a text such as `"name BEGINSWITH[c] %@ AND age > %d"`.
  ///
  /// Comparisons, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`, `MATCHES`, `IN`, `BETWEEN`, `ANY`, `ALL`,
  /// `NONE`, `AND`, `OR` and `NOT`, with key paths that the object's class exposes, arithmetic, functions
  /// and `SUBQUERY`. `FUNCTION` and `FETCH` are absent. A text that is no predicate ends the process with
  /// Apple's reason.
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    do {
      let tree = try PredicateParser.tree(predicateFormat, arguments ?? [])
      self.init { object, variables in tree.holds(for: object, variables ?? [:]) }
    } catch {
      NSException.raise(.invalidArgumentException, error.reason)
    }
  }
}
