import RasterKit

/// Transparent buffers for groups, one per nesting depth; their memory is reused from frame to
/// frame.
final class OffscreenPass {
  private struct Sheet {
    var memory: UnsafeMutablePointer<UInt32>
    var capacity: Int
  }

  private var sheets: [Sheet] = []
  private var open: [PixelTarget] = []

  deinit { for sheet in sheets { sheet.memory.deallocate() } }

  /// The current group's buffer; nil outside all groups.
  var target: PixelTarget? { open.last }

  /// Paints everything until the matching end on transparent pixels of this area.
  func begin(_ area: PixelRect) {
    let stride = (Int(area.width) + 15) & ~15
    let memory = sheet(open.count, capacity: stride * Int(area.height))
    let target = PixelTarget(base: memory, stride: stride, bounds: area)
    Kernels.fill(target, rect: area, color: 0)
    open.append(target)
  }

  /// The finished group; its pixels stay valid until another group of the same depth begins.
  func end() -> PixelTarget { open.removeLast() }

  private func sheet(_ depth: Int, capacity: Int) -> UnsafeMutablePointer<UInt32> {
    if depth == sheets.count { sheets.append(Sheet(memory: .allocate(capacity: 0), capacity: 0)) }
    if sheets[depth].capacity < capacity {
      sheets[depth].memory.deallocate()
      sheets[depth] = Sheet(memory: .allocate(capacity: capacity), capacity: capacity)
    }
    return sheets[depth].memory
  }
}
