import Foundation

/// Attributes are objects, and layouts make some for all that is in view in each frame. Those that the view alone
/// has had are used again.
extension UICollectionViewLayout {
  /// Takes attributes that the view has no use for.
  func takeBack(_ attributes: inout UICollectionViewLayoutAttributes?) {
    guard isOwn, isKnownUniquelyReferenced(&attributes), let attributes else { return }
    spareAttributes.append(attributes)
  }

  /// Takes all of them, and leaves the array empty with its room.
  func takeBack(_ attributes: inout [UICollectionViewLayoutAttributes]) {
    if isOwn {
      for index in attributes.indices where isKnownUniquelyReferenced(&attributes[index]) {
        spareAttributes.append(attributes[index])
      }
    }
    attributes.removeAll(keepingCapacity: true)
  }

  /// The attributes themselves where no program can change them, else a copy.
  func kept(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    isOwn ? attributes : attributes.copied
  }
}
