/// A reference that keeps nothing alive.
package struct WeakReference<Object: AnyObject> {
  package private(set) weak var object: Object?

  package init(_ object: Object) { self.object = object }
}
