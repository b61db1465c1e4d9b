import CoreGraphics

/// What a segment shows and does.
struct SegmentContent {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  /// 0 for a width by the other segments or the content.
  var width: CGFloat = 0
  var offset = CGSize.zero
  var isEnabled = true

  init(title: String) { self.title = title }
  init(image: UIImage?) { self.image = image }

  /// The image wins over the title.
  @MainActor
  init(action: UIAction) {
    self.action = action
    image = action.image
    title = action.image == nil ? action.title : nil
    isEnabled = !action.attributes.contains(.disabled)
  }

  /// What screen readers call it: its title, also where the image is shown instead, else the image's name.
  @MainActor
  var spokenName: String? {
    let name = title ?? action?.title ?? ""
    return name.isEmpty ? image?.accessibilityLabel : name
  }
}
