public import Foundation

extension NotificationCenter {
  /// The notifications of a name that are posted while somebody waits for them or has begun to.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// Notifications, one after another, without end.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification

    private let center: NotificationCenter
    private let name: Notification.Name
    private weak var object: AnyObject?
    private let hasObject: Bool

    init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      (self.center, self.name, self.object) = (center, name, object)
      hasObject = object != nil
    }

    /// Begins to listen.
    public func makeAsyncIterator() -> AsyncIterator {
      // As on Apple's systems, no more than the last seven wait.
      let (stream, continuation) = AsyncStream.makeStream(
        of: Posted.self, bufferingPolicy: .bufferingNewest(7))
      guard !hasObject || object != nil else {
        continuation.finish()
        return AsyncIterator(stream.makeAsyncIterator())
      }
      let observer = center.addObserver(forName: name, object: object, queue: nil) {
        continuation.yield(Posted(notification: $0))
      }
      let watch = Watch(center: center, observer: observer)
      continuation.onTermination = { _ in watch.end() }
      return AsyncIterator(stream.makeAsyncIterator())
    }

    /// Stops listening when it is released.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private var posted: AsyncStream<Posted>.AsyncIterator

      fileprivate init(_ posted: AsyncStream<Posted>.AsyncIterator) { self.posted = posted }

      /// Waits for the next one; nil when the task is cancelled.
      public mutating func next() async -> Notification? { await posted.next()?.notification }
    }
  }
}

/// Handed from where it was posted to who waits for it, as on Apple's systems.
private struct Posted: @unchecked Sendable {
  let notification: Notification
}

private final class Watch: @unchecked Sendable {
  private let center: NotificationCenter
  private let observer: any NSObjectProtocol

  init(center: NotificationCenter, observer: any NSObjectProtocol) {
    (self.center, self.observer) = (center, observer)
  }

  func end() { center.removeObserver(observer) }
}
