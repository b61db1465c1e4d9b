import Diagnostics
import Dispatch
import Foundation
import PlatformKit
import Synchronization

/// Main waits here for a client's handler that makes data on another thread.
enum BriefWait {
  /// Nil if the data aren't there within the time that main may wait; one line in the log says so.
  static func data(_ type: String, of provider: NSItemProvider) -> Data? {
    let (made, isMade) = (Box(), DispatchSemaphore(value: 0))
    let take = { @Sendable (data: Data?, _: (any Error)?) in
      made.data.withLock { $0 = data }
      isMade.signal()
    }
    if let (object, ownType) = provider.object(exporting: type) {
      // What is there is not sent to another thread, which may be late.
      _ = object.loadData(withTypeIdentifier: ownType, forItemProviderCompletionHandler: take)
    } else {
      provider.loadDataRepresentation(forTypeIdentifier: type, completionHandler: take)
    }
    guard isMade.wait(timeout: .now() + ClipboardTimeout.main) == .success else {
      Log.application.write(
        "an item provider took more than 50 ms for \(type); itemProviders can wait for it")
      return nil
    }
    return made.data.withLock { $0 }
  }

  private final class Box: Sendable {
    let data = Mutex<Data?>(nil)
  }
}
