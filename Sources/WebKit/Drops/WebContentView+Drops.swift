import CoreGraphics
import Dispatch
import Foundation
import UIKit
import UniformTypeIdentifiers
import WebEngineProtocol

// The engine's toolkit takes drops from the X server alone. What is dropped here goes to the page by a script.
extension WebContentView: UIDropInteractionDelegate {
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    webView?.connection != nil
      && (dragging.ownDrag(session) != nil || session.canLoadObjects(ofClass: NSURL.self)
        || session.canLoadObjects(ofClass: NSString.self))
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    let (place, zoom) = (session.location(in: self), webView?.pageZoom ?? 1)
    let drop = PageDrop(x: Double(place.x / zoom), y: Double(place.y / zoom))
    if let own = dragging.ownDrag(session) {
      send(drop.adding(own))
    } else if session.hasItemsConforming(toTypeIdentifiers: [UTType.fileURL.identifier]) {
      session.loadObjects(ofClass: NSURL.self) { [weak self] urls in
        self?.read(urls.map { $0 as URL }.filter(\.isFileURL), into: drop)
      }
    } else {
      loadText(of: session, into: drop)
    }
  }

  /// The source has to be asked for all of it before it has answered.
  private func loadText(of session: any UIDropSession, into drop: PageDrop) {
    var (drop, waiting) = (drop, 2)
    func came() {
      waiting -= 1
      if waiting == 0 { send(drop) }
    }
    session.loadObjects(ofClass: NSURL.self) { urls in
      drop.url = urls.first?.absoluteString
      came()
    }
    session.loadObjects(ofClass: NSString.self) { texts in
      drop.text = texts.first.map { $0 as String }
      came()
    }
  }

  private func read(_ files: [URL], into drop: PageDrop) {
    DispatchQueue.global(qos: .userInitiated).async { [weak self] in
      let read = DroppedFile.read(files)
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self?.send(drop.adding(read)) }
      }
    }
  }

  private func send(_ drop: PageDrop) {
    guard let webView, let json = drop.json else { return }
    _ = becomeFirstResponder()
    let call = ScriptCall(
      PageDrop.script, arguments: [.init(name: "drop", json: json)], world: PageDrop.world)
    webView.requests.ask {
      .evaluate($0, call)
    } _: { _ in
    }
  }
}
