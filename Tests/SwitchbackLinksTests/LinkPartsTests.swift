import Foundation
import SwitchbackLinks
import Testing

struct LinkPartsTests {
  @Test func `The parts of a link are its scheme, host, segments, items and fragment`() throws {
    let parts = try LinkParts("STORE://Product/caf%C3%A9/?page=2#top")
    #expect(
      parts
        == LinkParts(
          scheme: "store", host: "product", segments: ["café"],
          items: [URLQueryItem(name: "page", value: "2")], fragment: "top"))
    #expect(parts.description == "store://product/caf%C3%A9?page=2#top")
  }

  @Test(
    arguments: [
      ("store:", []),
      ("store:/", []),
      ("store://", []),
      ("store:///", []),
      ("store:////", [""]),
      ("store://///", ["", ""]),
      ("store:///a", ["a"]),
      ("store:///a/", ["a"]),
      ("store:///a//", ["a", ""]),
      ("store:///a///", ["a", "", ""]),
      ("store:////a", ["", "a"]),
      ("store:///a//b", ["a", "", "b"]),
      ("store:/a/b", ["a", "b"]),
      ("store:a/b", ["a", "b"]),
      ("store:///a%2Fb/%63%C3%A9", ["a/b", "cé"]),
      ("store:///a+b;c=d,e!$&'()*@:~", ["a+b;c=d,e!$&'()*@:~"]),
      ("store:///A/a", ["A", "a"]),
      ("store:///a/./b", ["a", "b"]),
      ("store:///a/../b", ["b"]),
      ("store:///../a", ["a"]),
      ("store:///a/b/..", ["a"]),
      ("store:///a/b/.", ["a", "b"]),
      ("store:///a//.", ["a", ""]),
      ("store:///a//..", ["a"]),
      ("store:///a//../b", ["a", "b"]),
      ("store:///a/%2e%2E/%2e/b", ["b"]),
      ("store:///a/.../b", ["a", "...", "b"]),
      ("store:///a/..%2Fb", ["a", "../b"]),
    ] as [(String, [String])])
  func `The segments of a path are decoded after they are separated`(
    link: String, segments: [String]
  ) throws {
    let parts = try LinkParts(link)
    #expect(parts.segments == segments)
    #expect(parts.host == nil)
  }

  @Test(arguments: [
    ("STORE://Product", "store", "product"),
    ("Com.Example.Store+1-2://x", "com.example.store+1-2", "x"),
    ("store://caf%C3%A9%C3%89", "store", "caféÉ"),
    ("store://%50roduct", "store", "product"),
    ("store://a%2Fb", "store", "a/b"),
    ("store://a_b~c.d", "store", "a_b~c.d"),
    ("https://EXAMPLE.com", "https", "example.com"),
    ("https://example.com:443", "https", "example.com"),
    ("https://example.com:", "https", "example.com"),
    ("https://example.com:80", "https", "example.com:80"),
    ("http://example.com:80", "http", "example.com"),
    ("https://example.com:08443", "https", "example.com:8443"),
    ("https://[2001:DB8::1]:8443", "https", "[2001:db8::1]:8443"),
    ("https://ex%61mple.com", "https", "example.com"),
    ("https://xn--bcher-kva.example", "https", "xn--bcher-kva.example"),
  ])
  func `A scheme and a host are in lower case, without the scheme's own port`(
    link: String, scheme: String, host: String
  ) throws {
    let parts = try LinkParts(link)
    #expect(parts.scheme == scheme)
    #expect(parts.host == host)
  }

  @Test(
    arguments: [
      ("", []),
      ("?", []),
      ("?a", [("a", nil)]),
      ("?a=", [("a", "")]),
      ("?a=b=c", [("a", "b=c")]),
      ("?a=1&b=2&a=3", [("a", "1"), ("b", "2"), ("a", "3")]),
      ("?a=b+c%2B%20%26%3D", [("a", "b+c+ &=")]),
      ("?%61%3D=1", [("a=", "1")]),
      ("?&&a=1", [("", nil), ("", nil), ("a", "1")]),
      ("?a=/?:@;,!$'()*", [("a", "/?:@;,!$'()*")]),
      ("?a=1#?b=2", [("a", "1")]),
    ] as [(String, [(String, String?)])])
  func `The parts of a link are the items of its query, decoded, a plus sign staying one`(
    query: String, items: [(String, String?)]
  ) throws {
    let parts = try LinkParts("store://a" + query)
    #expect(parts.items == items.map { URLQueryItem(name: $0.0, value: $0.1) })
  }

  @Test(
    arguments: [("", nil), ("#", ""), ("#a%20b", "a b"), ("?a=b#c/d?e", "c/d?e")]
      as [(String, String?)])
  func `The parts of a link are its fragment, decoded`(end: String, fragment: String?) throws {
    #expect(try LinkParts("store://a" + end).fragment == fragment)
  }

  @Test(arguments: [
    ("", #"Cannot read "": it has no scheme."#),
    ("a/b", #"Cannot read "a/b": it has no scheme."#),
    ("//a/b", #"Cannot read "//a/b": it has no scheme."#),
    ("1store://a", #"Cannot read "1store://a": it is not a URI."#),
    (" store://a", #"Cannot read " store://a": U+0020 at byte 0 must be percent-encoded."#),
    ("store://a\n", #"Cannot read "store://a\u{A}": U+000A at byte 9 must be percent-encoded."#),
    (
      "store://a/\0",
      #"Cannot read "store://a/\u{0}": U+0000 at byte 10 must be percent-encoded."#
    ),
    ("store://a/é", #"Cannot read "store://a/é": U+00E9 at byte 10 must be percent-encoded."#),
    ("store://a/👩", #"Cannot read "store://a/👩": U+1F469 at byte 10 must be percent-encoded."#),
    (
      "store://a/\u{202E}b",
      #"Cannot read "store://a/\u{202E}b": U+202E at byte 10 must be percent-encoded."#
    ),
    (
      "store://a/{b}", #"Cannot read "store://a/{b}": U+007B at byte 10 must be percent-encoded."#
    ),
    ("store://a\\b", #"Cannot read "store://a\\b": U+005C at byte 9 must be percent-encoded."#),
    ("store://a/[b]", #"Cannot read "store://a/[b]": it is not a URI."#),
    ("store://a#b#c", #"Cannot read "store://a#b#c": it is not a URI."#),
    (
      "store://a/%",
      #"Cannot read "store://a/%": the percent sign at byte 10 is not followed by two hexadecimal digits."#
    ),
    (
      "store://%20/%4",
      #"Cannot read "store://%20/%4": the percent sign at byte 12 is not followed by two hexadecimal digits."#
    ),
    (
      "store://a?%zz",
      #"Cannot read "store://a?%zz": the percent sign at byte 10 is not followed by two hexadecimal digits."#
    ),
    ("store://a/%FF", #"Cannot read "store://a/%FF": "%FF" is not UTF-8."#),
    ("store://a/%C0%80", #"Cannot read "store://a/%C0%80": "%C0%80" is not UTF-8."#),
    ("store://a?b=%ED%A0%80", #"Cannot read "store://a?b=%ED%A0%80": "%ED%A0%80" is not UTF-8."#),
    ("store://a#%E2%80", #"Cannot read "store://a#%E2%80": "%E2%80" is not UTF-8."#),
    ("store://u@a", #"Cannot read "store://u@a": it has a user before the host."#),
    ("https://u:p@a", #"Cannot read "https://u:p@a": it has a user before the host."#),
    ("https://@a", #"Cannot read "https://@a": it has a user before the host."#),
    (
      "store://a:80",
      #"Cannot read "store://a:80": it has the port 80, and only web links have one."#
    ),
    ("https://a:b", #"Cannot read "https://a:b": it is not a URI."#),
    ("https://[a", #"Cannot read "https://[a": it is not a URI."#),
    ("https://[=]", #"Cannot read "https://[=]": it has the host "[=]", which is no name."#),
    (
      "https://a:99999999999999999999",
      #"Cannot read "https://a:99999999999999999999": it is not a URI."#
    ),
    (
      "https://a%3A%CC%81",
      "Cannot read \"https://a%3A%CC%81\": it has the host \"a:\u{301}\", which is no name."
    ),
    (
      "store://[::1]", #"Cannot read "store://[::1]": it has the host "[::1]", which is no name."#
    ),
    (
      "https://a%3A80",
      #"Cannot read "https://a%3A80": it has the host "a:80", which is no name."#
    ),
    ("https://a%40b", #"Cannot read "https://a%40b": it has the host "a@b", which is no name."#),
    ("store://../a", #"Cannot read "store://../a": it has the host "..", which is no name."#),
    ("store://%2e/a", #"Cannot read "store://%2e/a": it has the host ".", which is no name."#),
  ])
  func `The parts of a link are refused if they are not those of a URI`(link: String, error: String)
  {
    #expect(text(try LinkParts(link)) == error)
  }

  @Test func `The parts of a link are refused above the limit, and read at it`() throws {
    let link = "store://" + String(repeating: "a", count: 8_184)
    #expect(try LinkParts(link).host?.count == 8_184)
    #expect(
      text(try LinkParts(link + "a"))
        == "The link has 8193 bytes; at most 8192 are allowed.")
    var rules = LinkRules()
    rules.maximumLength = 9
    #expect(try LinkParts("store://a", rules: rules).host == "a")
    #expect(
      text(try LinkParts("store://é", rules: rules))
        == "The link has 10 bytes; at most 9 are allowed.")
  }
}
