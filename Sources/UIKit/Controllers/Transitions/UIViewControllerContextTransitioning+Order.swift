extension UIViewControllerContextTransitioning {
  /// Puts the view that comes above the others, or beneath what goes back.
  func putComingView(_ coming: UIView, isBack: Bool) {
    if isBack {
      containerView.insertSubview(coming, at: 0)
    } else {
      containerView.addSubview(coming)
    }
  }
}
