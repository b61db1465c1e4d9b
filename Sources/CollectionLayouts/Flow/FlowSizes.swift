package import Foundation

/// The sizes of a section's items.
package enum FlowSizes: Sendable {
  /// All the same, however many there are.
  case uniform(CGSize, count: Int)
  case each([CGSize])

  package var count: Int {
    switch self {
    case .uniform(_, let count): count
    case .each(let sizes): sizes.count
    }
  }

  package subscript(item: Int) -> CGSize {
    switch self {
    case .uniform(let size, _): size
    case .each(let sizes): sizes[item]
    }
  }
}
