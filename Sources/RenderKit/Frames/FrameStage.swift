import Diagnostics

/// A stage of a frame, as the frame trace shows it.
enum FrameStage {
  case apply, evaluate, damage, backdrops, plan, cull, paint, present

  var name: StaticString {
    switch self {
    case .apply: "Apply"
    case .evaluate: "Evaluate"
    case .damage: "Damage"
    case .backdrops: "Backdrops"
    case .plan: "Plan"
    case .cull: "Cull"
    case .paint: "Paint"
    case .present: "Present"
    }
  }

  /// What is worth knowing of the stage in what it counted.
  func figures(_ counts: FrameCounts) -> [(StaticString, Int)] {
    switch self {
    case .apply: [("packets", counts.packetsApplied), ("bytes", counts.bytesCommitted)]
    case .evaluate: [("layers", counts.layersEvaluated)]
    case .damage: [("layers", counts.layersChanged)]
    case .backdrops: [("pixels", counts.pixelsRead), ("cells", counts.cellsBlurred)]
    case .plan:
      [
        ("layers", counts.layersVisited), ("items", counts.itemsPlanned),
        ("pixels", counts.pixelsRepainted), ("shadows", counts.shadowsBlurred),
      ]
    case .cull: [("items", counts.itemsCulled)]
    case .paint: [("pixels", counts.pixelsPainted), ("bitmaps", counts.bitmapsPainted)]
    case .present: [("pixels", counts.pixelsDamaged)]
    }
  }
}

extension FramePipeline {
  /// Runs a stage, adds what it counts to `counts`, and shows it in the frame trace.
  func trace(
    _ stage: FrameStage, _ counts: inout FrameCounts, _ body: (inout FrameCounts) -> Void
  ) {
    let span = FrameTrace.begin(stage.name, on: .render)
    var own = FrameCounts()
    body(&own)
    counts += own
    span?.end(stage.figures(own))
  }
}
