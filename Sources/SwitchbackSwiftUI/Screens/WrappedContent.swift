// What tests and messages read of screens that are made of views.

extension ContentFactory: KindStating {
  package var kind: FactoryOutline.Kind {
    Context.self is any Equatable.Type ? .comparableContent : .content
  }
}
