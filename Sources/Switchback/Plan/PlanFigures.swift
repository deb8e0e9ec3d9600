extension NavigationPlan {
  /// The types of the screens that would be built, nearest to the anchor first. Makes no texts.
  package var builtTypes: [Any.Type] { route.constructions.map(\.step.targetType) }

  /// Whether interceptors would run. Makes no texts.
  package var hasInterceptors: Bool { !resolution.interceptors.isEmpty }
}
