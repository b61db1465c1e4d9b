public import Foundation
import Synchronization
public import UniformTypeIdentifiers

extension NSItemProvider {
  /// Handlers of clients run here.
  static let queue = DispatchQueue(label: "casement.item-providers", attributes: .concurrent)

  func load(
    _ type: String, _ completion: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let answer = LoadAnswer<Data>(progress, counted(completion))
    guard let representation = representation(type) else {
      answer.give(nil, Self.error(.itemUnavailableError, "there is no representation as \(type)"))
      return progress
    }
    Self.queue.async {
      let made = representation.load { answer.give($0, $1) }
      made.map { progress.addChild($0, withPendingUnitCount: 1) }
    }
    return progress
  }

  /// The completion of a load that begins now.
  func counted<Value>(
    _ completion: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> @Sendable (Value?, (any Error)?) -> Void {
    guard let loads = contents.withLock({ $0.loads }) else { return completion }
    loads.begin()
    return { value, error in
      completion(value, error)
      loads.end()
    }
  }

  /// The registered object of the class.
  func object(of aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
    func first<Object: NSItemProviderReading>(_ aClass: Object.Type) -> Object? {
      contents.withLock { Unsendable($0.objects) }.value.lazy.compactMap { $0 as? Object }.first
    }
    return first(aClass)
  }

  /// The type of the representation that makes the best object of the class.
  func readable(_ aClass: any NSItemProviderReading.Type) -> String? {
    aClass.readableTypeIdentifiersForItemProvider.lazy
      .compactMap { self.representation($0)?.type }.first
  }

  func load(
    _ aClass: any NSItemProviderReading.Type,
    _ completion: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    if let object = object(of: aClass) {
      let found = Unsendable(object)
      Self.queue.async {
        progress.completedUnitCount = 1
        completion(found.value, nil)
      }
      return progress
    }
    guard let type = readable(aClass) else {
      let error = Self.error(
        .unavailableCoercionError, "nothing here makes an object of \(aClass)")
      Self.queue.async { completion(nil, error) }
      return progress
    }
    let reader = Unsendable(aClass)
    return load(type) { data, error in
      guard let data else { return completion(nil, error) }
      do {
        completion(try reader.value.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch { completion(nil, error) }
    }
  }
}

extension NSItemProvider {
  /// Whether a Swift value can be made, as `String` or `URL`.
  public func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass aClass: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: Value._ObjectiveCType.self)
  }

  /// Makes a Swift value, as a `String` or a `URL`.
  @discardableResult
  public func loadObject<Value: _ObjectiveCBridgeable>(
    ofClass aClass: Value.Type,
    completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    let bridge = Unsendable { (object: any NSItemProviderReading) -> Value? in
      (object as? Value._ObjectiveCType).map { Value._unconditionallyBridgeFromObjectiveC($0) }
    }
    return load(Value._ObjectiveCType.self) { [bridge] object, error in
      completionHandler(object.flatMap(bridge.value), error)
    }
  }

  /// Makes the data of a type.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Makes an object, text, a URL or data, whichever the type usually is.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    _ = load(typeIdentifier) { data, error in
      completionHandler?(data.map { ItemValue.object(of: $0, as: typeIdentifier) }, error)
    }
  }

  /// Makes an object, text, a URL or data, whichever the type usually is.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any NSSecureCoding {
    let item: Unsendable<any NSSecureCoding> = try await withCheckedThrowingContinuation {
      waiting in
      loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
        if let item { return waiting.resume(returning: Unsendable(item)) }
        waiting.resume(throwing: error ?? Self.error(.unknownError, "nothing was loaded"))
      }
    }
    return item.value
  }
}

/// Sees to it that a completion is called once, whatever a client's handler does.
final class LoadAnswer<Value: Sendable>: Sendable {
  private let completion: Mutex<(@Sendable (Value?, (any Error)?) -> Void)?>
  private let progress: Unsendable<Progress>

  init(_ progress: Progress, _ completion: @escaping @Sendable (Value?, (any Error)?) -> Void) {
    self.completion = Mutex(completion)
    self.progress = Unsendable(progress)
  }

  /// A handler that is forgotten without an answer fails.
  deinit {
    guard let completion = completion.withLock({ $0 }) else { return }
    completion(nil, NSItemProvider.error(.unknownError, "the handler was released unanswered"))
  }

  func give(_ value: Value?, _ error: (any Error)?) {
    let completion = completion.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
    guard let completion else { return }
    progress.value.completedUnitCount = 1
    let failure = NSItemProvider.error(.itemUnavailableError, "the handler gave nothing")
    NSItemProvider.queue.async { completion(value, value == nil ? error ?? failure : error) }
  }
}

/// A value of a client that crosses threads, which is the client's responsibility, as on Apple's
/// systems.
struct Unsendable<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
