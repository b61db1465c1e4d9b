import Foundation

/// Attributes are objects, and layouts make some for all that is in view in each frame. Those that the view alone
/// has had are used again.
extension UICollectionViewLayout {
  /// More than are in view in most windows. Copies that updates make come back too.
  private static let mostSpares = 200

  /// Takes attributes that the view has no use for.
  func takeBack(_ attributes: inout UICollectionViewLayoutAttributes?) {
    guard isOwn, isKnownUniquelyReferenced(&attributes), let attributes else { return }
    keepSpare(attributes)
  }

  /// Takes all of them, and leaves the array empty with its room.
  func takeBack(_ attributes: inout [UICollectionViewLayoutAttributes]) {
    if isOwn {
      for index in attributes.indices where isKnownUniquelyReferenced(&attributes[index]) {
        keepSpare(attributes[index])
      }
    }
    attributes.removeAll(keepingCapacity: true)
  }

  /// A view that had another layout may have attributes of a program's class.
  private func keepSpare(_ attributes: UICollectionViewLayoutAttributes) {
    guard spareAttributes.count < Self.mostSpares,
      type(of: attributes) == UICollectionViewLayoutAttributes.self
    else { return }
    spareAttributes.append(attributes)
  }

  /// The attributes themselves where no program can change them, else a copy.
  func kept(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    isOwn ? attributes : attributes.copied
  }
}
