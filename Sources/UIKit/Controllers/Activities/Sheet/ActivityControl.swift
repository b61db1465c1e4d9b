import CoreGraphics

/// A service that can be chosen: dark while it is pressed, with a spinner while it works.
class ActivityControl: UIControl {
  let activity: UIActivity
  let picture = UIImageView()
  let label = UILabel()
  let spinner = UIActivityIndicatorView(style: .medium)

  init(_ activity: UIActivity) {
    self.activity = activity
    super.init(frame: .zero)
    label.text = activity.activityTitle
    picture.image = activity.activityImage
    spinner.hidesWhenStopped = true
    for view in [picture, label, spinner] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isAccessibilityElement = true
    accessibilityLabel = activity.activityTitle
    accessibilityTraits = .button
    followPointer()
  }

  required init?(coder: NSCoder) { nil }

  func showWork(_ isWorking: Bool) {
    picture.isHidden = isWorking
    if isWorking { spinner.startAnimating() } else { spinner.stopAnimating() }
  }
}
