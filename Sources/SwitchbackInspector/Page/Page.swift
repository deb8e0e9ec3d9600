extension Recording {
  /// stub
  public func page() -> String { "" }
}
