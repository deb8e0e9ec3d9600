#if !canImport(UIKit)
/// A link, and the screens before and after it is opened.
struct LinkCase {
  let link: String
  /// The links that have led the user to where the link arrives.
  let earlier: [String]
  let before: String
  let after: String

  init(_ link: String, after earlier: [String], _ before: String, _ after: String)
  {
    (self.link, self.earlier) = (link, earlier)
    (self.before, self.after) = (before, after)
  }
}

extension LinkCase {
  static let all = [
    LinkCase(
      "ward://wards",
      after: ["ward://patient/7", "ward://rounds"],
      """
      window
      └─ tabs
         ├─ stack
         │  ├─ Wards
         │  └─ Patient(7)*
         ├─ stack*
         │  └─ Rounds*
         ├─ split
         │  └─ Shifts*
         └─ Deck
            └─ Vital(pulse)*
      """,
      """
      window
      └─ tabs
         ├─ stack*
         │  └─ Wards*
         ├─ stack
         │  └─ Rounds*
         ├─ split
         │  └─ Shifts*
         └─ Deck
            └─ Vital(pulse)*
      """),
    LinkCase(
      "https://ward.example.com/rounds",
      after: ["ward://settings/alarms"],
      """
      window
      ├─ tabs
      │  ├─ stack*
      │  │  └─ Wards*
      │  ├─ stack
      │  │  └─ Rounds*
      │  ├─ split
      │  │  └─ Shifts*
      │  └─ Deck
      │     └─ Vital(pulse)*
      └─ modal Settings(["alarms"])
      """,
      """
      window
      └─ tabs
         ├─ stack
         │  └─ Wards*
         ├─ stack*
         │  └─ Rounds*
         ├─ split
         │  └─ Shifts*
         └─ Deck
            └─ Vital(pulse)*
      """),
    LinkCase(
      "ward://patient/7",
      after: ["ward://rounds", "ward://search?q=pain"],
      """
      window
      └─ tabs
         ├─ stack
         │  └─ Wards*
         ├─ stack*
         │  ├─ Rounds
         │  └─ SearchResults(Search(words: "pain", triage: nil))*
         ├─ split
         │  └─ Shifts*
         └─ Deck
            └─ Vital(pulse)*
      """,
      """
      window
      └─ tabs
         ├─ stack*
         │  ├─ Wards
         │  └─ Patient(7)*
         ├─ stack
         │  ├─ Rounds
         │  └─ SearchResults(Search(words: "pain", triage: nil))*
         ├─ split
         │  └─ Shifts*
         └─ Deck
            └─ Vital(pulse)*
      """),
    LinkCase(
      "ward://patient/7/chart/2",
      after: ["ward://vitals#oxygen"],
      """
      window
      └─ tabs
         ├─ stack
         │  └─ Wards*
         ├─ stack
         │  └─ Rounds*
         ├─ split
         │  └─ Shifts*
         └─ Deck*
            ├─ Vital(oxygen)*
            └─ Vital(pulse)
      """,
      """
      window
      ├─ tabs
      │  ├─ stack*
      │  │  ├─ Wards
      │  │  └─ Patient(7)*
      │  ├─ stack
      │  │  └─ Rounds*
      │  ├─ split
      │  │  └─ Shifts*
      │  └─ Deck
      │     ├─ Vital(oxygen)*
      │     └─ Vital(pulse)
      └─ modal Chart(ChartPage(bed: 7, page: 2))
      """),
    LinkCase(
      "ward://patient/7/note",
      after: ["ward://handover/2"],
      """
      window
      └─ tabs
         ├─ stack
         │  └─ Wards*
         ├─ stack
         │  └─ Rounds*
         ├─ split*
         │  ├─ Shifts*
         │  └─ Shift(2)*
         └─ Deck
            └─ Vital(pulse)*
      """,
      """
      window
      ├─ tabs
      │  ├─ stack*
      │  │  ├─ Wards
      │  │  └─ Patient(7)*
      │  ├─ stack
      │  │  └─ Rounds*
      │  ├─ split
      │  │  ├─ Shifts*
      │  │  └─ Shift(2)*
      │  └─ Deck
      │     └─ Vital(pulse)*
      └─ modal Note(7)
      """),
    LinkCase(
      "ward://patient/7/medication",
      after: ["ward://patient/8"],
      """
      window
      └─ tabs
         ├─ stack*
         │  ├─ Wards
         │  └─ Patient(8)*
         ├─ stack
         │  └─ Rounds*
         ├─ split
         │  └─ Shifts*
         └─ Deck
            └─ Vital(pulse)*
      """,
      """
      window
      └─ tabs
         ├─ stack*
         │  ├─ Wards
         │  ├─ Patient(7)
         │  └─ Medication(7)*
         ├─ stack
         │  └─ Rounds*
         ├─ split
         │  └─ Shifts*
         └─ Deck
            └─ Vital(pulse)*
      """),
    LinkCase(
      "ward://search?q=pain&triage=red",
      after: ["ward://rounds"],
      """
      window
      └─ tabs
         ├─ stack
         │  └─ Wards*
         ├─ stack*
         │  └─ Rounds*
         ├─ split
         │  └─ Shifts*
         └─ Deck
            └─ Vital(pulse)*
      """,
      """
      window
      └─ tabs
         ├─ stack
         │  └─ Wards*
         ├─ stack*
         │  ├─ Rounds
         │  └─ SearchResults(Search(words: "pain", triage: Optional("red")))*
         ├─ split
         │  └─ Shifts*
         └─ Deck
            └─ Vital(pulse)*
      """),
    LinkCase(
      "ward://search?q=pain",
      after: ["ward://patient/7", "ward://vitals#oxygen"],
      """
      window
      └─ tabs
         ├─ stack
         │  ├─ Wards
         │  └─ Patient(7)*
         ├─ stack
         │  └─ Rounds*
         ├─ split
         │  └─ Shifts*
         └─ Deck*
            ├─ Vital(oxygen)*
            └─ Vital(pulse)
      """,
      """
      window
      └─ tabs
         ├─ stack*
         │  ├─ Wards
         │  ├─ Patient(7)
         │  └─ SearchResults(Search(words: "pain", triage: nil))*
         ├─ stack
         │  └─ Rounds*
         ├─ split
         │  └─ Shifts*
         └─ Deck
            ├─ Vital(oxygen)*
            └─ Vital(pulse)
      """),
    LinkCase(
      "ward://handover/3",
      after: ["ward://patient/7/chart/2"],
      """
      window
      ├─ tabs
      │  ├─ stack*
      │  │  ├─ Wards
      │  │  └─ Patient(7)*
      │  ├─ stack
      │  │  └─ Rounds*
      │  ├─ split
      │  │  └─ Shifts*
      │  └─ Deck
      │     └─ Vital(pulse)*
      └─ modal Chart(ChartPage(bed: 7, page: 2))
      """,
      """
      window
      └─ tabs
         ├─ stack
         │  ├─ Wards
         │  └─ Patient(7)*
         ├─ stack
         │  └─ Rounds*
         ├─ split*
         │  ├─ Shifts*
         │  └─ Shift(3)*
         └─ Deck
            └─ Vital(pulse)*
      """),
    LinkCase(
      "ward://vitals#oxygen",
      after: ["ward://settings"],
      """
      window
      ├─ tabs
      │  ├─ stack*
      │  │  └─ Wards*
      │  ├─ stack
      │  │  └─ Rounds*
      │  ├─ split
      │  │  └─ Shifts*
      │  └─ Deck
      │     └─ Vital(pulse)*
      └─ modal Settings([])
      """,
      """
      window
      └─ tabs
         ├─ stack
         │  └─ Wards*
         ├─ stack
         │  └─ Rounds*
         ├─ split
         │  └─ Shifts*
         └─ Deck*
            ├─ Vital(oxygen)*
            └─ Vital(pulse)
      """),
    LinkCase(
      "ward://settings/alarms/night",
      after: ["ward://patient/7/note"],
      """
      window
      ├─ tabs
      │  ├─ stack*
      │  │  ├─ Wards
      │  │  └─ Patient(7)*
      │  ├─ stack
      │  │  └─ Rounds*
      │  ├─ split
      │  │  └─ Shifts*
      │  └─ Deck
      │     └─ Vital(pulse)*
      └─ modal Note(7)
      """,
      """
      window
      ├─ tabs
      │  ├─ stack*
      │  │  ├─ Wards
      │  │  └─ Patient(7)*
      │  ├─ stack
      │  │  └─ Rounds*
      │  ├─ split
      │  │  └─ Shifts*
      │  └─ Deck
      │     └─ Vital(pulse)*
      └─ modal Settings(["alarms", "night"])
      """),
  ]
}
#endif
