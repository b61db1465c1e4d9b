import CoreGraphics
import RenderKit

/// What of an emitter layer the render side knows in other words.
struct EmitterStyles {
  var cells: [CAEmitterCell]?
  var shape = CAEmitterLayerEmitterShape.point
  var mode = CAEmitterLayerEmitterMode.volume
  var renderMode = CAEmitterLayerRenderMode.unordered
}

extension CAEmitterLayer {
  func change<Value: Equatable>(
    _ property: LayerProperty, _ path: WritableKeyPath<EmitterSnapshot, Value>, to new: Value,
    if isUsable: Bool
  ) {
    guard accepts(isUsable, property.key) else { return }
    change(property, from: snapshot.emitter[keyPath: path], to: new) {
      $0.emitter[keyPath: path] = new
    }
  }

  func changeSilently<Value: Equatable>(
    _ path: WritableKeyPath<EmitterSnapshot, Value>, to new: Value
  ) {
    changeSilently(.contents, from: snapshot.emitter[keyPath: path], to: new) {
      $0.emitter[keyPath: path] = new
    }
  }

  func changeCells(to new: [CAEmitterCell]?) {
    styles.cells = new
    let cells = (new ?? []).map { $0.snapshot(depth: 0) }
    let usable = cells.filter(\.isFinite)
    changeSilently(\.cells, to: usable)
    if usable.count < cells.count {
      Refusal.log("emitter cells left out: not all their values are numbers")
    }
  }

  func changeShape(to new: CAEmitterLayerEmitterShape) {
    guard let shape = new.shape else { return Refusal.log("no emitter shape \(new.rawValue)") }
    styles.shape = new
    changeSilently(\.shape, to: shape)
  }

  func changeMode(to new: CAEmitterLayerEmitterMode) {
    guard let mode = new.mode else { return Refusal.log("no emitter mode \(new.rawValue)") }
    styles.mode = new
    changeSilently(\.mode, to: mode)
  }

  func changeRenderMode(to new: CAEmitterLayerRenderMode) {
    guard let order = new.order else { return Refusal.log("no render mode \(new.rawValue)") }
    styles.renderMode = new
    changeSilently(\.isAdditive, to: new == .additive)
    changeSilently(\.order, to: order)
  }

  /// Through the property's own setter, which a subclass may override.
  func take(_ property: LayerProperty, from new: EmitterSnapshot) {
    switch property {
    case .emitterPosition: emitterPosition = new.position
    case .emitterZPosition: emitterZPosition = CGFloat(new.zPosition)
    case .emitterSize: emitterSize = new.size
    case .emitterDepth: emitterDepth = CGFloat(new.depth)
    case .birthRate: birthRate = Float(new.birthRate)
    case .lifetime: lifetime = Float(new.lifetime)
    case .velocity: velocity = Float(new.velocity)
    case .emitterScale: scale = Float(new.scale)
    case .spin: spin = Float(new.spin)
    default: takeCells(new.cells)
    }
  }

  /// The program's own cells follow what was set by key path.
  private func takeCells(_ new: [EmitterCellSnapshot]) {
    let cells = (styles.cells ?? []).filter { $0.snapshot(depth: 0).isFinite }
    for (cell, state) in zip(cells, new) { cell.take(state) }
    changeSilently(\.cells, to: new)
  }
}

extension EmitterCellSnapshot {
  var isFinite: Bool {
    let spreads = [
      motion.lifetime, motion.velocity, motion.longitude, motion.scale, motion.spin,
    ]
    let sum =
      motion.birthRate + motion.scaleSpeed + motion.begin + look.scale + motion.latitude
      + motion.acceleration.sum() + motion.color.sum() + motion.colorRange.sum()
      + motion.colorSpeed.sum()
    return spreads.reduce(sum) { $0 + $1.middle + $1.range }.isFinite && look.rect.isPlaceable
      && cells.allSatisfy(\.isFinite)
  }
}
