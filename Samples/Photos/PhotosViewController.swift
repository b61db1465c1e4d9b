import UIKit

/// The pictures of a folder in a grid. A pinch, or plus and minus, change the size of the cells; a tap or
/// Return opens a picture.
class PhotosViewController: UIViewController {
  private let folder: PhotoFolder
  let thumbnails: Thumbnails
  private(set) var files: [URL] = []
  private(set) var grid = UICollectionView(
    frame: .zero, collectionViewLayout: GridLayout(level: 1))
  private let message = UILabel()
  private var pinched: UICollectionViewTransitionLayout?
  private(set) var detail: PhotoViewController?

  init(folder: PhotoFolder, thumbnails: Thumbnails) {
    (self.folder, self.thumbnails) = (folder, thumbnails)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = folder.url.lastPathComponent
    view.backgroundColor = .systemBackground
    grid.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    (grid.dataSource, grid.delegate, grid.prefetchDataSource) = (self, self, self)
    grid.addGestureRecognizer(
      UIPinchGestureRecognizer(target: self, action: PhotosViewController.pinch))
    message.textColor = .secondaryLabel
    message.textAlignment = .center
    for part in [grid, message] { view.addSubview(part) }
    readFolder()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    (grid.frame, message.frame) = (view.bounds, view.bounds)
    detail?.view.frame = view.bounds
  }

  private func readFolder() {
    message.text = "Reading…"
    let folder = folder
    DispatchQueue.global(qos: .userInitiated).async {
      let files = folder.files()
      DispatchQueue.main.async { [weak self] in self?.show(files) }
    }
  }

  private func show(_ new: [URL]) {
    files = new
    message.text = new.isEmpty ? "No pictures in \(folder.url.path)" : nil
    grid.reloadData()
  }

  // MARK: Sizes

  private var level: Int { (grid.collectionViewLayout as? GridLayout)?.level ?? 1 }

  private func changeSize(by step: Int) {
    guard pinched == nil, GridLayout.lengths.indices.contains(level + step) else { return }
    grid.setCollectionViewLayout(GridLayout(level: level + step), animated: true)
  }

  /// The way to the next size begins with the pinch, and ends where the pinch has gone more than a third of it.
  func pinch(_ recognizer: UIPinchGestureRecognizer) {
    switch recognizer.state {
    case .changed: follow(recognizer.scale)
    case .ended, .cancelled, .failed: endPinch(recognizer.state == .ended)
    default: break
    }
  }

  private func follow(_ scale: CGFloat) {
    if pinched == nil, abs(scale - 1) > 0.05 {
      let step = scale > 1 ? 1 : -1
      guard GridLayout.lengths.indices.contains(level + step) else { return }
      pinched = grid.startInteractiveTransition(to: GridLayout(level: level + step)) {
        [weak self] _, _ in self?.pinched = nil
      }
    }
    guard let pinched, let from = pinched.currentLayout as? GridLayout,
      let to = pinched.nextLayout as? GridLayout
    else { return }
    let ratio = to.itemSize.width / from.itemSize.width
    pinched.transitionProgress = min(1, max(0, (scale - 1) / (ratio - 1)))
  }

  private func endPinch(_ isLifted: Bool) {
    guard let pinched else { return }
    if isLifted, pinched.transitionProgress > 0.33 {
      grid.finishInteractiveTransition()
    } else {
      grid.cancelInteractiveTransition()
    }
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !takeKey(presses.first?.key) { super.pressesBegan(presses, with: event) }
  }

  private func takeKey(_ key: UIKey?) -> Bool {
    guard let key else { return false }
    switch key.characters {
    case "+", "=": changeSize(by: 1)
    case "-": changeSize(by: -1)
    default: return takeMotion(key.keyCode)
    }
    return true
  }

  private func takeMotion(_ code: UIKeyboardHIDUsage) -> Bool {
    let columns = max(1, Int(view.bounds.width / GridLayout.lengths[level]))
    switch code {
    case .keyboardEscape: closeDetail()
    case .keyboardReturnOrEnter: if detail == nil { open(selected ?? 0) }
    case .keyboardLeftArrow: move(by: isMirrored ? 1 : -1)
    case .keyboardRightArrow: move(by: isMirrored ? -1 : 1)
    case .keyboardUpArrow: move(by: detail == nil ? -columns : -1)
    case .keyboardDownArrow: move(by: detail == nil ? columns : 1)
    default: return false
    }
    return true
  }

  private var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var selected: Int? { grid.indexPathsForSelectedItems?.first?.item }

  private func move(by step: Int) {
    guard !files.isEmpty else { return }
    let next = min(files.count - 1, max(0, selected.map { $0 + step } ?? 0))
    grid.selectItem(
      at: IndexPath(item: next, section: 0), animated: false,
      scrollPosition: detail == nil ? [] : .centeredVertically)
    grid.scrollToItem(at: IndexPath(item: next, section: 0), at: [], animated: true)
    detail?.show(files[next])
  }

  // MARK: One picture

  func open(_ item: Int) {
    guard files.indices.contains(item), detail == nil else { return }
    grid.selectItem(
      at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    let opened = PhotoViewController(file: files[item])
    detail = opened
    addChild(opened)
    opened.view.frame = view.bounds
    opened.view.alpha = 0
    opened.onClose = { [weak self] in self?.closeDetail() }
    view.addSubview(opened.view)
    opened.didMove(toParent: self)
    UIView.animate(withDuration: 0.25) { opened.view.alpha = 1 }
  }

  private func closeDetail() {
    guard let closing = detail else { return }
    detail = nil
    closing.willMove(toParent: nil)
    UIView.animate(withDuration: 0.25) {
      closing.view.alpha = 0
    } completion: { _ in
      closing.view.removeFromSuperview()
      closing.removeFromParent()
    }
  }
}

extension PhotosViewController: UICollectionViewDataSource, UICollectionViewDelegate,
  UICollectionViewDataSourcePrefetching
{
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { files.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    guard let photo = cell as? PhotoCell else { return cell }
    let file = files[indexPath.item]
    photo.show(file, thumbnails.known(file))
    if thumbnails.known(file) == nil { load(file, at: indexPath) }
    return photo
  }

  private func load(_ file: URL, at path: IndexPath) {
    thumbnails.load(file) { [weak self] answer in
      let cell = self?.grid.cellForItem(at: path) as? PhotoCell
      if cell?.file == file { cell?.show(file, answer) }
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    (cell as? PhotoCell)?.file.map(thumbnails.cancel)
  }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    for path in indexPaths where files.indices.contains(path.item) {
      let file = files[path.item]
      if thumbnails.known(file) == nil { load(file, at: path) }
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    for path in indexPaths where files.indices.contains(path.item) {
      thumbnails.cancel(files[path.item])
    }
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    open(indexPath.item)
  }
}
