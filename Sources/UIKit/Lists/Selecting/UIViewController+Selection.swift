extension UIViewController {
  /// Takes a list's selection back as its view appears, and makes it again if the way back to it is given up.
  func clearSelection(_ clear: () -> Void, restore: @escaping () -> Void) {
    clear()
    transitionCoordinator?.animate(alongsideTransition: nil) { context in
      if context.isCancelled { restore() }
    }
  }
}
