import Foundation
import InterfaceFiles

extension NibKind {
  static let textField = NibKind(
    "textField", type: UITextField.self,
    outlets: [
      NibOutlet("delegate", (any UITextFieldDelegate).self) { $0.delegate = $1 },
      NibOutlet("inputView", UIView.self) { $0.inputView = $1 },
      NibOutlet("inputAccessoryView", UIView.self) { $0.inputAccessoryView = $1 },
      NibOutlet("leftView", UIView.self) { $0.leftView = $1 },
      NibOutlet("rightView", UIView.self) { $0.rightView = $1 },
    ]
  ) { nib, field in
    nib.font("fontDescription") { field.font = $0 }
    nib.color("textColor") { field.textColor = $0 }
    nib.word("textAlignment", NibWords.alignments) { field.textAlignment = $0 }
    nib.text("text") { field.text = $0 }
    nib.attributedText("attributedText") { field.attributedText = $0 }
    nib.text("placeholder") { field.placeholder = $0 }
    nib.attributedText("attributedPlaceholder") { field.attributedPlaceholder = $0 }
    nib.word("borderStyle", borderStyles) { field.borderStyle = $0 }
    nib.word("clearButtonMode", viewModes) { field.clearButtonMode = $0 }
    nib.word("leftViewMode", viewModes) { field.leftViewMode = $0 }
    nib.word("rightViewMode", viewModes) { field.rightViewMode = $0 }
    nib.flag("clearsOnBeginEditing") { field.clearsOnBeginEditing = $0 }
    // Interface Builder writes it only where it is off.
    nib.flag("adjustsFontSizeToFit", default: true) { field.adjustsFontSizeToFitWidth = $0 }
    nib.flag("adjustsFontForContentSizeCategory") { field.adjustsFontForContentSizeCategory = $0 }
    nib.number("minimumFontSize") { field.minimumFontSize = max($0, 0) }
    nib.flag("allowsEditingTextAttributes") { field.allowsEditingTextAttributes = $0 }
    nib.image("background") { field.background = $0 }
    nib.image("disabledBackground") { field.disabledBackground = $0 }
    nib.traits("textInputTraits") { NibTraits($0).set(on: field) }
  }

  static let searchTextField = NibKind("searchTextField", type: UISearchTextField.self) { _, _ in }

  static let textView = NibKind(
    "textView", type: UITextView.self,
    outlets: [
      NibOutlet("delegate", (any UITextViewDelegate).self) { $0.delegate = $1 },
      NibOutlet("inputView", UIView.self) { $0.inputView = $1 },
      NibOutlet("inputAccessoryView", UIView.self) { $0.inputAccessoryView = $1 },
    ]
  ) { nib, view in
    nib.skip("textLayoutManager")
    nib.flag("editable") { view.isEditable = $0 }
    nib.flag("selectable") { view.isSelectable = $0 }
    nib.flag("allowsEditingTextAttributes") { view.allowsEditingTextAttributes = $0 }
    nib.flag("adjustsFontForContentSizeCategory") { view.adjustsFontForContentSizeCategory = $0 }
    nib.flag("findInteractionEnabled") { view.isFindInteractionEnabled = $0 }
    nib.font("fontDescription") { view.font = $0 }
    nib.color("textColor") { view.textColor = $0 }
    nib.word("textAlignment", NibWords.alignments) { view.textAlignment = $0 }
    nib.text("text") { view.text = $0 }
    nib.attributedText("attributedText") { view.attributedText = $0 }
    nib.options("dataDetectorTypes", detectors) { view.dataDetectorTypes = $0 }
    nib.traits("textInputTraits") { NibTraits($0).set(on: view) }
  }

  private static let detectors: [String: UIDataDetectorTypes] = [
    "link": .link, "phoneNumber": .phoneNumber, "address": .address,
    "calendarEvent": .calendarEvent, "shipmentTrackingNumber": .shipmentTrackingNumber,
    "flightNumber": .flightNumber, "lookupSuggestion": .lookupSuggestion, "all": .all,
  ]
  private static let borderStyles: [String: UITextField.BorderStyle] = [
    "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]
  private static let viewModes: [String: UITextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
    "always": .always,
  ]
}

extension NibReader {
  func traits(_ key: String, _ set: (NibReader) -> Void) {
    guard let written = child(key) else { return }
    let part = NibReader(part: written, of: self)
    set(part)
    part.nameUnknown()
  }
}
