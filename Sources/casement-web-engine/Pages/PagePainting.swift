import CUIWebKitGTK
import WebEngineProtocol

/// Paints what WebKit has drawn into shared memory, once for each frame, and only what changed.
///
/// A buffer belongs to the program from the message that it is painted until it is released. Each remembers what
/// has changed since it was painted.
final class PagePainting {
  weak var page: Page?
  private let view: CUIObject
  private let memory: SharedMemory
  private var geometry: PageGeometry?
  private var buffers: [PageBuffer] = []
  /// What changed since the program was told last.
  private var damage: DamagedPart?
  private var isPainting = false

  var isVisible = true {
    didSet { if isVisible && !oldValue { paint() } }
  }

  init(view: CUIObject, memory: SharedMemory) {
    (self.view, self.memory) = (view, memory)
    let draw: @convention(c) (CUIObject, CUIObject, UnsafeMutableRawPointer?) -> Int32 = {
      _, cairo, context in
      let painting: PagePainting = owner(context)
      return painting.draw(cairo)
    }
    connect(view, "draw", self, draw)
  }

  /// GTK would draw into a window that no one sees; only the places it would draw at are of use.
  private func draw(_ cairo: CUIObject) -> Int32 {
    if isPainting { return 0 }
    let clips = gtk.cairo_copy_clip_rectangle_list(cairo)
    defer { gtk.cairo_rectangle_list_destroy(clips) }
    for index in 0..<Int(clips.pointee.count) {
      let clip = clips.pointee.rectangles![index]
      spoil(DamagedPart(clip))
    }
    paint()
    return 1
  }

  /// Pixels of a point.
  var scale: Double { geometry?.scale ?? 1 }

  func begin(_ geometry: PageGeometry) {
    self.geometry = geometry
    buffers = geometry.buffers.compactMap {
      PageBuffer($0, width: geometry.width, height: geometry.height, memory: memory)
    }
    damage = nil
    spoil(DamagedPart(x: 0, y: 0, width: geometry.width, height: geometry.height))
  }

  func release(_ id: BufferID) {
    guard let buffer = buffers.first(where: { $0.id == id }) else { return }
    buffer.isTaken = false
    paint()
  }

  private func spoil(_ part: DamagedPart) {
    guard let geometry, let part = part.clipped(to: geometry) else { return }
    damage = part.united(with: damage)
    for buffer in buffers { buffer.stale = part.united(with: buffer.stale) }
  }

  private func paint() {
    guard isVisible, let damage, let geometry, let page else { return }
    guard let buffer = buffers.first(where: { !$0.isTaken }) else { return }
    isPainting = true
    buffer.paint(view)
    isPainting = false
    buffer.isTaken = true
    self.damage = nil
    let frame = PaintedFrame(
      buffer: buffer.id, generation: geometry.generation, damage: [damage])
    page.tell(.painted(frame))
  }
}

/// A buffer of the page in shared memory.
private final class PageBuffer {
  let id: BufferID
  var isTaken = false
  var stale: DamagedPart?
  private let pixels: MappedMemory
  private let surface: CUIObject

  init?(_ buffer: SharedBuffer, width: Int, height: Int, memory: SharedMemory) {
    let length = buffer.stride * height
    guard let pixels = memory.map(offset: buffer.offset, length: length, isWritable: true) else {
      return nil
    }
    let argb32: Int32 = 0
    (id, self.pixels) = (buffer.id, pixels)
    surface = gtk.cairo_image_surface_create_for_data(
      pixels.base, argb32, Int32(width), Int32(height), Int32(buffer.stride))
  }

  deinit { gtk.cairo_surface_destroy(surface) }

  func paint(_ view: CUIObject) {
    guard let stale else { return }
    self.stale = nil
    let cairo = gtk.cairo_create(surface)
    gtk.cairo_rectangle(
      cairo, Double(stale.x), Double(stale.y), Double(stale.width), Double(stale.height))
    gtk.cairo_clip(cairo)
    gtk.cairo_set_source_rgb(cairo, 1, 1, 1)
    gtk.cairo_paint(cairo)
    gtk.gtk_widget_draw(view, cairo)
    gtk.cairo_destroy(cairo)
    gtk.cairo_surface_flush(surface)
  }
}

extension DamagedPart {
  init(_ clip: CUIRectangle) {
    let (left, top) = (clip.x.rounded(.down), clip.y.rounded(.down))
    let (right, bottom) = ((clip.x + clip.width).rounded(.up), (clip.y + clip.height).rounded(.up))
    self.init(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
  }

  func united(with other: DamagedPart?) -> DamagedPart {
    guard let other else { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    let right = max(x + width, other.x + other.width)
    let bottom = max(y + height, other.y + other.height)
    return DamagedPart(x: left, y: top, width: right - left, height: bottom - top)
  }

  func clipped(to geometry: PageGeometry) -> DamagedPart? {
    let (left, top) = (max(x, 0), max(y, 0))
    let (right, bottom) = (min(x + width, geometry.width), min(y + height, geometry.height))
    guard left < right, top < bottom else { return nil }
    return DamagedPart(x: left, y: top, width: right - left, height: bottom - top)
  }
}
