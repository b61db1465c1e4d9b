extension UIApplication {
  /// Memory is short: images of files that nobody holds are forgotten, and the delegate, the notification's
  /// observers and the controllers that windows show let go of what they can make again.
  package func receiveMemoryWarning() {
    CatalogFiles.empty()
    performAsCurrent {
      delegate?.applicationDidReceiveMemoryWarning(self)
      for window in windows { window.rootViewController?.passOnMemoryWarning() }
      post(UIApplication.didReceiveMemoryWarningNotification)
    }
  }

  func watchMemory() {
    memoryPressure = MemoryPressureWatch { [weak self] in self?.receiveMemoryWarning() }
  }
}

extension UIViewController {
  fileprivate func passOnMemoryWarning() {
    didReceiveMemoryWarning()
    for child in children { child.passOnMemoryWarning() }
    presentation?.presented.passOnMemoryWarning()
  }
}
