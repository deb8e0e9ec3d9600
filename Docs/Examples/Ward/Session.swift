/// What all windows share: the user, and the beds in which patients are.
@MainActor
final class Session {
  var user: String?
  var beds = 1...99

  /// Refuses a bed in which there is no patient.
  func check(_ bed: Int) throws {
    if !beds.contains(bed) { throw NoPatientError(bed: bed) }
  }
}

struct NoPatientError: Error, CustomStringConvertible {
  let bed: Int
  var description: String { "There is no patient in bed \(bed)." }
}
