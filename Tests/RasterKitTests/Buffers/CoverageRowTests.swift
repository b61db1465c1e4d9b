import RasterKit
import Testing

@Suite struct CoverageRowTests {
  @Test func growsOnDemandAndNeverShrinks() {
    let row = CoverageRow(capacity: 10)
    let base = row.base
    row.reserve(64)
    #expect(row.base == base)
    row.reserve(1000)
    #expect(row.capacity == 1000)
    row.base[999] = 7
    row.reserve(5)
    #expect(row.capacity == 1000 && row.base[999] == 7)
  }
}
