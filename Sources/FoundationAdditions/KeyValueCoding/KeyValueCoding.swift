import Diagnostics
import Foundation

/// Reads and writes properties by name.
enum KeyValueCoding {
  static func value(of object: NSObject, _ key: String) -> Any? {
    if let own = object as? any KeyValueCodable { return own.value(forKey: key) }
    let exposed = ExposedMembers.of(type(of: object))
    if let property = exposed.property(key) { return property.read(object) }
    for name in [key, "get\(capitalized(key))", "is\(capitalized(key))"] {
      if let method = exposed.selectors[name],
        case .returned(let value) = method.call(object, nil, nil)
      {
        return value
      }
    }
    guard let undefined = exposed.selectors["valueForUndefinedKey:"],
      case .returned(let value) = undefined.call(object, key, nil)
    else { raiseUnknownKey(object, "valueForUndefinedKey:", key) }
    return value
  }

  static func setValue(of object: NSObject, _ value: Any?, _ key: String) {
    if let own = object as? any KeyValueCodable { return own.setValue(value, forKey: key) }
    let exposed = ExposedMembers.of(type(of: object))
    if let property = exposed.property(key), let write = property.write {
      if !write(object, value) { refuse(object, value, property) }
    } else if let setter = exposed.selectors["set\(capitalized(key)):"] {
      if case .refused(_, let type) = setter.call(object, value, nil) {
        log(object, value, key, type)
      }
    } else if let undefined = exposed.selectors["setValue:forUndefinedKey:"] {
      _ = undefined.call(object, value, key)
    } else {
      raiseUnknownKey(object, "setValue:forUndefinedKey:", key)
    }
  }

  /// Whether setting the last key of a path finds a property or a method, so that it does not end the
  /// process. Nothing is set, and that is no fault, where an object on the way is nil.
  static func canSet(_ object: AnyObject, _ path: some Collection<String>) -> Bool {
    guard let key = path.first else { return false }
    if object is any KeyValueCodable { return true }
    let exposed = ExposedMembers.of(type(of: object))
    guard path.count > 1 else {
      return exposed.property(key)?.write != nil
        || exposed.selectors["set\(capitalized(key)):"] != nil
        || exposed.selectors["setValue:forUndefinedKey:"] != nil
    }
    let names = [key, "get\(capitalized(key))", "is\(capitalized(key))", "valueForUndefinedKey:"]
    guard exposed.property(key) != nil || names.contains(where: { exposed.selectors[$0] != nil })
    else { return false }
    guard let object = object as? NSObject, let next = value(of: object, key) else { return true }
    return canSet(next as AnyObject, path.dropFirst())
  }

  static func value(of start: Any?, path: some Collection<String>) -> Any? {
    guard let start, let key = path.first else { return start }
    let rest = Array(path.dropFirst())
    if key.hasPrefix("@"), let elements = PredicateValue.elements(start) {
      return CollectionOperator(key).value(of: elements, path: rest[...])
    }
    return value(of: key == "self" ? start : value(of: start, oneKey: key), path: rest)
  }

  private static func value(of start: Any, oneKey key: String) -> Any? {
    switch start {
    case let object as any KeyValueCodable: object.value(forKey: key)
    case let dictionary as [AnyHashable: Any]: dictionary[key]
    case let list as [Any]: elements(of: list, key)
    case let object as NSObject: value(of: object, key)
    default: raiseUnknownKey(start as AnyObject, "valueForUndefinedKey:", key)
    }
  }

  static func raiseUnknownKey(_ object: AnyObject, _ method: String, _ key: String) -> Never {
    NSException.raise(
      .undefinedKeyException,
      "[\(described(object)) \(method)]: this class is not key value coding-compliant for the key "
        + "\(key). Expose the property with ObjectiveCMembers")
  }

  private static func elements(of list: [Any], _ key: String) -> [Any] {
    list.map { value(of: $0, path: [key]) ?? NSNull() }
  }

  private static func refuse(_ object: AnyObject, _ value: Any?, _ property: KeyValueProperty) {
    if value == nil {
      NSException.raise(
        .invalidArgumentException,
        "[\(described(object)) setNilValueForKey]: could not set nil as the value for the key "
          + "\(property.name).")
    }
    log(object, value, property.name, property.valueType)
  }

  private static func log(_ object: AnyObject, _ value: Any?, _ key: String, _ type: Any.Type) {
    let given = value.map { "\(Swift.type(of: $0))" } ?? "nil"
    Log.selectors.write("\(described(object)) \(key) is not set: \(given) is not a \(type)")
  }
}

extension ExposedMembers {
  /// A property or an outlet, also one that is called `isKey`.
  func property(_ key: String) -> KeyValueProperty? {
    properties[key] ?? outlets[key] ?? properties["is\(capitalized(key))"]
  }
}

func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
