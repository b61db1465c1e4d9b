import CUIWebKitGTK

/// Values of scripts as the text that the protocol has for them, and back. Scripts do it in the engine's own
/// context, which no page reaches.
enum ScriptText {
  /// Twice as long, for the marks that a message adds, it still is one.
  private static let longest = 7 << 20

  /// Nil for a value that has no counterpart, or is longer than a message.
  static func text(of value: CUIObject) -> String? {
    let context = gtk.jsc_value_get_context(value)
    let result = call(encoder, value, in: context)
    defer { gtk.g_object_unref(result) }
    guard gtk.jsc_value_is_string(result) != 0, let text = gtk.jsc_value_to_string(result) else {
      gtk.jsc_context_clear_exception(context)
      return nil
    }
    defer { gtk.g_free(text) }
    let string = String(cString: text)
    return string.utf8.count <= longest ? string : nil
  }

  static func value(of text: String, in context: CUIObject) -> CUIObject {
    let plain = gtk.jsc_value_new_from_json(context, text)
    if !hasMarks(text) { return plain }
    defer { gtk.g_object_unref(plain) }
    return call(decoder, plain, in: context)
  }

  /// The value in a script's source.
  static func expression(_ text: String) -> String {
    hasMarks(text) ? "(\(decoder))(\(text))" : text
  }

  private static func hasMarks(_ text: String) -> Bool { text.contains("\"$\"") }

  private static func call(_ function: String, _ value: CUIObject, in context: CUIObject)
    -> CUIObject
  {
    let object = gtk.jsc_context_evaluate(context, "(\(function))", -1)
    defer { gtk.g_object_unref(object) }
    var parameters: [CUIObject?] = [value]
    return parameters.withUnsafeMutableBufferPointer {
      gtk.jsc_value_function_callv(object, 1, $0.baseAddress!)
    }
  }

  private static let encoder = """
    value => JSON.stringify((function encode(value) {
      switch (typeof value) {
      case "number": return Number.isFinite(value) ? value : { $: String(value) }
      case "undefined": return { $: "undefined" }
      case "string": case "boolean": return value
      case "object": break
      default: throw new TypeError
      }
      if (value === null) return null
      if (value instanceof Date) return { $: value.getTime() }
      if (Array.isArray(value)) return Array.from(value, item => encode(item))
      const result = Object.create(null)
      for (const key of Object.keys(value)) result[key] = encode(value[key])
      return "$" in result ? { $: result } : result
    })(value))
    """

  private static let decoder = """
    function decode(value) {
      if (value === null || typeof value !== "object") return value
      if (Array.isArray(value)) return value.map(item => decode(item))
      if ("$" in value) {
        const marked = value.$
        if (typeof marked === "number") return new Date(marked)
        if (typeof marked === "string") return Number(marked)
        value = marked
      }
      const result = {}
      for (const key of Object.keys(value)) result[key] = decode(value[key])
      return result
    }
    """
}
