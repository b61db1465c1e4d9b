import UIKit

/// Words, each in a cell as wide as it.
class TagCollection: UICollectionView, UICollectionViewDataSource {
  private let words = [
    "Swift", "Core Animation", "Layers", "X11", "A", "Constraints", "Gestures", "Text",
    "Collection views", "Tables", "Diffable", "Snapshots", "Outlines", "Fonts",
  ]

  convenience init() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (8, 8)
    self.init(
      frame: CGRect(x: 0, y: 0, width: 320, height: 190), collectionViewLayout: layout)
    register(TagCell.self, forCellWithReuseIdentifier: "tag")
    dataSource = self
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { words.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
    (cell as? TagCell)?.label.text = words[indexPath.item]
    return cell
  }
}

/// A word on a rounded ground.
class TagCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .tertiarySystemFill
    contentView.layer.cornerRadius = 8
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
