extension SymbolTable {
  /// The symbols that exist in circles and squares too, and their size there.
  static let enclosed: [String: Double] = [
    "airplane": 0.54, "archivebox": 0.52, "arrow.clockwise": 0.55, "arrow.counterclockwise": 0.55,
    "arrow.down": 0.6, "arrow.down.left": 0.58, "arrow.down.right": 0.58, "arrow.left": 0.6,
    "arrow.right": 0.6, "arrow.triangle.2.circlepath": 0.58, "arrow.up": 0.6,
    "arrow.up.left": 0.58, "arrow.up.right": 0.58, "arrow.uturn.left": 0.54,
    "arrow.uturn.right": 0.54, "at": 0.58, "backward": 0.5, "bag": 0.52, "bell": 0.55,
    "bold": 0.55, "bolt": 0.55, "book": 0.5, "bookmark": 0.52, "calendar": 0.54, "camera": 0.52,
    "car": 0.5, "cart": 0.5, "checkmark": 0.56, "chevron.backward": 0.56, "chevron.down": 0.56,
    "chevron.forward": 0.56, "chevron.left": 0.56, "chevron.left.forwardslash.chevron.right": 0.5,
    "chevron.right": 0.56, "chevron.up": 0.56, "cloud": 0.52, "command": 0.54, "creditcard": 0.5,
    "doc": 0.52, "drop": 0.54, "ellipsis": 0.66, "envelope": 0.52, "equal": 0.58,
    "exclamationmark": 0.6, "eye": 0.5, "flag": 0.54, "flame": 0.55, "folder": 0.52,
    "forward": 0.5, "gearshape": 0.55, "gift": 0.52, "globe": 0.56, "hand.thumbsdown": 0.54,
    "hand.thumbsup": 0.54, "heart": 0.55, "house": 0.54, "info": 0.62, "key": 0.54, "leaf": 0.54,
    "line.3.horizontal": 0.56, "line.3.horizontal.decrease": 0.6, "link": 0.55,
    "list.bullet": 0.54, "location": 0.5, "lock": 0.54, "lock.open": 0.5, "magnifyingglass": 0.55,
    "map": 0.52, "mappin": 0.54, "message": 0.54, "mic": 0.55, "minus": 0.6, "moon": 0.54,
    "music.note": 0.55, "number": 0.6, "paperclip": 0.55, "paperplane": 0.52, "pause": 0.55,
    "pencil": 0.58, "percent": 0.58, "person": 0.58, "phone": 0.54, "pin": 0.52, "play": 0.5,
    "plus": 0.6, "power": 0.56, "printer": 0.52, "questionmark": 0.6, "scissors": 0.54,
    "shield": 0.54, "square.and.arrow.up": 0.5, "star": 0.55, "stop": 0.5, "sun.max": 0.56,
    "tag": 0.52, "textformat": 0.5, "trash": 0.52, "tray": 0.52, "video": 0.5, "waveform": 0.56,
    "wifi": 0.52, "xmark": 0.53,
  ]

  /// The symbols that exist with a slash too.
  static let slashed: Set<String> = [
    "bell", "bolt", "bookmark", "cart", "drop", "eye", "flag", "heart", "icloud", "iphone", "key",
    "lightbulb", "location", "lock", "message", "mic", "pencil", "person", "pin", "play",
    "speaker", "star", "tag", "trash", "video", "wifi",
  ]
}
