import UIKit

/// A thumbnail; a mark for a file that is no picture.
class PhotoCell: UICollectionViewCell {
  let picture = UIImageView()
  private(set) var file: URL?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.clipsToBounds = true
    picture.backgroundColor = .secondarySystemBackground
    picture.tintColor = .tertiaryLabel
    contentView.addSubview(picture)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var isSelected: Bool {
    didSet {
      contentView.layer.borderWidth = isSelected ? 3 : 0
      contentView.layer.borderColor = tintColor.cgColor
    }
  }

  func show(_ new: URL, _ answer: Thumbnails.Answer?) {
    file = new
    accessibilityLabel = new.lastPathComponent
    switch answer {
    case .image(let image):
      picture.contentMode = .scaleAspectFill
      picture.image = image
    case .broken:
      picture.contentMode = .center
      picture.image = UIImage(systemName: "exclamationmark.triangle")
    case nil: picture.image = nil
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = contentView.bounds
  }
}
