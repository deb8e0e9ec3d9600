extension NavigationPlan {
  /// The types of the screens that would be built, nearest to the anchor first. Makes no texts.
  package var builtTypes: [Any.Type] { route.constructions.map(\.step.targetType) }

  /// The number of interceptors that would run. Makes no texts.
  package var interceptorCount: Int { resolution.interceptors.count }

  /// Whether interceptors would run.
  package var hasInterceptors: Bool { interceptorCount > 0 }
}
