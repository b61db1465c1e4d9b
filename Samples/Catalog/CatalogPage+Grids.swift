import UIKit

extension CatalogPage {
  static let grids = CatalogPage(title: "Grids") {
    [
      entry("sectionHeadersPinToVisibleBounds = true", SwatchGrid(), height: 320),
      entry("orthogonalScrollingBehavior, badges", ShelfCollection(), height: 430),
      entry("estimatedItemSize = .automaticSize", TagCollection(), height: 200),
    ]
  }
}

/// Colours in a flow layout, in sections whose headers stay in view. A double tap changes the layout.
class SwatchGrid: UICollectionView, UICollectionViewDataSource {
  convenience init() {
    self.init(
      frame: CGRect(x: 0, y: 0, width: 320, height: 310),
      collectionViewLayout: SwatchGrid.layout(side: 56))
    register(SwatchCell.self, forCellWithReuseIdentifier: "swatch")
    register(
      TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    dataSource = self
    let tap = UITapGestureRecognizer(target: self, action: SwatchGrid.changeSize)
    tap.numberOfTapsRequired = 2
    addGestureRecognizer(tap)
  }

  private static func layout(side: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: side, height: side)
    layout.headerReferenceSize = CGSize(width: 0, height: 36)
    layout.sectionInset = UIEdgeInsets(top: 8, left: 12, bottom: 16, right: 12)
    layout.sectionHeadersPinToVisibleBounds = true
    return layout
  }

  private func changeSize() {
    let isSmall = (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize.width == 56
    setCollectionViewLayout(SwatchGrid.layout(side: isSmall ? 90 : 56), animated: true)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { [13, 8, 20][section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "swatch", for: indexPath)
    (cell as? SwatchCell)?.show(indexPath.item, hue: CGFloat(indexPath.section) / 3)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    (view as? TitleView)?.label.text = ["Warm", "Fresh", "Cool"][indexPath.section]
    return view
  }
}

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
