import SwiftSyntax

struct CastRule: Rule {
  let name = "Casts to Foundation classes"
  let summary = """
    `x as NSString`, `rect as NSValue` and their kin become `x as Any as! NSString`, `x as NSNumber` \
    becomes `NSNumber(value: x)`, the way back is written where the source shows that a value is of a \
    Foundation class (`NSString(…) as String`, a name declared as `NSDate`), \
    `as [NSAttributedString.Key: NSObject]` becomes `[… : Any]`, and a name of Core Text's attributes \
    `kCTFontAttributeName as String` becomes `kCTFontAttributeName.rawValue`.
    """
  let examples = [
    Example("let a = path as NSString", becomes: "let a = path as Any as! NSString"),
    Example("f((a + b) as NSNumber, c)", becomes: "f(NSNumber(value: (a + b)), c)"),
    Example(
      "let a = NSString(format: \"%d\", 1) as String",
      becomes: "let a = NSString(format: \"%d\", 1) as Any as! String"),
    Example(
      """
      class A {
        var c: NSDate!
        func f(_ a: NSString) {
          guard let b = g as? NSArray else { return }
          h(a as String, b as [Any], self.c as Date, e as String, d.decodeObject(of: NSURL.self) as URL?)
        }
      }
      """,
      becomes: """
        class A {
          var c: NSDate!
          func f(_ a: NSString) {
            guard let b = g as? NSArray else { return }
            h(a as Any as! String, b as Any as! [Any], self.c as Any as! Date, e as String, \
        d.decodeObject(of: NSURL.self) as Any as! URL?)
          }
        }
        """),
    Example(
      "let a = [.kern: 1] as [NSAttributedString.Key: NSObject]",
      becomes: "let a = [.kern: 1] as [NSAttributedString.Key: Any]"),
    Example(
      "let a = [Key(kCTFontAttributeName as String): b, kCTKernAttributeName as Key: c]",
      becomes: "let a = [Key(kCTFontAttributeName.rawValue): b, kCTKernAttributeName as Key: c]"),
    Example(untouched: "let a = kCTFramePathWidthAttributeName as String"),
    Example(untouched: "let a = \"text\" as NSString, b = x as? NSString, c = error as NSError"),
    Example(
      "let a = b ?? 1 + 2 as CGFloat as NSNumber",
      becomes: "let a = b ?? NSNumber(value: 1 + 2 as CGFloat)"),
    Example(
      untouched: "switch a { case let b as NSNumber: c(b)\ncase is NSString: d()\ndefault: e }"),
    Example(untouched: "do {} catch let a as NSURL {}\nif case let b as NSDate = c {}"),
    Example(untouched: "let a = b as String, c = 1 as CGFloat"),
    Example("f(a as NSString as String)", becomes: "f(a as Any as! NSString as Any as! String)"),
    Example(
      "f([view.frame as NSValue], x as NSNumber?, (a ? b : c) as! NSValue)",
      becomes:
        "f([view.frame as Any as! NSValue], x as Any as! NSNumber?, (a ? b : c) as! NSValue)"),
  ]

  static let bridged: Set<String> = [
    "NSString", "NSArray", "NSDictionary", "NSSet", "NSURL", "NSData", "NSDate", "NSIndexPath",
    "NSURLRequest", "NSUUID", "NSCalendar", "NSLocale", "NSTimeZone", "NSDateComponents",
    "NSIndexSet", "NSCharacterSet", "NSMutableString", "NSURLComponents", "NSValue", "NSNumber",
  ]
  private static let values: Set<String> = [
    "String", "Data", "Date", "URL", "Double", "Int", "Bool", "Array", "Dictionary", "Set",
    "IndexPath",
  ]

  func apply(to file: SourceFile, in context: Context, _ changes: inout Changes) {
    for cast in file.nodes.casts where cast.questionOrExclamationMark == nil && !cast.isPattern {
      guard let (operand, type) = cast.sides else { continue }
      let name = type.castName
      if name == "NSNumber", type.is(IdentifierTypeSyntax.self) {
        wrap(operand, cast, type, &changes)
      } else if Self.bridged.contains(name), !operand.isPlainLiteral {
        changes.insert("Any as! ", at: type.trimmedBytes.lowerBound)
      } else if Self.values.contains(name), operand.isOfFoundationClass(in: context.facts) {
        changes.insert("Any as! ", at: type.trimmedBytes.lowerBound)
      } else if name == "String" || name == "CFString", operand.isAttributeName {
        let end = type.trimmedBytes.upperBound
        changes.replace(operand.trimmedBytes.upperBound..<end, with: ".rawValue")
      } else if let object = type.attributeObject {
        changes.replace(object, with: "Any")
      }
    }
  }

  private func wrap(
    _ operand: ExprSyntax, _ cast: UnresolvedAsExprSyntax, _ type: TypeSyntax,
    _ changes: inout Changes
  ) {
    guard !operand.isPlainLiteral, let start = cast.operandStart else { return }
    changes.insert("NSNumber(value: ", at: start)
    changes.replace(operand.trimmedBytes.upperBound..<type.trimmedBytes.upperBound, with: ")")
  }
}

extension UnresolvedAsExprSyntax {
  /// What is cast, and to what.
  var sides: (ExprSyntax, TypeSyntax)? {
    guard let list = parent?.as(ExprListSyntax.self) else { return nil }
    let elements = Array(list)
    guard let index = elements.firstIndex(where: { $0.id == id }), index > 0,
      index + 1 < elements.count, let type = elements[index + 1].as(TypeExprSyntax.self)
    else { return nil }
    return (elements[index - 1], type.type)
  }

  /// `case let name as NSString` asks for a type and compiles.
  fileprivate var isPattern: Bool {
    var node = parent
    while let current = node {
      if current.is(ExpressionPatternSyntax.self) || current.is(ValueBindingPatternSyntax.self) {
        return true
      }
      if current.is(CodeBlockItemSyntax.self) { return false }
      node = current.parent
    }
    return false
  }

  /// Where the operand of the cast begins: arithmetic binds tighter than a cast.
  var operandStart: Int? {
    guard let list = parent?.as(ExprListSyntax.self) else { return nil }
    let elements = Array(list)
    guard var index = elements.firstIndex(where: { $0.id == id }) else { return nil }
    index -= 1
    while index >= 2, elements[index - 1].isTighterThanCast { index -= 2 }
    return elements[max(index, 0)].trimmedBytes.lowerBound
  }
}

extension ExprSyntax {
  /// Casts group from the left, arithmetic first.
  fileprivate var isTighterThanCast: Bool {
    if self.is(UnresolvedAsExprSyntax.self) { return true }
    let tight: Set<String> = [
      "+", "-", "*", "/", "%", "&+", "&-", "&*", "<<", ">>", "&", "|", "^", "...", "..<",
    ]
    return self.as(BinaryOperatorExprSyntax.self).map { tight.contains($0.operator.text) } ?? false
  }
}

extension ExprSyntax {
  /// A literal takes its Foundation class by itself.
  fileprivate var isPlainLiteral: Bool {
    switch kind {
    case .stringLiteralExpr:
      return !self.cast(StringLiteralExprSyntax.self).segments.contains {
        $0.is(ExpressionSegmentSyntax.self)
      }
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .arrayExpr, .dictionaryExpr,
      .nilLiteralExpr:
      return true
    default: return false
    }
  }

  /// A name of one of Core Text's attributes, which are keys here; those of frames and tabs are texts.
  fileprivate var isAttributeName: Bool {
    guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return name.hasPrefix("kCT") && name.hasSuffix("AttributeName") && !name.hasPrefix("kCTFrame")
      && !name.hasPrefix("kCTTab")
  }

  /// A name of such a type, a call of an initialiser whose class begins with NS, an object that is
  /// decoded, or a cast in brackets.
  fileprivate func isOfFoundationClass(in facts: ModuleFacts) -> Bool {
    if writtenType(in: facts)?.hasPrefix("NS") ?? false { return true }
    if let call = self.as(FunctionCallExprSyntax.self) {
      let decoded = call.arguments.first.flatMap { argument in
        argument.label?.text == "of" ? argument.expression.trimmedDescription : nil
      }
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      return (decoded ?? name)?.hasPrefix("NS") ?? false
    }
    if let type = self.as(TypeExprSyntax.self)?.type { return type.castName.hasPrefix("NS") }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let type = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements.last
    {
      return type.as(TypeExprSyntax.self)?.type.castName.hasPrefix("NS") ?? false
    }
    return false
  }
}

extension TypeSyntax {
  /// The name of the type, without an optional around it.
  fileprivate var castName: String {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.castName }
    if self.is(ArrayTypeSyntax.self) { return "Array" }
    if self.is(DictionaryTypeSyntax.self) { return attributeObject == nil ? "Dictionary" : "" }
    return self.as(IdentifierTypeSyntax.self)?.name.text ?? ""
  }

  /// `NSObject` of `[NSAttributedString.Key: NSObject]`.
  fileprivate var attributeObject: TypeSyntax? {
    guard let dictionary = self.as(DictionaryTypeSyntax.self),
      dictionary.key.trimmedDescription.hasSuffix("NSAttributedString.Key")
        || dictionary.key.trimmedDescription == "NSAttributedStringKey",
      dictionary.value.trimmedDescription == "NSObject"
    else { return nil }
    return dictionary.value
  }
}
