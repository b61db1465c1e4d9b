@testable import PortingRules

/// The files of one module, lowered together.
func loweredModule(_ sources: [String: String], _ options: Options = Options()) -> [String: Lowered]
{
  let files = sources.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
  var facts = ModuleFacts()
  for file in files { facts.merge(ModuleFacts(of: file)) }
  let context = Context(facts: facts, options: options)
  return Dictionary(uniqueKeysWithValues: files.map { ($0.path, lower($0, in: context)) })
}

func lowered(_ source: String) -> String {
  loweredModule(["a.swift": source])["a.swift"]!.text
}
