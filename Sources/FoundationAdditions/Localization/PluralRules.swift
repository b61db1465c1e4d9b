/// Which form of a text a count takes in a language, for whole numbers, after CLDR.
enum PluralRules {
  static func category(of count: Int, in language: String) -> String {
    let number = abs(count)
    return switch language {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "my", "lo", "km": "other"
    case "fr", "hy", "pt", "hi", "bn", "fa", "am", "gu", "kn", "zu": number < 2 ? "one" : "other"
    case "ru", "uk", "be", "sr", "hr", "bs": slavic(number)
    case "pl": polish(number)
    case "cs", "sk": number == 1 ? "one" : (2...4).contains(number) ? "few" : "other"
    case "sl": slovenian(number % 100)
    case "lt": lithuanian(number)
    case "lv": number % 10 == 0 || (11...19).contains(number % 100) ? "zero" : latvian(number)
    case "ro": number == 1 ? "one" : isRomanianFew(number) ? "few" : "other"
    case "he", "iw": number == 1 ? "one" : number == 2 ? "two" : "other"
    case "ar": arabic(number)
    case "ga": irish(number)
    case "cy": welsh(number)
    default: number == 1 ? "one" : "other"
    }
  }

  private static func slavic(_ number: Int) -> String {
    let (ones, tens) = (number % 10, number % 100)
    if ones == 1 && tens != 11 { return "one" }
    return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "many"
  }

  private static func polish(_ number: Int) -> String {
    if number == 1 { return "one" }
    return (2...4).contains(number % 10) && !(12...14).contains(number % 100) ? "few" : "many"
  }

  private static func slovenian(_ tens: Int) -> String {
    tens == 1 ? "one" : tens == 2 ? "two" : tens == 3 || tens == 4 ? "few" : "other"
  }

  private static func lithuanian(_ number: Int) -> String {
    let (ones, tens) = (number % 10, number % 100)
    if (11...19).contains(tens) || ones == 0 { return "other" }
    return ones == 1 ? "one" : "few"
  }

  private static func latvian(_ number: Int) -> String { number % 10 == 1 ? "one" : "other" }

  private static func isRomanianFew(_ number: Int) -> Bool {
    number == 0 || (1...19).contains(number % 100)
  }

  private static func arabic(_ number: Int) -> String {
    switch (number, number % 100) {
    case (0, _): "zero"
    case (1, _): "one"
    case (2, _): "two"
    case (_, 3...10): "few"
    case (_, 11...99): "many"
    default: "other"
    }
  }

  private static func irish(_ number: Int) -> String {
    switch number {
    case 1: "one"
    case 2: "two"
    case 3...6: "few"
    case 7...10: "many"
    default: "other"
    }
  }

  private static func welsh(_ number: Int) -> String {
    switch number {
    case 0: "zero"
    case 1: "one"
    case 2: "two"
    case 3: "few"
    case 6: "many"
    default: "other"
    }
  }
}
