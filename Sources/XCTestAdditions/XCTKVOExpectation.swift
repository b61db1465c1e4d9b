public import Foundation
public import FoundationAdditions
public import XCTest

/// Waits for a change of a property that announces its changes. XCTest on Linux has the other
/// expectations and lacks this one.
open class XCTKVOExpectation: XCTestExpectation, @unchecked Sendable {
  public let keyPath: String
  public let observedObject: Any
  /// Nil for any change.
  public let expectedValue: Any?
  /// Answers whether the change is the one that is waited for. It takes the place of a comparison.
  open var handler: Handler?

  /// Takes the object and the change.
  public typealias Handler = (Any, [AnyHashable: Any]) -> Bool

  private let wait: KeyValueWait

  /// With `initial` among the options, a value that is there already counts.
  public init(
    keyPath: String, object: Any, expectedValue: Any?,
    options: NSKeyValueObservingOptions = [.new, .initial]
  ) {
    self.keyPath = keyPath
    observedObject = object
    self.expectedValue = expectedValue
    wait = KeyValueWait(object, keyPath)
    super.init(description: "a change of \(keyPath) of \(type(of: object))")
    wait.begin(options) { [weak self] in
      self?.isExpected($0) ?? false
    } then: { [weak self] in
      self?.fulfill()
    }
  }

  /// Waits for any change.
  public convenience init(keyPath: String, object: Any) {
    self.init(keyPath: keyPath, object: object, expectedValue: nil, options: .new)
  }

  private func isExpected(_ change: KeyValueWait.Change) -> Bool {
    guard let handler else { return KeyValueWait.brings(expectedValue)(change) }
    return handler(observedObject, Dictionary(uniqueKeysWithValues: change.map { ($0, $1) }))
  }
}
