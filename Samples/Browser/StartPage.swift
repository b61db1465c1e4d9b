/// What shows before an address is known.
enum StartPage {
  static let text = """
    <!doctype html><meta charset="utf-8"><title>Start</title>
    <style>
      :root { color-scheme: light dark }
      body { font: 16px sans-serif; max-width: 38em; margin: 12vh auto; padding: 0 1em }
      h1 { font-weight: 300 }
      kbd { border: 1px solid; border-radius: 4px; padding: 0 .4em; opacity: .7 }
    </style>
    <h1>Browser</h1>
    <p>An engine in a process of its own paints this page.</p>
    <p><kbd>Ctrl L</kbd> goes to the address, <kbd>Ctrl F</kbd> finds words in the page,
    <kbd>Ctrl R</kbd> loads it again, <kbd>Ctrl D</kbd> makes it dark.</p>
    """
}
