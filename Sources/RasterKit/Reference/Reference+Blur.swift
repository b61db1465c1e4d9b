extension Reference {
  package static func blurAcross(
    _ row: UnsafeMutablePointer<UInt16>, from source: UnsafePointer<UInt8>, weights: [UInt16],
    count: Int
  ) {
    for i in 0..<count {
      let sum = weights.indices.reduce(0) { $0 + Int(weights[$1]) * Int(source[i + $1]) }
      row[i] = UInt16((sum + 128) / 256)
    }
  }

  package static func blurDown(
    _ row: UnsafeMutablePointer<UInt8>, from source: UnsafePointer<UInt16>, stride: Int,
    weights: [UInt16], count: Int
  ) {
    for i in 0..<count {
      let sum = weights.indices.reduce(0) { $0 + Int(weights[$1]) * Int(source[i + $1 * stride]) }
      row[i] = UInt8((sum + 1 << 23) / (1 << 24))
    }
  }
}
