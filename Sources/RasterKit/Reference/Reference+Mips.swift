extension Reference {
  package static func halve(
    _ row: UnsafeMutablePointer<UInt32>, from top: UnsafePointer<UInt32>,
    _ bottom: UnsafePointer<UInt32>, count: Int
  ) {
    for i in 0..<count {
      row[i] = 0
      for shift in stride(from: UInt32(0), to: 32, by: 8) {
        let sum = [top[2 * i], top[2 * i + 1], bottom[2 * i], bottom[2 * i + 1]]
          .reduce(0) { $0 + ($1 >> shift & 255) }
        row[i] |= ((sum + 2) / 4) << shift
      }
    }
  }

  package static func mixRows(
    _ row: UnsafeMutablePointer<UInt32>, with other: UnsafePointer<UInt32>, weight: UInt32,
    count: Int
  ) {
    for i in 0..<count {
      var result: UInt32 = 0
      for shift in stride(from: UInt32(0), to: 32, by: 8) {
        let sum = (row[i] >> shift & 255) * (256 - weight) + (other[i] >> shift & 255) * weight
        result |= ((sum + 128) / 256) << shift
      }
      row[i] = result
    }
  }

  package static func sampleTrilinear(
    _ row: UnsafeMutablePointer<UInt32>, walk: MipCursor, count: Int
  ) {
    let coarse = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
    defer { coarse.deallocate() }
    sampleBilinear(row, source: walk.fine.source, walk: walk.fine.walk, count: count)
    sampleBilinear(coarse, source: walk.coarse.source, walk: walk.coarse.walk, count: count)
    mixRows(row, with: coarse, weight: walk.weight, count: count)
  }
}
