import UIKit

/// A grid of boxes with names, one for each mode, and controls below that change all of them.
class ExplorerController: UIViewController, UICollectionViewDataSource {
  /// The names of the modes.
  var names: [String] { [] }
  let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  let controls = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    grid.backgroundColor = .clear
    grid.dataSource = self
    grid.register(ModeCell.self, forCellWithReuseIdentifier: "mode")
    controls.axis = .vertical
    controls.spacing = 12
    for part in [grid, controls] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let room = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      grid.topAnchor.constraint(equalTo: view.topAnchor),
      grid.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      grid.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      controls.topAnchor.constraint(equalTo: grid.bottomAnchor, constant: 12),
      controls.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      controls.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      controls.bottomAnchor.constraint(equalTo: room.bottomAnchor, constant: -12),
    ])
    controls.setContentHuggingPriority(.required, for: .vertical)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let layout = grid.collectionViewLayout as? UICollectionViewFlowLayout else { return }
    let width = grid.bounds.width - 32
    let columns = max(2, (width / 150).rounded(.down))
    let side = ((width - 12 * (columns - 1)) / columns).rounded(.down)
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (12, 16)
    let size = CGSize(width: side, height: side * 0.75 + ModeCell.captionHeight)
    if layout.itemSize != size { layout.itemSize = size }
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { names.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "mode", for: indexPath)
    guard let cell = cell as? ModeCell else { return cell }
    cell.show(names[indexPath.item], content(reusing: cell.content, at: indexPath.item))
    return cell
  }

  /// The view that shows a mode; `old` showed another one, or is nil.
  func content(reusing old: UIView?, at index: Int) -> UIView { UIView() }

  /// Shows all boxes again.
  func update() {
    for path in grid.indexPathsForVisibleItems {
      guard let cell = grid.cellForItem(at: path) as? ModeCell else { continue }
      cell.show(names[path.item], content(reusing: cell.content, at: path.item))
    }
  }
}
