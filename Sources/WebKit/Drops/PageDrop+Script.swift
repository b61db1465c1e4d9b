extension PageDrop {
  /// Scripts of the page don't see what the script sees.
  static let world = "casement-drop"

  /// The body of a function of `drop`. The page's handlers come first; without one for it, text goes into the field
  /// and files into the chooser below.
  static let script = """
    const { x, y, text, url, files, others } = drop
    const target = document.elementFromPoint(x, y) ?? document.documentElement
    const transfer = new DataTransfer
    if (text !== undefined) transfer.setData("text/plain", text)
    if (url !== undefined) transfer.setData("text/uri-list", url)
    for (const [type, value] of Object.entries(others ?? {})) transfer.setData(type, value)
    for (const { name, type, data } of files) {
      const bytes = Uint8Array.from(atob(data), letter => letter.charCodeAt(0))
      transfer.items.add(new File([bytes], name, { type }))
    }
    const isTaken = type => !target.dispatchEvent(new DragEvent(type, {
      bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y, dataTransfer: transfer
    }))
    isTaken("dragenter")
    if (isTaken("dragover")) return isTaken("drop")
    isTaken("dragleave")
    if (files.length > 0) {
      if (target.type !== "file" || target.disabled) return false
      target.files = transfer.files
      for (const type of ["input", "change"]) {
        target.dispatchEvent(new Event(type, { bubbles: true }))
      }
      return true
    }
    const inserted = text ?? url
    if (inserted === undefined) return false
    const field = target.closest("input, textarea")
    const place = document.caretRangeFromPoint(x, y)
    if (field) field.focus()
    else if (target.isContentEditable && place) getSelection().collapse(place.startContainer, place.startOffset)
    else return false
    return document.execCommand("insertText", false, inserted)
    """
}
