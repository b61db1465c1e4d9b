import CoreGraphics

/// The images and offsets that a program has given a search bar.
struct SearchBarLook {
  /// An icon in a state.
  struct IconState: Hashable {
    var icon: UISearchBar.Icon
    var state: UIControl.State
  }

  var icons: [IconState: UIImage] = [:]
  var background: UIImage?
  var fieldBackgrounds: [UIControl.State: UIImage] = [:]
  var scopeBackground: UIImage?
}

/// How far parts of a search field are moved, in points.
struct SearchFieldOffsets {
  var text = UIOffset.zero
  var background = UIOffset.zero
  var icons: [UISearchBar.Icon: UIOffset] = [:]
}

extension CGRect {
  /// Moved, if the offset is finite.
  func moved(by offset: UIOffset?) -> CGRect {
    guard let offset, offset.horizontal.isFinite, offset.vertical.isFinite else { return self }
    return offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }
}
