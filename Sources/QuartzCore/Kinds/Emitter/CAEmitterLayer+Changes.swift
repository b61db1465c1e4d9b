import CoreGraphics
import Diagnostics
import RenderKit

/// Emitter properties whose types differ on the render side.
struct EmitterStyles {
  var cells: [CAEmitterCell]?
  var shape = CAEmitterLayerEmitterShape.point
  var mode = CAEmitterLayerEmitterMode.volume
  var renderMode = CAEmitterLayerRenderMode.unordered
}

extension CAEmitterLayer {
  func changeCells(to new: [CAEmitterCell]?) {
    styles.cells = new
    let cells = (new ?? []).map { $0.snapshot(depth: 0) }
    let usable = cells.filter(\.isFinite)
    changeSilently(\.emitter.cells, to: usable, .contents)
    if usable.count < cells.count {
      Log.layers.write("emitter cells left out: not all their values are numbers")
    }
  }

  func changeShape(to new: CAEmitterLayerEmitterShape) {
    guard let shape = new.shape else { return Log.layers.write("no emitter shape \(new.rawValue)") }
    styles.shape = new
    changeSilently(\.emitter.shape, to: shape)
  }

  func changeMode(to new: CAEmitterLayerEmitterMode) {
    guard let mode = new.mode else { return Log.layers.write("no emitter mode \(new.rawValue)") }
    styles.mode = new
    changeSilently(\.emitter.mode, to: mode)
  }

  func changeRenderMode(to new: CAEmitterLayerRenderMode) {
    guard let order = new.order else { return Log.layers.write("no render mode \(new.rawValue)") }
    styles.renderMode = new
    changeSilently(\.emitter.isAdditive, to: new == .additive)
    changeSilently(\.emitter.order, to: order)
  }

  /// Copies values set by key path to the program's own cells.
  func takeCells(_ new: [EmitterCellSnapshot]) {
    let cells = (styles.cells ?? []).filter { $0.snapshot(depth: 0).isFinite }
    for (cell, state) in zip(cells, new) { cell.take(state) }
    changeSilently(\.emitter.cells, to: new, .contents)
  }
}

extension EmitterCellSnapshot {
  var isFinite: Bool {
    let spreads = [
      motion.lifetime, motion.velocity, motion.longitude, motion.scale, motion.spin,
    ]
    let sum =
      motion.birthRate + motion.scaleSpeed + motion.begin + contents.scale + motion.latitude
      + motion.acceleration.sum() + motion.color.sum() + motion.colorRange.sum()
      + motion.colorSpeed.sum()
    return spreads.reduce(sum) { $0 + $1.middle + $1.range }.isFinite && contents.rect.isPlaceable
      && cells.allSatisfy(\.isFinite)
  }
}
