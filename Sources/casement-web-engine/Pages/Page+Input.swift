import CUIWebKitGTK
import WebEngineProtocol

// Input as GDK's events.
extension Page {
  /// Points of the program in pixels of the view.
  private var scale: Double { painting.scale }

  private func post<Event>(_ type: Int32, as: Event.Type, _ fill: (inout Event) -> Void) {
    guard let window = gtk.gtk_widget_get_window(view), let display = gtk.gdk_display_get_default()
    else { return }
    let event = gtk.gdk_event_new(type)
    let head = event.assumingMemoryBound(to: CUIEventHead.self)
    head.pointee.window = gtk.g_object_ref(window)
    head.pointee.isSent = 1
    fill(&event.assumingMemoryBound(to: Event.self).pointee)
    let seat = gtk.gdk_display_get_default_seat(display)
    let isKey = type == 8 || type == 9 || type == 12
    if let device = isKey ? gtk.gdk_seat_get_keyboard(seat) : gtk.gdk_seat_get_pointer(seat) {
      gtk.gdk_event_set_device(event, device)
      gtk.gdk_event_set_source_device(event, device)
    }
    gtk.gtk_main_do_event(event)
    gtk.gdk_event_free(event)
  }

  private var milliseconds: UInt32 {
    UInt32(truncatingIfNeeded: gtk.g_get_monotonic_time() / 1000)
  }

  func send(_ input: PointerInput) {
    lastPointer = (input.x, input.y)
    switch input.action {
    case .moved: postMotion(input)
    case .pressed: postButton(4, input)
    case .released: postButton(7, input)
    case .left:
      post(11, as: CUICrossingEvent.self) { $0.time = milliseconds }
    }
    tellCursor()
  }

  private func postMotion(_ input: PointerInput) {
    post(3, as: CUIMotionEvent.self) {
      $0.head.time = milliseconds
      ($0.x, $0.y) = (input.x * scale, input.y * scale)
      ($0.rootX, $0.rootY) = ($0.x, $0.y)
      $0.state = input.modifiers.gdkMask | Page.buttonMask(input.button)
    }
  }

  private func postButton(_ type: Int32, _ input: PointerInput) {
    post(type, as: CUIButtonEvent.self) {
      $0.head.time = milliseconds
      ($0.x, $0.y) = (input.x * scale, input.y * scale)
      ($0.rootX, $0.rootY) = ($0.x, $0.y)
      $0.button = Page.xButton(input.button)
      $0.state = input.modifiers.gdkMask | (type == 7 ? Page.buttonMask(input.button) : 0)
    }
  }

  /// X counts the middle button as the second one.
  private static func xButton(_ button: Int) -> UInt32 {
    button == 2 ? 3 : button == 3 ? 2 : UInt32(clamping: max(button, 1))
  }

  private static func buttonMask(_ button: Int) -> UInt32 {
    (1...3).contains(button) ? 1 << (7 + xButton(button)) : 0
  }

  func send(_ input: ScrollInput) {
    let (smooth, step): (Int32, Double) = (4, 40)
    post(31, as: CUIScrollEvent.self) {
      $0.head.time = milliseconds
      ($0.x, $0.y) = (input.x * scale, input.y * scale)
      $0.direction = smooth
      ($0.deltaX, $0.deltaY) = (input.dx * scale / step, input.dy * scale / step)
      $0.state = input.modifiers.gdkMask
    }
  }

  func send(_ input: TouchInput) {
    lastPointer = (input.x, input.y)
    let types: [TouchInput.Action: Int32] = [.began: 37, .moved: 38, .ended: 39, .cancelled: 40]
    post(types[input.action]!, as: CUITouchEvent.self) {
      $0.head.time = milliseconds
      ($0.x, $0.y) = (input.x * scale, input.y * scale)
      ($0.rootX, $0.rootY) = ($0.x, $0.y)
      $0.sequence = UnsafeMutableRawPointer(bitPattern: UInt(input.finger) + 1)
    }
  }

  func postKeyEvent(_ type: Int32, _ fill: (inout CUIKeyEvent) -> Void) {
    post(type, as: CUIKeyEvent.self) {
      $0.head.time = milliseconds
      fill(&$0)
    }
  }

  func setFocused(_ isFocused: Bool) {
    post(12, as: CUIFocusEvent.self) { $0.isIn = isFocused ? 1 : 0 }
  }
}
