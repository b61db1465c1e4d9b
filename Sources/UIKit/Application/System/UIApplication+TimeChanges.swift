extension UIApplication {
  /// It is another day, or another time than the clock has led to.
  func receiveTimeChange() {
    performAsCurrent {
      delegate?.applicationSignificantTimeChange(self)
      post(UIApplication.significantTimeChangeNotification)
    }
  }

  func watchTime() {
    timeChanges = TimeChangeWatch(engine.folders) { [weak self] in self?.receiveTimeChange() }
  }
}
