import Synchronization

/// Numbers background tasks. Safe on any thread.
enum BackgroundTasks {
  private static let count = Mutex(0)

  static func next() -> UIBackgroundTaskIdentifier {
    UIBackgroundTaskIdentifier(
      rawValue: count.withLock {
        $0 += 1
        return $0
      })
  }
}
