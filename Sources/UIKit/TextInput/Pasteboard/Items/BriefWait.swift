import Diagnostics
import Dispatch
import Foundation
import PlatformKit
import Synchronization

/// Main waits here for a client's handler that makes data on another thread.
enum BriefWait {
  /// Seconds that a handler gets, counted from its call. Tests on a busy machine give it more.
  @TaskLocal static var timeout = ClipboardTimeout.main
  /// Seconds until its thread runs, which only a machine that is overloaded needs.
  private static let startTimeout = 2.0

  /// Nil if the data aren't there within the time that main may wait; one line in the log says so.
  static func data(_ type: String, of provider: NSItemProvider) -> Data? {
    let answer = Answer()
    if let (object, ownType) = provider.object(exporting: type) {
      // What is there is not sent to another thread, which may be late.
      _ = object.loadData(
        withTypeIdentifier: ownType, forItemProviderCompletionHandler: answer.take)
    } else if let representation = provider.representation(type) {
      // Not on a queue: the threads that all queues share may be taken.
      Thread.detachNewThread {
        answer.isBegun.signal()
        _ = representation.load(answer.take)
      }
      guard answer.isBegun.wait(timeout: .now() + startTimeout) == .success else {
        return refuse(type)
      }
    }
    guard answer.isMade.wait(timeout: .now() + timeout) == .success else { return refuse(type) }
    return answer.data.withLock { $0 }
  }

  private static func refuse(_ type: String) -> Data? {
    Log.application.write(
      "an item provider took more than 50 ms for \(type); itemProviders can wait for it")
    return nil
  }

  private final class Answer: Sendable {
    let data = Mutex<Data?>(nil)
    let (isBegun, isMade) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))

    func take(_ made: Data?, _: (any Error)?) {
      data.withLock { $0 = made }
      isMade.signal()
    }
  }
}
