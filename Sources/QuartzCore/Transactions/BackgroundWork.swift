/// What a kind of layer has done away from main, for all layers of one host.
package protocol BackgroundWork: AnyObject, Sendable {
  /// `wake` is called on any thread when results begin to wait for main; it must not block.
  func onFinish(_ wake: @escaping @Sendable () -> Void)
  /// Hands the results to their layers; false where there are none. Main only.
  func deliverFinished() -> Bool
  /// Waits until nothing is left to be done.
  func synchronize()
}

extension LayerHost {
  package func add(_ work: any BackgroundWork) {
    backgroundWork.append(work)
    if let onBackgroundWork { work.onFinish(onBackgroundWork) }
  }

  /// Shows what was done in the background since the last turn.
  package func takeBackgroundWork() {
    // What is out of date by now is asked for again with the commit.
    for work in backgroundWork where work.deliverFinished() { needsCommit() }
  }

  /// Waits until nothing is left to be done in the background.
  package func finishBackgroundWork() {
    for work in backgroundWork { work.synchronize() }
  }
}
