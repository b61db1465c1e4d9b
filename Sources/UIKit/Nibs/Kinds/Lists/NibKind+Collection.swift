import Foundation
import InterfaceFiles

extension NibKind {
  static let collectionView = NibKind(
    "collectionView", type: UICollectionView.self,
    outlets: [
      NibOutlet("dataSource", (any UICollectionViewDataSource).self) { $0.dataSource = $1 },
      NibOutlet("delegate", (any UICollectionViewDelegate).self) { $0.delegate = $1 },
      NibOutlet("prefetchDataSource", (any UICollectionViewDataSourcePrefetching).self) {
        $0.prefetchDataSource = $1
      },
      NibOutlet("dragDelegate", (any UICollectionViewDragDelegate).self) { $0.dragDelegate = $1 },
      NibOutlet("dropDelegate", (any UICollectionViewDropDelegate).self) { $0.dropDelegate = $1 },
      NibOutlet("backgroundView", UIView.self) { $0.backgroundView = $1 },
    ]
  ) { nib, view in
    // The layout is read when the view is made.
    nib.skip("collectionViewLayout", "dataMode")
    nib.flag("allowsSelection") { view.allowsSelection = $0 }
    nib.flag("allowsMultipleSelection") { view.allowsMultipleSelection = $0 }
    nib.flag("prefetchingEnabled") { view.isPrefetchingEnabled = $0 }
    nib.flag("springLoaded") { view.isSpringLoaded = $0 }
    nib.object("backgroundView", UIView.self) { view.backgroundView = $0 }
    for cell in nib.list("cells") {
      view.register(nib.run.prototype(cell), cell, UICollectionView.cellKind)
    }
    for (key, kind) in [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ] {
      if let written = nib.child(key) { view.register(nib.run.prototype(written), written, kind) }
    }
  }

  static let collectionReusable = NibKind(
    "collectionReusableView", type: UICollectionReusableView.self
  ) { nib, view in
    nib.string("reuseIdentifier") { view.reuseIdentifier = $0 }
  }

  static let collectionCell = NibKind(
    "collectionViewCell", type: UICollectionViewCell.self,
    outlets: [
      NibOutlet("backgroundView", UIView.self) { $0.backgroundView = $1 },
      NibOutlet("selectedBackgroundView", UIView.self) { $0.selectedBackgroundView = $1 },
    ]
  ) { nib, cell in
    nib.skip("customSize", "contentView")
    if let content = nib.element.value("contentView") {
      nib.run.read(content, into: cell.contentView)
    }
    nib.object("backgroundView", UIView.self) { cell.backgroundView = $0 }
    nib.object("selectedBackgroundView", UIView.self) { cell.selectedBackgroundView = $0 }
  }

  static let collectionLayout = NibKind(
    "collectionViewLayout", type: UICollectionViewLayout.self
  ) { _, _ in }

  static let flowLayout = NibKind(
    "collectionViewFlowLayout", type: UICollectionViewFlowLayout.self
  ) { nib, layout in
    nib.number("minimumLineSpacing") { layout.minimumLineSpacing = $0 }
    nib.number("minimumInteritemSpacing") { layout.minimumInteritemSpacing = $0 }
    nib.size("itemSize") { layout.itemSize = $0 }
    nib.word("automaticEstimatedItemSize", ["YES": true, "NO": false]) {
      if $0 { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
    }
    nib.size("estimatedItemSize") { if $0 != .zero { layout.estimatedItemSize = $0 } }
    nib.size("headerReferenceSize") { layout.headerReferenceSize = $0 }
    nib.size("footerReferenceSize") { layout.footerReferenceSize = $0 }
    nib.insets("sectionInset") { layout.sectionInset = $0 }
    nib.flag("sectionHeadersPinToVisibleBounds") { layout.sectionHeadersPinToVisibleBounds = $0 }
    nib.flag("sectionFootersPinToVisibleBounds") { layout.sectionFootersPinToVisibleBounds = $0 }
    nib.word("scrollDirection", ["vertical": .vertical, "horizontal": .horizontal]) {
      (direction: UICollectionView.ScrollDirection) in layout.scrollDirection = direction
    }
    nib.word(
      "sectionInsetReference",
      [
        "contentInset": .fromContentInset, "safeArea": .fromSafeArea,
        "layoutMargins": .fromLayoutMargins,
      ]
    ) { (reference: UICollectionViewFlowLayout.SectionInsetReference) in
      layout.sectionInsetReference = reference
    }
  }
}
