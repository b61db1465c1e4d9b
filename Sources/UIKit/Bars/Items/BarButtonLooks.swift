import CoreGraphics

/// The backgrounds, offsets and whatever else of looks that a program has given a bar button item.
struct BarButtonLooks {
  /// What a background is for.
  struct Place: Hashable {
    var state: UIControl.State
    var metrics: UIBarMetrics
    /// Nil for every style.
    var style: UIBarButtonItem.Style?
    var isBack = false
  }

  var images: [Place: UIImage] = [:]
  var titleOffsets: [UIBarMetrics: UIOffset] = [:]
  var backgroundShifts: [UIBarMetrics: CGFloat] = [:]
  var backTitleOffsets: [UIBarMetrics: UIOffset] = [:]
  var backBackgroundShifts: [UIBarMetrics: CGFloat] = [:]
  var identifier: String?
  var sharesBackground = true
  var hidesSharedBackground = false
}

extension UIBarButtonItem {
  func setImage(_ image: UIImage?, _ place: BarButtonLooks.Place) {
    AppearanceRecorder.note(self, "backgroundImage", place) { $0.setImage(image, place) }
    looks.images[place] = image
    didChange()
  }

  /// The background of a button in a state: that of its style, else that of every style; the normal one
  /// where the state has none.
  func shownBackground(in state: UIControl.State, isBack: Bool) -> UIImage? {
    let states: [UIControl.State] = state == .normal ? [.normal] : [state, .normal]
    let styles: [Style?] = isBack ? [nil] : [style, nil]
    return states.lazy.flatMap { state in
      styles.lazy.compactMap { style in
        self.looks.images[.init(state: state, metrics: .default, style: style, isBack: isBack)]
      }
    }.first
  }
}
