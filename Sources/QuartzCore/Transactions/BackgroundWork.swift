/// Work that a kind of layer does off the main thread, for all layers of one host.
package protocol BackgroundWork: AnyObject, Sendable {
  /// `wake` is called on any thread when the first result is ready for main; it must not block.
  func onFinish(_ wake: @escaping @Sendable () -> Void)
  /// Passes the results to their layers; false if there are none. Main thread only.
  func deliverFinished() -> Bool
  /// Waits until all work is done.
  func synchronize()
}

extension LayerHost {
  package func add(_ work: any BackgroundWork) {
    backgroundWork.append(work)
    if let onBackgroundWork { work.onFinish(onBackgroundWork) }
  }

  /// Delivers the results of background work since the last turn.
  package func takeBackgroundWork() {
    // The commit requests outdated results again.
    for work in backgroundWork where work.deliverFinished() { needsCommit() }
  }

  /// Waits until all background work is done.
  package func finishBackgroundWork() {
    for work in backgroundWork { work.synchronize() }
  }
}
