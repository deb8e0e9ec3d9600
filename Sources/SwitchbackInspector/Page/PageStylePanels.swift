extension PageStyle {
  static let panels = #"""
    /* chain */
    .chain{grid-area:chain;border-left:1px solid var(--rule);background:var(--panel);\#
    overflow:auto;padding:12px 14px;min-height:0;scrollbar-width:thin}
    .chain h2{font-size:13px;font-weight:650;margin-bottom:1px}
    .chain .sub{font-size:11.5px;color:var(--quiet);margin-bottom:10px}
    .st{position:relative;border:1px solid var(--shape);border-radius:9px;padding:6px 10px 7px \#
    10px;background:var(--panel);cursor:default}
    .st .r{display:flex;align-items:center;gap:6px}
    .st .n{font-weight:600;overflow:hidden;text-overflow:ellipsis}
    .st .w{margin-left:auto;font-size:11px;font-weight:600;white-space:nowrap}
    .st p{font-size:11.5px;line-height:1.35;color:var(--note);margin-top:2px}
    .st p.f{color:var(--quiet)}
    .st.found{background:var(--start);border-color:var(--start);color:var(--start-ink)}
    .st.found p,.st.found p.f{color:inherit;opacity:.86}
    .st.found .key{background:var(--start-ink);color:var(--start);border-color:var(--start-ink)}
    .st.built{border-color:var(--new)}
    .st.built .w{color:var(--new)}
    .st.failed{border:1.6px solid var(--gone);background:var(--gone-bg)}
    .st.failed .w{color:var(--gone)}
    .st.halted{border:1.4px dashed var(--violet)}
    .st.halted .w{color:var(--violet)}
    .st.passed,.st.not{border-style:dashed;background:var(--sunk)}
    .st.passed .w,.st.not .w{color:var(--quiet)}
    .st.not{padding-block:4px}
    .st.not .n{font-weight:500;color:var(--note)}
    .st.hi,.st:focus-visible{outline:2px solid var(--blue);outline-offset:1px}
    .ic{border-top:1px solid var(--rule);padding-top:3px;margin-top:4px!important;\#
    color:var(--label)!important}
    .st.found .ic{border-color:#8886;color:inherit!important}
    .ln{position:relative;padding:3px 0 3px 26px;min-height:12px;font-size:11px;\#
    line-height:1.35;color:var(--quiet)}
    .ln::before{content:"";position:absolute;left:17px;top:0;bottom:0;border-left:1.3px solid \#
    var(--line)}
    .ln.last::after{content:"";position:absolute;left:14px;top:0;border:3.6px solid transparent;\#
    border-bottom:6px solid var(--line);border-top:0}
    .sw{border:1px solid var(--amber);background:var(--amber-bg);border-radius:4px;padding:5px \#
    10px;clip-path:none;font-size:11.5px;color:var(--label)}
    .sw b{color:var(--amber-ink)}
    .chain details{margin-top:12px;font-size:11.5px;color:var(--note)}
    .chain summary{cursor:pointer;color:var(--note)}
    pre{font:11px/1.35 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;margin:6px 0 0;\#
    padding:8px;background:var(--sunk);border-radius:6px;overflow:auto;color:var(--label)}
    .empty{color:var(--quiet);font-size:12px;border:1px dashed var(--shape);border-radius:9px;\#
    padding:12px;background:var(--sunk)}
    svg.wire{position:fixed;inset:0;width:100vw;height:100vh;pointer-events:none;z-index:45}
    svg.wire path{fill:none;stroke:var(--blue);stroke-width:1.5}
    svg.wire circle{fill:var(--blue)}
    .astext{padding:0 16px 12px;font-size:11.5px;color:var(--note)}
    .astext summary{cursor:pointer;width:max-content}
    .astext div{display:grid;grid-template-columns:1fr 1fr;gap:12px;margin-top:6px}
    .astext section{min-width:0}
    @media (max-width:1120px) and (min-width:721px){.app{grid-template:46px minmax(0,1fr) \#
    auto/250px minmax(0,1fr);grid-template-areas:"head head" "time main" "time chain"}\#
    .chain{border-left:0;border-top:1px solid var(--rule);max-height:38vh}.facts \#
    .opt{display:none}}
    @media (max-width:720px){
    .bx .cp{display:none}
    .ev.user .t::before{content:none}
    html,body{height:auto}
    .app{display:flex;flex-direction:column;height:auto}
    .app>*{min-width:0}
    main{display:contents}
    .chain{order:1;margin-top:12px;border-bottom:1px solid var(--rule)}
    .low2{order:2}
    .astext{order:3}
    header{flex-wrap:wrap;padding:8px 12px;gap:4px 10px}
    .acts .btn{padding:3px 8px}
    .wide{display:none}
    .acts::before{content:"Copy";font-size:12px;color:var(--quiet);align-self:center}
    header .facts{order:3;width:100%;flex-wrap:wrap;gap:0 12px;overflow:visible}
    .time{position:sticky;top:0;z-index:70;border-right:0;border-bottom:1px solid var(--rule)}
    .find{display:flex;gap:8px;padding:6px 12px 0;border:0;align-items:center}
    .find input{flex:1;min-width:90px;font-size:16px;padding:2px 8px}
    .chips{margin:0;flex-wrap:nowrap;overflow:auto;flex:1.3;scrollbar-width:none}
    .chips button{white-space:nowrap}
    .list{display:flex;overflow-x:auto;overflow-y:hidden;padding:6px 8px 7px;gap:4px;\#
    scrollbar-width:none}
    .list svg.lanes{display:none}
    .ev{flex:none;width:146px;padding:5px 8px 5px 10px;border:1px solid var(--rule);\#
    border-radius:8px;min-height:0;display:block}
    .ev .at,.ev .no{display:none}
    .ev .t,.ev .s{display:block}
    .ev.user{width:auto;max-width:112px;border-style:dashed;background:var(--sunk)}
    .ev.user .t{white-space:normal;line-height:1.2;font-size:11px}
    .ev.user .s{display:none}
    .ev[aria-current]{border-color:var(--blue)}
    .ev[aria-current]::before{left:0;right:0;bottom:auto;width:auto;height:3px;\#
    border-radius:8px 8px 0 0}
    .ev.lane{margin-top:8px;border-style:dashed}
    .sum{padding:10px 12px 6px}
    .sum h2{font-size:15.5px}
    .bar{padding:0 12px 8px;flex-wrap:wrap}
    .bar .hint{display:none}
    .canvas{margin:0 12px;min-height:0}
    .stage{margin:26px 6px 6px}
    .low2{grid-template-columns:1fr;gap:14px;padding:12px}
    .chain{border-left:0;border-top:1px solid var(--rule)}
    .bx .lb{padding:0 6px}
    .bx.scr.front>.lb{font-size:12.5px}
    .bx.scr.tiny>.lb{padding:0 3px;font-size:10.5px}
    .bx.scr.front.tiny>.lb{padding:7px 3px 0;font-size:10.5px}
    .bx.tiny>.lb{padding:0 4px;font-size:10px}
    .astext{padding:0 12px 14px}
    .astext div{grid-template-columns:1fr}
    svg.wire{display:none}
    }
    @media (prefers-reduced-motion:reduce){*{transition:none!important;animation:none!important;\#
    scroll-behavior:auto!important}}
    @media (forced-colors:active){.bx,.st,.key{border-color:CanvasText}.bx.hi,\#
    .st.hi{outline-color:Highlight}}
    @media print{.app{display:block;height:auto}.time,.acts{display:none}}
    .firstplan{font-size:11.5px;color:var(--note);margin-bottom:4px}
    .firstplan summary{cursor:pointer}
    .firstplan ol{padding-left:22px;list-style:decimal}
    .mapping{padding:0 16px 16px;font-size:11.5px;color:var(--note)}
    .mapping summary{cursor:pointer;width:max-content}
    .mapping .sheet{overflow:auto;margin-top:8px;border:1px solid var(--rule);border-radius:9px}
    .mapping svg{max-width:none;display:block}
    .mapping .way .shape{stroke:var(--new)!important;stroke-width:2.6!important}
    .mapping .way-failed .shape{stroke:var(--gone)!important}
    .mk.moved{color:var(--blue)}
    .bx.moved{border:1.6px solid var(--blue)}
    .bx .lb{pointer-events:none}
    main,.chain{overflow-wrap:anywhere}
    .chips{min-width:0}
    .canvas{overflow:clip}
    .sum a,.asks a{color:var(--blue)}
    @media (max-width:720px){.ev{content-visibility:visible}header .facts{white-space:normal}\#
    header h1{white-space:normal;overflow-wrap:anywhere}.sum,.chain,\#
    .low2{overflow-wrap:anywhere}.mapping{order:4;padding:0 12px 14px}}
    """#
}
