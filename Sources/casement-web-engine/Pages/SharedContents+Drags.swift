import CUIWebKitGTK
import Foundation
import WebEngineProtocol

// What the user drags out of a page. GTK would drag from where it believes that the page is, so a script keeps it from
// that, and the program drags in its place.
extension SharedContents {
  private static let dragHandler = "casementDrag"

  func watchDrags() {
    typealias Received = @convention(c) (CUIObject, CUIObject, UnsafeMutableRawPointer?) -> Void
    let received: Received = { _, result, context in
      let contents: SharedContents = owner(context)
      contents.dragged(gtk.webkit_javascript_result_get_js_value(result))
    }
    connect(manager, "script-message-received::\(Self.dragHandler)", self, received)
    _ = gtk.webkit_user_content_manager_register_script_message_handler_in_world(
      manager, Self.dragHandler, PageDrag.world)
    addDragScript()
  }

  func addDragScript() {
    add(
      PageScript(
        source: Self.dragScript, runsAtEnd: false, onlyMainFrame: false, world: PageDrag.world))
  }

  /// The program knows in which of the pages a button is held.
  private func dragged(_ value: CUIObject) {
    guard let text = ScriptText.text(of: value),
      let drag = try? JSONDecoder().decode(PageDrag.self, from: Data(text.utf8))
    else { return }
    for page in pages { page.tell(.dragWanted(drag)) }
  }

  private static let dragScript = """
    {
      let source
      globalThis.casementDragEnd = dropEffect => {
        const dataTransfer = new DataTransfer
        dataTransfer.dropEffect = dropEffect
        source?.dispatchEvent(new DragEvent("dragend", { bubbles: true, composed: true, dataTransfer }))
        source = undefined
      }
      const isSelected = (x, y) => {
        const selection = getSelection()
        return selection.rangeCount > 0 && !selection.isCollapsed
          && [...selection.getRangeAt(0).getClientRects()].some(rect =>
            x >= rect.left && x < rect.right && y >= rect.top && y < rect.bottom)
      }
      const describe = (element, x, y) => {
        const field = element.closest("input, textarea")
        if (field) {
          const text = field.value.slice(field.selectionStart, field.selectionEnd)
          return { texts: text ? { "text/plain": text } : {} }
        }
        if (isSelected(x, y)) return { texts: { "text/plain": String(getSelection()) } }
        const link = element.closest("a[href], area[href]"), image = element.closest("img")
        const url = link ? link.href : image?.currentSrc
        if (typeof url !== "string" || !url) return { texts: {} }
        const title = link ? link.textContent.trim() : image.alt
        return { texts: { "text/uri-list": url, "text/plain": url }, title: title || null }
      }
      addEventListener("dragstart", event => {
        if (!event.isTrusted || event.defaultPrevented) return
        const element = event.composedPath().find(node => node instanceof Element)
        if (!element || element.type === "password") return
        const { dataTransfer, clientX, clientY } = event, texts = {}
        for (const type of dataTransfer.types) {
          if (type !== "Files") texts[type] = dataTransfer.getData(type)
        }
        const drag = describe(element, clientX, clientY)
        if (Object.keys(texts).length > 0) drag.texts = texts
        event.preventDefault()
        source = element
        webkit.messageHandlers.casementDrag.postMessage(drag)
      })
    }
    """
}
