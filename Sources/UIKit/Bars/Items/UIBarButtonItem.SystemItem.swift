extension UIBarButtonItem {
  /// A button with the system's text or image, or a space.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add
    case flexibleSpace, fixedSpace
    case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
    case play, pause, rewind, fastForward
    case undo, redo
    /// As a button without content: pages don't curl.
    case pageCurl
    case close
    case writingTools
  }
}

extension UIBarButtonItem.SystemItem {
  /// What the button shows; for those with a symbol, what it is called.
  var title: String? {
    switch self {
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  var symbol: String? {
    switch self {
    case .done: "checkmark"
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .writingTools: "ellipsis"
    case .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace, .pageCurl: nil
    }
  }

  /// Spoken for a symbol.
  var label: String? {
    switch self {
    case .done: "Done"
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .close: "Close"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast forward"
    case .writingTools: "Writing tools"
    default: title
    }
  }

  var isProminent: Bool { self == .done }
}
