import CoreGraphics
public import Foundation
import FoundationNetworking
public import UIKit
import WebEngineProtocol

/// What to look for and how. Main thread only.
@preconcurrency @MainActor
open class WKFindConfiguration: NSObject {
  open var backwards = false
  open var caseSensitive = false
  open var wraps = true
  public override init() { super.init() }
}

/// Whether something was found. Main thread only.
@preconcurrency @MainActor
open class WKFindResult: NSObject {
  public let matchFound: Bool

  init(_ matchFound: Bool) {
    self.matchFound = matchFound
    super.init()
  }
}

/// Which part of a page to picture. Main thread only.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
  /// In the view's points; null for all that shows.
  open var rect = CGRect.null
  /// In points; nil for the part's own width.
  open var snapshotWidth: NSNumber?
  /// Kept: pictures always have what the page has changed before.
  open var afterScreenUpdates = true
  public override init() { super.init() }
}

/// What of a page goes into a PDF file. Main thread only.
@preconcurrency @MainActor
open class WKPDFConfiguration: NSObject {
  /// Its size is the paper's, in points; nil for the view's. The file has the whole page in any case.
  open var rect: CGRect?
  public override init() { super.init() }
}

extension WKWebView {
  /// The page as a PDF file, on as many sheets as it takes.
  public func createPDF(
    configuration: WKPDFConfiguration = WKPDFConfiguration(),
    completionHandler: @escaping (Result<Data, any Error>) -> Void
  ) {
    let size = configuration.rect?.size ?? bounds.size
    requests.ask {
      .makePDF($0, width: Double(size.width), height: Double(size.height))
    } _: { answer in
      guard case .document(let data, let error) = answer, error == nil else {
        return completionHandler(.failure(WKError(.unknown, "The page can't be a PDF file.")))
      }
      completionHandler(.success(data))
    }
  }

  /// The same, for programs that wait.
  public func pdf(configuration: WKPDFConfiguration = WKPDFConfiguration()) async throws -> Data {
    try await withCheckedThrowingContinuation { done in
      createPDF(configuration: configuration) { done.resume(with: $0) }
    }
  }

  /// Looks for text, and shows and selects the next place it is at.
  public func find(
    _ string: String, configuration: WKFindConfiguration = WKFindConfiguration(),
    completionHandler: @escaping (WKFindResult) -> Void
  ) {
    let query = FindQuery(
      string, isBackwards: configuration.backwards,
      isCaseSensitive: configuration.caseSensitive, wraps: configuration.wraps)
    requests.ask {
      .find($0, query)
    } _: { answer in
      if case .count(let count) = answer { return completionHandler(WKFindResult(count > 0)) }
      completionHandler(WKFindResult(false))
    }
  }

  /// The same, for programs that wait.
  public func find(
    _ string: String, configuration: WKFindConfiguration = WKFindConfiguration()
  ) async throws -> WKFindResult {
    await withCheckedContinuation { done in
      find(string, configuration: configuration) { done.resume(returning: $0) }
    }
  }

  /// A picture of what shows of the page.
  public func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) {
    let scale = connection?.geometry?.scale ?? 1
    requests.ask {
      .makeSnapshot($0)
    } _: { [weak self] answer in
      guard case .document(let data, let error) = answer, error == nil,
        let whole = UIImage(data: data, scale: scale)
      else { return completionHandler(nil, WKError(.unknown, "There is no picture of the page.")) }
      let part = snapshotConfiguration?.rect ?? .null
      let width = snapshotConfiguration?.snapshotWidth.map { CGFloat($0.doubleValue) }
      completionHandler(self?.cut(part, from: whole, width: width), nil)
    }
  }

  /// The same, for programs that wait.
  public func takeSnapshot(
    configuration snapshotConfiguration: WKSnapshotConfiguration?
  ) async throws -> UIImage {
    try await withCheckedThrowingContinuation { done in
      takeSnapshot(with: snapshotConfiguration) { image, error in
        if let image { return done.resume(returning: image) }
        done.resume(throwing: error ?? WKError(.unknown, "There is no picture of the page."))
      }
    }
  }

  private func cut(_ part: CGRect, from whole: UIImage, width: CGFloat?) -> UIImage {
    let part = part.isNull ? CGRect(origin: .zero, size: whole.size) : part
    let factor = (width ?? part.width) / max(part.width, 1)
    if part.size == whole.size, factor == 1 { return whole }
    let size = CGSize(width: part.width * factor, height: part.height * factor)
    let format = UIGraphicsImageRendererFormat()
    format.scale = whole.scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      whole.draw(
        in: CGRect(
          x: -part.minX * factor, y: -part.minY * factor, width: whole.size.width * factor,
          height: whole.size.height * factor))
    }
  }

  func chooseFiles(_ id: RequestID, _ isMany: Bool, _ types: [String]) {
    let parameters = WKOpenPanelParameters(allowsMultipleSelection: isMany, mimeTypes: types)
    let asker = asker
    let pending = PendingAnswer<[String]?>(
      "webView(_:runOpenPanelWith:initiatedByFrame:completionHandler:)", fallback: nil
    ) { asker.tell(.answerFiles(id, paths: $0)) }
    let frame = WKFrameInfo(self, URLRequest(url: url ?? URL(string: "about:blank")!))
    let answer: @MainActor ([URL]?) -> Void = { pending.give($0?.map(\.path)) }
    (uiDelegate ?? DefaultPanels.shared).webView(
      self, runOpenPanelWith: parameters, initiatedByFrame: frame, completionHandler: answer)
  }
}
