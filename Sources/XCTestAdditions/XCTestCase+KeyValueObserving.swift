public import Foundation
import FoundationAdditions
public import XCTest

extension XCTestCase {
  /// An expectation of the test, fulfilled when the property has the value, or when it changes if that
  /// is nil.
  @discardableResult
  public func keyValueObservingExpectation(
    for objectToObserve: Any, keyPath: String, expectedValue: Any? = nil
  ) -> XCTestExpectation {
    expectation(
      of: objectToObserve, keyPath, expectedValue == nil ? .new : [.new, .initial],
      KeyValueWait.brings(expectedValue))
  }

  /// An expectation of the test, fulfilled when `handler` answers true to a change.
  @discardableResult
  public func keyValueObservingExpectation(
    for objectToObserve: Any, keyPath: String, handler: XCTKVOExpectation.Handler?
  ) -> XCTestExpectation {
    expectation(of: objectToObserve, keyPath, .new) { change in
      handler?(objectToObserve, Dictionary(uniqueKeysWithValues: change.map { ($0, $1) })) ?? true
    }
  }

  private func expectation(
    of object: Any, _ keyPath: String, _ options: NSKeyValueObservingOptions,
    _ isExpected: @escaping (KeyValueWait.Change) -> Bool
  ) -> XCTestExpectation {
    let own = expectation(description: "a change of \(keyPath) of \(type(of: object))")
    let wait = KeyValueWait(object, keyPath)
    wait.begin(options, for: isExpected) { [weak own] in own?.fulfill() }
    // The expectation holds what listens for it.
    objc_setAssociatedObject(own, waitKey, wait, .OBJC_ASSOCIATION_RETAIN)
    return own
  }
}

/// An address of this module.
nonisolated(unsafe) private let waitKey = UnsafeRawPointer(
  UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
