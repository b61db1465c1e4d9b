public import Foundation

extension NotificationCenter {
  /// Calls a method of `observer`, which takes the notification or nothing, on the thread that posts.
  ///
  /// Neither `observer` nor `anObject` is held; a registration ends with either of them.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let object = observer as AnyObject
    let added = SelectorObserver(object, aSelector, aName, anObject)
    SelectorObservers.add(added, for: object)
    added.start(in: self)
  }

  /// Removes all registrations of an observer, or the one of a token.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Removes the registrations of an observer for a name, an object, or both; nil means any.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let object = anObject.map { $0 as AnyObject }
    SelectorObservers.remove(ObjectIdentifier(observer)) { one in
      one.center === self && (aName == nil || one.name == aName)
        && (object == nil || one.object === object)
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}
