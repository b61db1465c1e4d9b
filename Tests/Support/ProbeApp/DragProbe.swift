import UIKit

/// A red square to drag, which is a text and its file, and a green area to drop on. It reports both sides.
class DragProbe: UIViewController {
  /// What the square carries.
  func makeProvider() -> NSItemProvider { NSItemProvider(object: "carried" as NSString) }

  /// Reports what was dropped.
  func take(_ session: any UIDropSession) {
    let files = session.hasItemsConforming(toTypeIdentifiers: ["public.file-url"])
    if files {
      session.loadObjects(ofClass: NSURL.self) {
        report("dropped files \($0.compactMap(\.path).joined(separator: " "))")
      }
    } else {
      session.loadObjects(ofClass: NSString.self) {
        report("dropped \($0.map { $0 as String }.joined(separator: " "))")
      }
    }
  }

  override func viewDidLoad() {
    title = "Probe"
    view.backgroundColor = .white
    let square = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
    square.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    square.addInteraction(UIDragInteraction(delegate: self))
    let area = UIView(frame: CGRect(x: 200, y: 0, width: 200, height: 300))
    area.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    area.addInteraction(UIDropInteraction(delegate: self))
    view.addSubview(square)
    view.addSubview(area)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    report("shown")
  }
}

extension DragProbe: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [UIDragItem(itemProvider: makeProvider())] }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) { report("began") }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) { report("ended \(operation)") }
}

extension DragProbe: UIDropInteractionDelegate {
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) { report("entered \(session.localDragSession == nil ? "by another" : "by its own")") }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) { report("exited") }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) { take(session) }
}

/// The square is a file that is written when somebody wants it.
class PromiseProbe: DragProbe {
  override func makeProvider() -> NSItemProvider {
    let provider = NSItemProvider()
    provider.suggestedName = "a note"
    provider.registerFileRepresentation(
      forTypeIdentifier: "public.json", visibility: .all
    ) { completion in
      report("made")
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
      let isMade = (try? Data("{}".utf8).write(to: file)) != nil
      completion(isMade ? file : nil, false, nil)
      try? FileManager.default.removeItem(at: file)
      return nil
    }
    return provider
  }

  override func take(_ session: any UIDropSession) {
    session.items.first?.itemProvider.loadFileRepresentation(forTypeIdentifier: "public.json") {
      file, _ in
      let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
      report("dropped \(file?.lastPathComponent ?? "nothing"): \(text ?? "")")
    }
  }
}
