extension SystemSymbol {
  /// What a screen reader calls it where the program has not said: what such a symbol stands for on a button, else the
  /// words of its name without those for its shape.
  package var spokenName: String {
    var words = name.split(separator: ".")
    if let meaning = Self.meanings[name] { return meaning }
    while let last = words.last, words.count > 1, Self.shapes.contains(last) {
      words.removeLast()
      if let meaning = Self.meanings[words.joined(separator: ".")] { return meaning }
    }
    return words.joined(separator: " ")
  }

  private static let shapes: Set<Substring> = [
    "app", "bubble", "circle", "fill", "rectangle", "square", "2", "3",
  ]

  /// Symbols stand for these on Apple's systems too, as far as is known; there they are localized.
  private static let meanings: [String: String] = [
    "archivebox": "Archive",
    "arrow.backward": "Back",
    "arrow.clockwise": "Refresh",
    "arrow.down": "Down",
    "arrow.forward": "Forward",
    "arrow.left": "Back",
    "arrow.right": "Forward",
    "arrow.triangle.2.circlepath": "Sync",
    "arrow.up": "Up",
    "arrow.uturn.backward": "Undo",
    "arrow.uturn.forward": "Redo",
    "arrow.uturn.left": "Undo",
    "arrow.uturn.right": "Redo",
    "arrowshape.turn.up.left": "Reply",
    "arrowshape.turn.up.right": "Forward",
    "backward": "Rewind",
    "backward.end": "Previous",
    "checkmark": "Selected",
    "chevron.backward": "Back",
    "chevron.down": "Down",
    "chevron.forward": "Forward",
    "chevron.left": "Back",
    "chevron.right": "Forward",
    "chevron.up": "Up",
    "doc": "Document",
    "doc.on.clipboard": "Paste",
    "doc.on.doc": "Copy",
    "ellipsis": "More",
    "envelope": "Mail",
    "exclamationmark.triangle": "Warning",
    "eye.slash": "Hide",
    "forward": "Fast forward",
    "forward.end": "Next",
    "gear": "Settings",
    "gearshape": "Settings",
    "hand.thumbsdown": "Dislike",
    "hand.thumbsup": "Like",
    "heart": "Love",
    "house": "Home",
    "info": "More Info",
    "line.3.horizontal": "Menu",
    "line.3.horizontal.decrease": "Filter",
    "list.bullet": "List",
    "magnifyingglass": "Search",
    "mic": "Microphone",
    "minus": "Remove",
    "minus.magnifyingglass": "Zoom out",
    "paperplane": "Send",
    "pause": "Pause",
    "pencil": "Edit",
    "photo": "Photo",
    "play": "Play",
    "plus": "Add",
    "plus.magnifyingglass": "Zoom in",
    "plus.square.on.square": "Duplicate",
    "questionmark": "Help",
    "scissors": "Cut",
    "sidebar.left": "Sidebar",
    "sidebar.right": "Sidebar",
    "slider.horizontal.3": "Adjust",
    "speaker": "Volume",
    "speaker.slash": "Mute",
    "square.and.arrow.down": "Download",
    "square.and.arrow.up": "Share",
    "square.and.pencil": "Compose",
    "star": "Favorite",
    "stop": "Stop",
    "trash": "Delete",
    "xmark": "Close",
  ]
}
