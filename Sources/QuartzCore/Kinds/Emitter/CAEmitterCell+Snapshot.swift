import CoreGraphics
import Diagnostics
import RenderKit

extension CAEmitterCell {
  /// Cells nested deeper than this are ignored.
  private static let deepest = 4

  /// The cell as a value, at this nesting depth.
  func snapshot(depth: Int) -> EmitterCellSnapshot {
    var cell = EmitterCellSnapshot()
    cell.name = name
    cell.motion.begin = beginTime
    cell.motion.duration = duration > 0 ? duration : .infinity
    for setter in CAEmitterCell.setters { setter.store(self, &cell) }
    let inner = emitterCells ?? []
    if depth < CAEmitterCell.deepest {
      cell.cells = inner.map { $0.snapshot(depth: depth + 1) }
    } else if !inner.isEmpty {
      Log.layers.write("emitter cells more than \(CAEmitterCell.deepest) deep in others left out")
    }
    return cell
  }

  /// Copies values changed by key path to the cell, through the properties' own setters.
  func take(_ new: EmitterCellSnapshot) {
    let old = snapshot(depth: 0)
    for setter in CAEmitterCell.setters { setter.take(self, old, new) }
  }
}

/// Copies one property of a cell from the model to a snapshot and back.
struct CellSetter: Sendable {
  /// Copies from the model.
  let store: @Sendable (CAEmitterCell, inout EmitterCellSnapshot) -> Void
  /// Copies to the model if the two snapshots differ.
  let take: @Sendable (CAEmitterCell, EmitterCellSnapshot, EmitterCellSnapshot) -> Void

  init<Value>(
    _ property: TypedCellProperty<Value>, _ get: @escaping @Sendable (CAEmitterCell) -> Value,
    _ set: @escaping @Sendable (CAEmitterCell, Value) -> Void
  ) {
    store = { $1[keyPath: property.path] = get($0) }
    take = { cell, old, new in
      let value = new[keyPath: property.path]
      if !Value.areSame(old[keyPath: property.path], value) { set(cell, value) }
    }
  }

  init<Value>(
    _ property: TypedCellProperty<Value>,
    _ path: any ReferenceWritableKeyPath<CAEmitterCell, Value> & Sendable
  ) {
    self.init(property, { $0[keyPath: path] }, { $0[keyPath: path] = $1 })
  }

  /// For a property with another number type in the model.
  init<Number: BinaryFloatingPoint & SendableMetatype>(
    _ property: TypedCellProperty<Double>,
    converting path: any ReferenceWritableKeyPath<CAEmitterCell, Number> & Sendable
  ) {
    self.init(property, { Double($0[keyPath: path]) }, { $0[keyPath: path] = Number($1) })
  }
}
