extension UIDynamicAnimator {
  func add(_ behavior: UIDynamicBehavior) {
    if behaviors.contains(where: { $0 === behavior }) { return }
    precondition(
      behavior.dynamicAnimator == nil,
      "a behavior belongs to one animator: remove it from the other first")
    behaviors.append(behavior)
    behavior.join(self)
    wake()
  }

  func remove(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: index)
    behavior.join(nil)
    wake()
  }

  /// All behaviors, parents before children.
  var leaves: [UIDynamicBehavior] { behaviors.flatMap(\.family) }

  func index(of item: any UIDynamicItem) -> Int? { indices[ObjectIdentifier(item)] }

  func body(of item: any UIDynamicItem) -> RigidBody? {
    refresh()
    return index(of: item).map { world.bodies[$0] }
  }

  /// Updates bodies and colliders from the behaviors, once after each change.
  func refresh() {
    guard isStale else { return }
    isStale = false
    let leaves = leaves
    keepItems(of: leaves)
    for (index, item) in items.enumerated() {
      world.bodies[index].make(of: material(of: item.item, leaves))
    }
    refreshColliders()
    for leaf in leaves { leaf.enter(self) }
  }

  private func keepItems(of leaves: [UIDynamicBehavior]) {
    let (oldItems, oldBodies, oldIndices) = (items, world.bodies, indices)
    (items, world.bodies, indices) = ([], [], [:])
    for item in leaves.flatMap(\.ownItems) where indices[ObjectIdentifier(item)] == nil {
      indices[ObjectIdentifier(item)] = items.count
      if let old = oldIndices[ObjectIdentifier(item)] {
        items.append(oldItems[old])
        world.bodies.append(oldBodies[old])
      } else {
        let new = DynamicItemBody(item)
        items.append(new)
        world.bodies.append(new.makeBody())
      }
    }
  }

  private func material(
    of item: any UIDynamicItem, _ leaves: [UIDynamicBehavior]
  ) -> BodyMaterial {
    let last = leaves.last { leaf in
      (leaf as? UIDynamicItemBehavior)?.items.contains { $0 === item } == true
    }
    return (last as? UIDynamicItemBehavior)?.material ?? BodyMaterial()
  }

  private func refreshColliders() {
    var number = 0
    world.colliders = collisions.map { collision in
      collision.boundaryNames = [:]
      var lines: [(Boundary, number: Int)] = []
      let meetsBoundaries = collision.collisionMode.contains(.boundaries)
      for (name, parts) in meetsBoundaries ? collision.outlines(in: referenceView) : [] {
        let group = number
        for part in parts {
          lines.append((part, number))
          collision.boundaryNames[number] = .init(identifier: name, group: group)
          number += 1
        }
      }
      return DynamicWorld.Collider(
        bodies: collision.items.compactMap(index(of:)),
        meetsBodies: collision.collisionMode.contains(.items), boundaries: lines)
    }
  }

  var collisions: [UICollisionBehavior] { leaves.compactMap { $0 as? UICollisionBehavior } }

  func reread(_ item: any UIDynamicItem) {
    refresh()
    guard let index = index(of: item) else { return }
    let old = world.bodies[index]
    items[index] = DynamicItemBody(item)
    var body = items[index].makeBody()
    body.make(of: old.material)
    (body.velocity, body.spin) = (old.velocity, old.spin)
    world.bodies[index] = body
    wake()
  }
}
