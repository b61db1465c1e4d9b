import CoreGraphics
import Foundation

/// Follows what is dragged over a list: opens a gap where it would come in, marks what it would go
/// into, scrolls near the edges, and hands over what is dropped.
@MainActor
final class ListDropTarget: NSObject, UIDropInteractionDelegate {
  /// Of the list's edges, where it scrolls.
  private static let margin: CGFloat = 44

  private weak var list: (any DraggingList)?
  private(set) lazy var interaction = UIDropInteraction(delegate: self)
  /// The drag that is over the list.
  private(set) var session: (any UIDropSession)?
  private var plan: DropPlan?
  private var destination: IndexPath?
  /// Where the gap is.
  private var gap: IndexPath?
  private var autoscroll: EdgeAutoscroll?
  private let spring = SpringLoading()

  init(_ list: any DraggingList) {
    self.list = list
    super.init()
    list.addInteraction(interaction)
  }

  // MARK: UIDropInteractionDelegate

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { list?.canHandle(session) ?? false }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    self.session = session
    list?.dropDidEnter(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let list else { return UIDropProposal(operation: .cancel) }
    scroll(list, session)
    return follow(session, in: list)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    leave()
    self.session = nil
    list?.dropDidExit(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    guard let list, let plan else { return }
    let source = (list as? any DragsItems)?.drags
    let drop = ListDrop(
      session: session,
      items: session.items.map { item in
        let path = source?.path(of: item)
        let size = path.flatMap { list.itemView(at: $0)?.bounds.size } ?? .zero
        return ListDrop.Item(item, from: path, size: size)
      },
      destination: destination, plan: plan, inserts: gap != nil)
    leave()
    list.perform(drop)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    self.session = nil
    list?.dropDidEnd(session)
  }

  // MARK: Following

  private func follow(_ session: any UIDropSession, in list: any DraggingList) -> UIDropProposal {
    let place = session.location(in: list)
    let moving = source(of: session)
    let hovered = list.itemPath(at: place)
    let insertion = list.insertionPath(at: place, moving: moving, now: gap)
    let isInside = gap == nil && hovered.map { isInMiddle(place, of: $0, in: list) } ?? false
    let plan = list.dropPlan(session, at: isInside ? hovered : insertion)
    self.plan = plan
    let operation = plan.proposal.operation
    guard operation == .copy || operation == .move else {
      show(nil, nil, moving, list)
      destination = nil
      return plan.proposal
    }
    spring.follow(hovered, place: place, in: list)
    choose(plan, hovered, insertion, isInside, moving, list)
    return plan.proposal
  }

  private func choose(
    _ plan: DropPlan, _ hovered: IndexPath?, _ insertion: IndexPath?, _ isInside: Bool,
    _ moving: IndexPath?, _ list: any DraggingList
  ) {
    switch plan.intent {
    case .insertInto:
      destination = hovered
      show(nil, hovered, nil, list)
    case .automatic where isInside:
      destination = hovered
      show(nil, hovered, nil, list)
    case .insertAt, .automatic:
      destination = insertion
      show(insertion, nil, plan.proposal.operation == .move ? moving : nil, list)
    case .unspecified:
      destination = hovered
      show(nil, nil, nil, list)
    }
  }

  private func show(
    _ gap: IndexPath?, _ target: IndexPath?, _ moving: IndexPath?, _ list: any DraggingList
  ) {
    list.showDropTarget(target)
    if self.gap != gap {
      self.gap = gap
      list.makeRoom(at: gap, moving: moving)
    }
  }

  /// The item of the list itself that is dragged, if it is the only one.
  private func source(of session: any UIDropSession) -> IndexPath? {
    guard let source = (list as? any DragsItems)?.drags, session.localDragSession === source.session
    else { return nil }
    return source.onlyPath
  }

  private func isInMiddle(
    _ place: CGPoint, of path: IndexPath, in list: any DraggingList
  ) -> Bool {
    guard let view = list.itemView(at: path) else { return false }
    let frame = view.convert(view.bounds, to: list)
    return frame.insetBy(dx: 0, dy: frame.height / 4).contains(place)
  }

  private func scroll(_ list: any DraggingList, _ session: any UIDropSession) {
    if autoscroll == nil {
      autoscroll = EdgeAutoscroll(list, margin: Self.margin) { [weak self] _ in
        guard let self, let list = self.list, let session = self.session else { return }
        list.layoutIfNeeded()
        _ = follow(session, in: list)
      }
    }
    autoscroll?.follow(list.convert(session.location(in: list), to: nil))
  }

  private func leave() {
    autoscroll?.stop()
    spring.stop()
    if let list { show(nil, nil, nil, list) }
    (plan, destination) = (nil, nil)
  }
}

/// A list with a delegate for drags.
@MainActor
protocol DragsItems {
  var drags: ListDragSource? { get }
}
