import RasterKit

extension FramePlanner {
  /// False while one of the transition's own pictures is planned, and where groups are too deep.
  func mayAdd(_ transition: LayerTransition, in around: LayerVisit.Surroundings) -> Bool {
    around.ownMap == nil && !around.isBitmap && builder.depth.groups < GroupDepth.limit - 1
  }

  /// Plans a layer in transition: its old picture and its current one, summed on transparent
  /// pixels, so that two equal halves give the whole.
  func add(
    _ transition: LayerTransition, of layer: RenderLayer, _ map: ProjectiveMap,
    _ around: LayerVisit.Surroundings
  ) {
    let extent = map.pixelExtent(of: layer.geometry.reach)
      .intersection(builder.plan.clips[around.clip].extent)
    let pose = transition.pose(in: layer.geometry.bounds)
    let begin = builder.beginGroup(extent)
    var inner = LayerVisit.Surroundings(map: around.map, clip: builder.addClip(extent, inside: nil))
    inner.isClear = true
    if !pose.isOldInFront { addOld(transition.old, pose, map, clip: inner.clip) }
    addNew(layer, pose, map, inner)
    if pose.isOldInFront { addOld(transition.old, pose, map, clip: inner.clip) }
    builder.endGroup(begin, around.tint, blend: nil, clip: around.clip)
  }

  private func addNew(
    _ layer: RenderLayer, _ pose: TransitionPose, _ map: ProjectiveMap,
    _ around: LayerVisit.Surroundings
  ) {
    guard pose.newAlpha > 0, !layer.shown.isHidden, layer.shown.opacity > 0 else { return }
    var around = around
    around.ownMap = map.shifted(by: pose.newShift)
    if pose.newAlpha == 1 && !pose.isMixed { return add(layer, around) }
    let begin = builder.beginGroup(builder.plan.clips[around.clip].extent)
    around.clip = builder.addClip(builder.plan.clips[around.clip].extent, inside: nil)
    add(layer, around)
    let blend: BlendMode? = pose.isMixed ? .plusLighter : nil
    builder.endGroup(begin, Tint(opacity: pose.newAlpha), blend: blend, clip: around.clip)
  }

  private func addOld(
    _ old: OutgoingBitmap?, _ pose: TransitionPose, _ map: ProjectiveMap, clip: Int
  ) {
    let tint = Tint(opacity: pose.oldAlpha).pixel
    guard let old, tint != 0 else { return }
    let map = old.toPlane.concatenating(map.shifted(by: pose.oldShift))
    let shape = map.shape(of: PlaneRect(PixelRect(size: old.pixels.size)))
    guard let extent = builder.visibleExtent(of: shape, clip: clip),
      let placement = PlanImage.Placement(map: map, shape: shape)
    else { return }
    let item = PlanItem(.image(builder.plan.images.count), extent: extent)
    let image = PlanImage(
      pixels: old.pixels, shape: builder.addShape(shape), placement: placement, tint: tint)
    builder.plan.images.append(image)
    builder.append(item, clip: clip)
  }
}

extension ProjectiveMap {
  /// The map after a translation within the plane.
  fileprivate func shifted(by shift: SIMD2<Double>) -> ProjectiveMap {
    if shift == .zero { return self }
    return ProjectiveMap(AffineMap(translationX: shift.x, y: shift.y)).concatenating(self)
  }
}
