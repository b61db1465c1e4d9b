package import PlatformKit

extension X11Platform {
  package func clipboard(_ name: ClipboardName) -> any Clipboard {
    madeClipboards().clipboard(name)
  }

  package func handOverClipboard() {
    guard let clipboards, !connection.isLost else { return }
    ManagerHandOver.run(clipboards.clipboard(.general), service: clipboards)
  }

  /// One round trip for each clipboard, and those of the extension, at the first use.
  func madeClipboards() -> X11Clipboards {
    if let clipboards { return clipboards }
    let made = X11Clipboards(connection: connection, clock: clock)
    made.onDeadline = { [weak self] in self?.armWake() }
    clipboards = made
    return made
  }
}
