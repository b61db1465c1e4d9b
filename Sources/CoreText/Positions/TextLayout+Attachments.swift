import CoreGraphics

extension TextLayout {
  /// Where attachments stand: their left ends on the baseline. Those that are omitted are left out.
  package var attachmentPens: [(unit: Int, pen: CGPoint)] {
    var found: [(unit: Int, pen: CGPoint)] = []
    var (byte, unit) = (0, 0)
    for (index, run) in storage.runs.enumerated() where run.attributes.attachment != nil {
      let end = index + 1 < storage.runs.count ? storage.runs[index + 1].start : storage.bytes.count
      unit += storage.units(in: byte..<run.start)
      byte = run.start
      while byte < end {
        let next = storage.byte(byte, advancedBy: 1)
        if let pen = attachmentPen(byte..<next, run) { found.append((unit, pen)) }
        unit += storage.units(in: byte..<next)
        byte = next
      }
    }
    return found
  }

  /// An attachment that is omitted has not its room.
  private func attachmentPen(_ bytes: Range<Int>, _ run: TextStorage.Run) -> CGPoint? {
    guard let room = run.attributes.attachment,
      let line = lines.last(where: { $0.source.range.contains(bytes.lowerBound) }),
      let place = line.source.xRanges(of: bytes).first,
      abs(place.upperBound - place.lowerBound - room.width) < 0.5
    else { return nil }
    return CGPoint(x: line.origin.x + place.lowerBound, y: line.origin.y)
  }
}
