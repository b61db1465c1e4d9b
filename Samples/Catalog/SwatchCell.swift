import UIKit

/// A colour with its number.
class SwatchCell: UICollectionViewCell {
  private let number = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 10
    number.font = .preferredFont(forTextStyle: .headline)
    number.textColor = .white
    number.textAlignment = .center
    contentView.addSubview(number)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ item: Int, hue: CGFloat) {
    number.text = "\(item + 1)"
    contentView.backgroundColor = UIColor(
      hue: hue + CGFloat(item) * 0.011, saturation: 0.7, brightness: 0.85, alpha: 1)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    number.frame = contentView.bounds
  }
}

/// The title of a section.
class TitleView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    label.font = .preferredFont(forTextStyle: .headline)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UICollectionView {
  /// For swatches, and for titles as headers of sections.
  func registerSwatches() {
    register(SwatchCell.self, forCellWithReuseIdentifier: "swatch")
    register(
      TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
  }

  func swatch(at path: IndexPath, hue: CGFloat) -> UICollectionViewCell {
    let cell = dequeueReusableCell(withReuseIdentifier: "swatch", for: path)
    (cell as? SwatchCell)?.show(path.item, hue: hue)
    return cell
  }

  func title(_ text: String, at path: IndexPath) -> UICollectionReusableView {
    let view = dequeueReusableSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "title", for: path)
    (view as? TitleView)?.label.text = text
    return view
  }
}
