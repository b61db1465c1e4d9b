package import CUIKernels

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

  package static func boxAcross(
    _ row: UnsafeMutablePointer<UInt16>, from source: UnsafePointer<UInt16>, box: cui_box,
    count: Int
  ) {
    let last = 2 * Int(box.reach) + 2
    for i in 0..<count {
      let sum = (1..<last).reduce(0) { $0 + Int(source[i + $1]) }
      row[i] = mean(sum, ends: Int(source[i]) + Int(source[i + last]), box)
    }
  }

  package static func boxDown(
    _ row: UnsafeMutablePointer<UInt16>, sums: UnsafeMutablePointer<UInt32>, rows: cui_box_rows,
    box: cui_box, count: Int
  ) {
    for i in 0..<count {
      row[i] = mean(Int(sums[i]), ends: Int(rows.before[i]) + Int(rows.after[i]), box)
      sums[i] = sums[i] + UInt32(rows.after[i]) - UInt32(rows.leaving[i])
    }
  }

  private static func mean(_ sum: Int, ends: Int, _ box: cui_box) -> UInt16 {
    UInt16(Float(sum) * box.middle + Float(ends) * box.end + 0.5)
  }
}
