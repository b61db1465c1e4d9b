extension UIView {
  /// A recognizer is on one view at a time.
  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    recognizers.append(recognizer)
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizers.removeAll { $0 === recognizer }
    recognizer.abandon()
    recognizer.view = nil
  }

  func replaceRecognizers(with new: [UIGestureRecognizer]) {
    for old in recognizers where !new.contains(where: { $0 === old }) {
      removeGestureRecognizer(old)
    }
    for recognizer in new { addGestureRecognizer(recognizer) }
    recognizers = new.filter { $0.view === self }
  }

  /// A view that leaves the window takes no gesture with it.
  func abandonGestures() {
    for recognizer in recognizers { recognizer.abandon() }
  }

  /// The recognizers that watch this view, those on it before those on its superviews.
  var watchers: [UIGestureRecognizer] { watchers(where: { _ in true }) }

  /// Of them those for which it is true.
  func watchers(where isWanted: (UIGestureRecognizer) -> Bool) -> [UIGestureRecognizer] {
    selfAndSuperviews.flatMap {
      $0.recognizers.filter(isWanted).sorted { $0.precedence > $1.precedence }
    }
  }
}
