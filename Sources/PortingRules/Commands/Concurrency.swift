import Dispatch
import Foundation

/// Maps the elements on all cores, in their order.
func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], _ transform: @Sendable (Element) -> Result
) -> [Result] {
  let lock = NSLock()
  nonisolated(unsafe) var results = [Result?](repeating: nil, count: elements.count)
  DispatchQueue.concurrentPerform(iterations: elements.count) { index in
    let result = transform(elements[index])
    lock.withLock { results[index] = result }
  }
  return results.map { $0! }
}
