import Foundation

/// Two pictures and a link between them, as one picture that moves: first what the user sees, then the link, then
/// the screens that it leads to. For a reader who wants no motion it is the last one, with the link.
struct Film {
  let before: String
  let link: String
  let after: String

  var svg: String {
    let height = max(height(of: before), height(of: after)) + 40
    let head = before.prefix { $0 != ">" }
      .replacing(#/ height="\d+"/#, with: " height=\"\(height)\"")
      .replacing(#/ viewBox="[^"]*"/#, with: " viewBox=\"0 0 400 \(height)\"")
    let style = before.components(separatedBy: "<style>").dropFirst().first?
      .components(separatedBy: "</style>").first
    return """
      \(head)>
      <title>A link to a photo of a product arrives while the user looks into the bag</title>
      <style>\(style ?? "")
      .link rect{fill:#3b6fd4}
      .switchback .link text{fill:#fff;font-size:14px;font-weight:600}
      .before{opacity:0}
      @media (prefers-reduced-motion:no-preference){
      .before{animation:before 9s infinite}
      .link{animation:link 9s infinite}
      .after{animation:after 9s infinite}
      }
      @keyframes before{0%,38%{opacity:1}44%,96%{opacity:0}100%{opacity:1}}
      @keyframes link{0%,20%{opacity:0;transform:translateY(-14px)}26%,92%{opacity:1;transform:none}\
      98%,100%{opacity:0}}
      @keyframes after{0%,38%{opacity:0}44%,94%{opacity:1}98%,100%{opacity:0}}
      </style>
      <rect class="paper" width="400" height="\(height)"/>
      <g class="before">
      \(content(of: before))</g>
      <g class="after">
      \(content(of: after))</g>
      <g class="link">
      <rect x="12" y="\(height - 36)" width="376" height="28" rx="14"/>
      <text x="200" y="\(height - 17)" text-anchor="middle">\(link)</text>
      </g>
      </svg>

      """
  }

  private func height(of svg: String) -> Int {
    svg.firstMatch(of: #/ height="(\d+)"/#).flatMap { Int($0.1) } ?? 0
  }

  /// What is drawn, without the title for tooltips.
  private func content(of svg: String) -> String {
    let drawn = svg.components(separatedBy: "</style>\n").last ?? ""
    return drawn.replacing("</svg>\n", with: "").replacing("</svg>", with: "")
  }
}
