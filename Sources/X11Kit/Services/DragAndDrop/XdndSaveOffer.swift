import CUIXlib
import Diagnostics
import PlatformKit

/// The file that one drag of this program promises, from its name to the answer whether it was saved. Main thread
/// only.
///
/// The name is in a property of the source's window. The target of a drop writes over it where it wants the file,
/// and asks for it.
@MainActor
final class XdndSaveOffer {
  enum State {
    case offered
    /// The target has said where, and waits.
    case saving(SavePlace)
    case over
  }

  private(set) var state = State.offered
  private(set) var due: HostTime?
  private let promise: FilePromise
  private var completion: (@MainActor ([UInt8]?) -> Void)?
  private unowned let service: X11DragAndDrop

  init(_ promise: FilePromise, service: X11DragAndDrop) {
    (self.promise, self.service) = (promise, service)
    let connection = service.connection
    connection.setProperty(
      service.atoms[.directSave], of: service.clipboards.window,
      type: service.clipboards.names.atom(DirectSave.propertyType), bytes: Array(promise.name.utf8))
  }

  /// The program on which it was dropped asks for the file, and gets the word for what has become of it, once. Nil is a
  /// refusal.
  func save(_ completion: @escaping @MainActor ([UInt8]?) -> Void) {
    guard case .offered = state else { return completion(nil) }
    self.completion = completion
    guard let path = wantedPath() else { return finish(.declined) }
    let place = SavePlace(path)
    (state, due) = (.saving(place), service.platform.clock.now() + DragTimeout.save)
    promise.save(place) { [weak self] in self?.finish($0 ? .saved : .failed) }
  }

  /// Nil for what is no place on this host.
  private func wantedPath() -> String? {
    let property = SelectionProperty.read(
      service.atoms[.directSave], of: service.clipboards.window,
      display: service.connection.display, limit: 1 << 16, delete: false)
    guard let property, property.format == 8 else { return nil }
    return DirectSave.path(of: property.bytes, on: HostName.current)
  }

  func expire(at now: HostTime) {
    guard let due, due <= now else { return }
    Log.x11.write("a promised file was not saved in time")
    finish(.failed)
  }

  /// The drag is over.
  func end() {
    finish(.failed)
    guard !service.connection.isLost else { return }
    XDeleteProperty(
      service.connection.display, service.clipboards.window, service.atoms[.directSave])
  }

  /// A file that is not there yet never will be.
  private func finish(_ answer: FilePromiseAnswer) {
    if case .saving(let place) = state { place.withdraw() }
    (state, due) = (.over, nil)
    let told = completion
    completion = nil
    told?(DirectSave.bytes(of: answer))
  }
}
