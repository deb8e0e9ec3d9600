import Foundation

/// The schemes and hosts of a table.
struct LinkAddresses: Sendable {
  private let schemes: [String]
  private let hosts: [String]
  /// The hosts as links may contain them: internationalised ones encoded and not.
  private let knownHosts: Set<String>

  init(schemes: [String], hosts: [String]) throws(LinkError) {
    guard !schemes.isEmpty || !hosts.isEmpty else { throw .noAddress }
    self.schemes = schemes.map(\.asciiLowercased)
    for (scheme, given) in zip(self.schemes, schemes) {
      guard scheme != "https", scheme != "http", !scheme.isEmpty,
        URLComponents(string: scheme + "://", encodingInvalidCharacters: false)?.scheme == scheme
      else { throw .notScheme(given) }
    }
    var printed: [String] = []
    var known: Set<String> = []
    for host in hosts {
      guard let components = URLComponents(string: "https://" + host), components.user == nil,
        let encoded = components.encodedHost, let plain = components.host,
        components.path.isEmpty, components.query == nil, components.fragment == nil,
        // NB: Foundation drops a port that is no `Int`.
        components.port != nil || components.rangeOfPort?.isEmpty != false,
        let name = try? LinkParts("https://" + encoded).host,
        name.hasPrefix("[") || name.isHostName
      else { throw .notHost(host) }
      let port = components.port.map { $0 == 443 ? "" : ":\($0)" } ?? ""
      printed.append(name + port)
      known.formUnion([name + port, plain.asciiLowercased + port])
    }
    self.hosts = printed
    knownHosts = known
  }

  /// The address that listings show.
  var listed: String {
    if let scheme = schemes.first { return scheme + "://" }
    return "https://\(hosts[0])/"
  }

  func check(_ link: LinkParts) throws(LinkError) {
    if link.scheme == "https", !hosts.isEmpty {
      guard let host = link.host, knownHosts.contains(host) else {
        throw .unknownHost(link, known: hosts)
      }
    } else if !schemes.contains(link.scheme) {
      throw .unknownScheme(link, known: schemes + (hosts.isEmpty ? [] : ["https"]))
    }
  }

  /// Returns a link with these segments.
  func link(_ form: LinkForm?, _ segments: [String]) throws(LinkError) -> LinkParts {
    switch form ?? (schemes.isEmpty ? .web : .app) {
    case .app:
      guard let scheme = schemes.first else { throw .noForm(.app) }
      // A host is in lower case. A first segment that would not be read back from it follows an
      // empty one.
      if let first = segments.first, first.isPlainHost {
        return LinkParts(scheme: scheme, host: first, segments: Array(segments.dropFirst()))
      }
      return LinkParts(scheme: scheme, segments: segments)
    case .web:
      guard let host = hosts.first else { throw .noForm(.web) }
      return LinkParts(scheme: "https", host: host, segments: segments)
    }
  }
}
