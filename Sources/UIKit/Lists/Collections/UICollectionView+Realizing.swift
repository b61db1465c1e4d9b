import CoreGraphics
import Diagnostics
import Foundation

extension UICollectionView {
  /// More passes than views that measure themselves one after the other could need.
  private static let longestLayout = 12
  /// More elements than any window has room for.
  private static let mostElements = 20_000

  /// Brings the views in line with the layout and the place that is in view.
  func layOutElements() {
    guard !isLayingOut, !transaction.isApplying, !reloadsLater else { return }
    if !showBoundsChange() { showWhatIsInView() }
    placeBackground()
    placeIndex()
    prefetch()
  }

  private func showWhatIsInView() {
    followBounds()
    layoutNumber += 1
    for attributes in realizeAndMeasure(placing: true).all {
      realizer[attributes.element]?.layoutNumber = layoutNumber
    }
    releaseOthers(but: keptElement)
  }

  /// Takes away the views that were not in view in this layout.
  private func releaseOthers(but kept: CollectionElement?) {
    if let kept, let view = realizer[kept], view.layoutNumber != layoutNumber {
      view.layoutNumber = layoutNumber
      view.isOutOfSight = true
      layoutAttributes(of: kept).map { show(view, $0) }
    }
    while let (element, _) = realizer.live.first(where: { $0.value.layoutNumber != layoutNumber }) {
      release(element)
    }
  }

  /// Makes the views that are missing, which may change the layout by measuring themselves. Those that
  /// are there are only placed if that is wished for.
  ///
  /// While they measure themselves, one rests, from where the layout has it and not from where it was
  /// shown: in scrolling one that was there before; in an update, where they move anyway, the first.
  func realizeAndMeasure(
    placing places: Bool
  ) -> (all: [UICollectionViewLayoutAttributes], new: Set<CollectionElement>) {
    isLayingOut = true
    defer { isLayingOut = false }
    var anchor: (element: CollectionElement, frame: CGRect)?
    var new = cameIntoView
    cameIntoView = []
    new.removeAll(keepingCapacity: true)
    defer { cameIntoView = new }
    for pass in 0..<Self.longestLayout {
      let (all, contexts) = realizeVisible(placing: places, &new)
      if contexts.isEmpty || reloadsLater { return (all, new) }
      if pass == 0 {
        anchor = self.anchor(among: places ? all.filter { !new.contains($0.element) } : all)
      }
      for context in contexts { currentLayout.invalidateLayout(with: context) }
      keep(&anchor)
    }
    Log.layout.write("\(type(of: self)): cells want other sizes again and again; theirs are kept")
    return (visibleAttributes(), new)
  }

  func followBounds() {
    if laidOutBounds?.size != bounds.size { measureAgain() }
    if let laidOutBounds, laidOutBounds != bounds,
      currentLayout.shouldInvalidateLayout(forBoundsChange: bounds)
    {
      let context = currentLayout.invalidationContext(forBoundsChange: bounds)
      context.isOfBounds = true
      currentLayout.invalidateLayout(with: context)
    }
    laidOutBounds = bounds
  }

  /// What the layout has in view. Broken attributes are left out. The array and the attributes of the last
  /// time are used again where nobody else has them.
  func visibleAttributes() -> [UICollectionViewLayoutAttributes] {
    prepareLayout()
    var all = inView
    inView = []
    currentLayout.takeBack(&all)
    collect(in: bounds, into: &all)
    inView = all
    return all
  }

  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var all: [UICollectionViewLayoutAttributes] = []
    collect(in: rect, into: &all)
    return all
  }

  private func collect(in rect: CGRect, into all: inout [UICollectionViewLayoutAttributes]) {
    guard rect.width > 0, rect.height > 0 else { return }
    currentLayout.collectPlaced(in: rect, into: &all)
    if all.count > Self.mostElements {
      Log.layout.write(
        "\(type(of: currentLayout)) has \(all.count) elements in view; most are left out")
      all.removeSubrange(Self.mostElements...)
    }
    all.removeAll { !isLegal($0) }
  }

  private func isLegal(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let element = attributes.element
    ListFault.require(
      element.category != .cell || contains(element.path),
      "UICollectionView received layout attributes for a cell with an index path that does not "
        + "exist: \(element.path)")
    guard attributes.isPlaceable else {
      Log.layout.write("\(type(of: currentLayout)): no view can have \(attributes.frame); left out")
      return false
    }
    return true
  }

  func prepareLayout() {
    _ = currentCounts
    currentLayout.prepareIfNeeded()
    let size = currentLayout.collectionViewContentSize
    let limit: CGFloat = 1e9
    guard size.width >= 0, size.height >= 0, size.width <= limit, size.height <= limit else {
      return Log.layout.write("\(type(of: currentLayout)): content can't have the size \(size)")
    }
    let former = contentSize
    if former != size { contentSize = size }
    followDirection(former)
  }

  /// Content from right to left begins at its right end, and grows to the left.
  private func followDirection(_ former: CGSize) {
    let isMirrored = currentLayout.isMirrored
    let insets = adjustedContentInset
    if isMirrored != wasMirrored {
      wasMirrored = isMirrored
      let end = max(-insets.left, contentSize.width - bounds.width + insets.right)
      bounds.origin.x = isMirrored ? end : -insets.left
    } else if isMirrored, former.width != contentSize.width {
      let room = bounds.inset(by: insets).width
      bounds.origin.x += max(contentSize.width, room) - max(former.width, room)
    }
  }

  /// Views that have said their sizes are asked again.
  func measureAgain() {
    for view in realizer.live.values { view.fit = nil }
  }

  /// A cell in view has other content, which may want another size.
  func contentDidChange(of cell: UICollectionViewCell) {
    guard selfSizingInvalidation != .disabled, !isLayingOut, !transaction.isApplying,
      reconfigured == nil, realizer.key(of: cell) != nil
    else { return }
    cell.fit = nil
    setNeedsLayout()
  }

  /// Also returns what views that measured themselves invalidate.
  private func realizeVisible(
    placing places: Bool, _ new: inout Set<CollectionElement>
  ) -> ([UICollectionViewLayoutAttributes], [UICollectionViewLayoutInvalidationContext]) {
    let all = visibleAttributes()
    placeScrollers()
    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    for attributes in all where !reloadsLater {
      let element = attributes.element
      if let view = realizer[element] {
        if view.isOutOfSight { view.isOutOfSight = false }
        if new.contains(element) {
          // It has not been seen where it was.
          UIView.performWithoutAnimation { show(view, attributes) }
        } else if places {
          show(view, attributes)
        }
        if !view.hasSaid(attributes.size) {
          measure(view, attributes).map { contexts.append($0) }
        }
      } else if let view = realize(attributes) {
        new.insert(element)
        measure(view, attributes).map { contexts.append($0) }
      }
    }
    return (all, contexts)
  }

  func show(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    let element = attributes.element
    if let former = shown[element], former === attributes || former.isEqual(attributes) { return }
    shown[element] = currentLayout.kept(attributes)
    adopt(view, attributes)
    view.take(attributes)
  }

  /// Makes the view of an element, and shows it.
  @discardableResult
  func realize(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let element = attributes.element
    guard let view = makeView(element) else { return nil }
    shown[element] = currentLayout.kept(attributes)
    UIView.performWithoutAnimation {
      view.take(attributes)
      put(view, attributes)
    }
    realizer.realize(element, in: view)
    willDisplay(view, element)
    return view
  }

  private func makeView(_ element: CollectionElement) -> UICollectionReusableView? {
    switch element.category {
    case .cell: return makeCell(element.path)
    case .supplementaryView: return makeSupplementary(element.kind ?? "", element.path)
    case .decorationView: return currentLayout.decorationMakers[element.kind ?? ""]?()
    }
  }

  func makeCell(_ path: IndexPath) -> UICollectionViewCell? {
    // A gap has no cell.
    guard let source = presentation.dataPath(path) else {
      return placeholders.first { $0.path == path }?.makeCell()
    }
    guard let cell = askForCell(source) else { return nil }
    cell.dragState = drags?.drags(source) == true ? .dragging : .none
    ListFault.require(
      cell.reuseIdentifier != nil,
      "the view returned from -collectionView:cellForItemAtIndexPath: (\(path)) was not retrieved by "
        + "calling -dequeueReusableCellWithReuseIdentifier:forIndexPath: or is nil (\(cell))")
    cell.isSelected = selectedPaths.contains(path)
    cell.isHighlighted = pressed?.path == path
    cell.isEditingList = edits(path)
    return cell
  }

  func askForCell(_ path: IndexPath) -> UICollectionViewCell? {
    RegistrationIdentity.whileAsking(self, forCell: true) {
      dataSource?.collectionView(self, cellForItemAt: path)
    }
  }

  private func makeSupplementary(_ kind: String, _ path: IndexPath) -> UICollectionReusableView? {
    let view = RegistrationIdentity.whileAsking(self, forCell: false) {
      dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    }
    ListFault.require(
      view == nil || view?.reuseIdentifier != nil,
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
        + "(\(kind),\(path)) was not retrieved by calling "
        + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil")
    return view
  }

  /// What a view invalidates that wants another size than it has.
  func measure(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext? {
    guard currentLayout.measures(attributes) else { return nil }
    let preferred = view.preferredLayoutAttributesFitting(attributes.copied)
    view.fit = (attributes.size, preferred.size)
    guard preferred.isPlaceable else {
      Log.layout.write("\(type(of: view)) can't have the size \(preferred.size); it keeps its own")
      return nil
    }
    let layout = currentLayout
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return nil }
    return layout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
  }
}
