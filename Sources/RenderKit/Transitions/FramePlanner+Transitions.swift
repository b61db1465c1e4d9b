import RasterKit

extension FramePlanner {
  /// False for the picture itself of what the layer shows now, and where groups are too deep.
  func mayPlan(_ transition: LayerTransition, in around: PlanVisit.Surroundings) -> Bool {
    around.ownMap == nil && !around.isBitmap && depth.groups < GroupDepth.limit - 1
  }

  /// Plans a layer in transition: its old picture and what it shows now, on clear pixels of their
  /// own, so that two halves of the same make the whole.
  func addTransition(
    _ transition: LayerTransition, of layer: RenderLayer, _ map: PlaneMap,
    _ around: PlanVisit.Surroundings
  ) {
    let extent = map.pixelExtent(of: layer.geometry.reach)
      .intersection(plan.clips[around.clip].extent)
    let pose = transition.pose(in: layer.geometry.bounds)
    let begin = beginPass(extent)
    var inner = PlanVisit.Surroundings(map: around.map, clip: addClip(extent, inside: nil))
    inner.isClear = true
    if !pose.isOldInFront { addOld(transition.old, pose, map, clip: inner.clip) }
    addNew(layer, pose, map, inner)
    if pose.isOldInFront { addOld(transition.old, pose, map, clip: inner.clip) }
    endPass(begin, around.veil, blend: nil, clip: around.clip)
  }

  private func addNew(
    _ layer: RenderLayer, _ pose: TransitionPose, _ map: PlaneMap,
    _ around: PlanVisit.Surroundings
  ) {
    guard pose.newAlpha > 0, !layer.shown.isHidden, layer.shown.opacity > 0 else { return }
    var around = around
    around.ownMap = map.shifted(by: pose.newShift)
    if pose.newAlpha == 1 && !pose.isMixed { return walk(layer, around) }
    let begin = beginPass(plan.clips[around.clip].extent)
    around.clip = addClip(plan.clips[around.clip].extent, inside: nil)
    walk(layer, around)
    let blend: BlendMode? = pose.isMixed ? .plusLighter : nil
    endPass(begin, Veil(opacity: pose.newAlpha), blend: blend, clip: around.clip)
  }

  private func addOld(_ old: OldPicture?, _ pose: TransitionPose, _ map: PlaneMap, clip: Int) {
    let veil = Veil(opacity: pose.oldAlpha).pixel
    guard let old, veil != 0 else { return }
    let map = old.toPlane.concatenating(map.shifted(by: pose.oldShift))
    let shape = map.shape(of: PlaneBox(PixelRect(size: old.pixels.size)))
    guard let extent = visibleExtent(of: shape, clip: clip),
      let placement = PlanImage.Placement(map: map, shape: shape)
    else { return }
    let item = PlanItem(.image(plan.images.count), extent: extent)
    plan.images.append(
      PlanImage(pixels: old.pixels, shape: addShape(shape), placement: placement, veil: veil))
    append(item, clip: clip)
  }

  /// Begins clear pixels for what comes next; answers the place to end them with.
  func beginPass(_ extent: PixelRect) -> Int {
    depth.groups += 1
    plan.items.append(PlanItem(.beginGroup(end: 0), extent: extent))
    return plan.items.count - 1
  }

  /// Lays what has been painted since onto what is beneath.
  func endPass(_ begin: Int, _ veil: Veil, blend: BlendMode?, clip: Int) {
    depth.groups -= 1
    close(PlanVisit.Group(begin: begin, clip: clip, veil: veil, filter: blend))
  }
}

extension PlaneMap {
  /// The map of a plane that has been moved in itself first.
  fileprivate func shifted(by shift: SIMD2<Double>) -> PlaneMap {
    if shift == .zero { return self }
    return PlaneMap(AffineMap(translationX: shift.x, y: shift.y)).concatenating(self)
  }
}
