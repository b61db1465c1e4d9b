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
    _ path: WritableKeyPath<EmitterSnapshot, Value>, to new: Value, if isUsable: Bool,
    _ name: String
  ) {
    guard accepts(isUsable, name) else { return }
    changeSilently(.contents, from: snapshot.emitter[keyPath: path], to: new) {
      $0.emitter[keyPath: path] = new
    }
  }

  func changeCells(to new: [CAEmitterCell]?) {
    styles.cells = new
    let cells = (new ?? []).filter(\.isEnabled).map(\.snapshot)
    let isUsable = cells.allSatisfy(\.motion.isFinite)
    change(\.cells, to: cells.filter(\.motion.isFinite), if: true, "emitterCells")
    if !isUsable { Refusal.log("emitter cells left out: not all their values are numbers") }
  }

  func changeShape(to new: CAEmitterLayerEmitterShape) {
    guard let shape = new.shape else { return Refusal.log("no emitter shape \(new.rawValue)") }
    styles.shape = new
    change(\.shape, to: shape, if: true, "emitterShape")
  }

  func changeMode(to new: CAEmitterLayerEmitterMode) {
    guard let mode = new.mode else { return Refusal.log("no emitter mode \(new.rawValue)") }
    styles.mode = new
    change(\.mode, to: mode, if: true, "emitterMode")
  }

  func changeRenderMode(to new: CAEmitterLayerRenderMode) {
    guard new.isKnown else { return Refusal.log("no render mode \(new.rawValue)") }
    styles.renderMode = new
    change(\.isAdditive, to: new == .additive, if: true, "renderMode")
    change(\.isNewestFirst, to: new == .oldestLast, if: true, "renderMode")
  }
}

extension EmitterCellSnapshot.Motion {
  var isFinite: Bool {
    let spreads = [lifetime, velocity, direction, scale, spin]
    let sum =
      birthRate + scaleSpeed + contentsScale + acceleration.sum() + color.sum()
      + colorRange.sum() + colorSpeed.sum()
    return spreads.reduce(sum) { $0 + $1.middle + $1.range }.isFinite
  }
}
