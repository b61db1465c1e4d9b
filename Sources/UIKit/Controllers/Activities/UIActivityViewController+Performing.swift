import Foundation

// From the choice of a service to the end.

extension UIActivityViewController {
  /// Makes the items, then prepares and performs the service. Does nothing while another one works.
  func perform(_ activity: UIActivity) {
    guard running == nil, !isOver else { return }
    (running, activity.host) = (activity, self)
    sheet?.showWork(of: activity)
    items.make(for: activity.activityType) { [weak self, weak activity] made in
      guard let self, let activity, running === activity else { return }
      begin(activity, with: made)
    }
  }

  private func begin(_ activity: UIActivity, with made: [Any]) {
    guard !made.isEmpty else { return didFinish(activity, false) }
    activity.prepare(withActivityItems: made)
    onBegin(activity)
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  /// Called by the service, once; more calls do nothing. One that is given up leaves the choice.
  func didFinish(_ activity: UIActivity, _ completed: Bool) {
    guard running === activity else { return }
    running = nil
    activity.host = nil
    sheet?.showWork(of: nil)
    let report = { [weak self] in
      self?.completionWithItemsHandler?(activity.activityType, completed, nil, nil)
    }
    if completed {
      isOver = true
      leave { [self] in tellLast(activity.activityType, true) }
    } else if presentedViewController != nil {
      dismiss(animated: true) { report() }
    } else {
      report()
    }
  }

  /// Dismisses the sheet with all above it.
  func leave(_ completion: (() -> Void)?) {
    guard let presentingViewController else {
      completion?()
      return
    }
    presentingViewController.dismiss(animated: true, completion: completion)
  }

  /// The user has closed the sheet: nothing was chosen, or what was chosen is given up.
  func didLeave() {
    guard !isOver else { return }
    isOver = true
    for case let provider as UIActivityItemProvider in sharedItems { provider.cancel() }
    let type = running?.activityType
    running?.host = nil
    running = nil
    tellLast(type, false)
  }

  /// As on iOS the handler is let go of: it may hold this controller.
  private func tellLast(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    let handler = completionWithItemsHandler
    completionWithItemsHandler = nil
    handler?(type, completed, nil, nil)
  }
}
