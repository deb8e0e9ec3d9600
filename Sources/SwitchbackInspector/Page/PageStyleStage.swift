extension PageStyle {
  static let stage = #"""
    /* main */
    main{grid-area:main;overflow:auto;min-height:0;display:flex;flex-direction:column;\#
    scrollbar-width:thin}
    .sum{padding:12px 16px 8px}
    .sum .by{color:var(--quiet);font-size:12px}
    .sum .by b{color:var(--label)}
    .sum .by code,.mono{font:12px ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;\#
    color:var(--label)}
    .sum h2{font-size:17px;line-height:1.3;font-weight:650;margin:2px 0 2px;display:flex;\#
    gap:8px;align-items:flex-start}
    .sum h2 svg{flex:none;margin-top:2px}
    .sum .what{color:var(--note);padding-left:28px}
    .sum .err{color:var(--ink);padding-left:28px}
    .bar{display:flex;gap:10px;align-items:center;padding:0 16px 8px;font-size:12px;\#
    color:var(--quiet)}
    .seg{display:inline-flex;border:1px solid var(--shape);border-radius:7px;\#
    background:var(--sunk);padding:1px}
    .seg button{border:0;background:none;border-radius:5px;padding:2px 10px;font-size:12px;\#
    color:var(--note);cursor:pointer}
    .seg button[aria-checked=true]{background:var(--panel);color:var(--ink);font-weight:600;\#
    box-shadow:0 0 0 1px var(--shape)}
    .legend{margin-left:auto;display:flex;gap:6px}
    .legend .mk{background:none}
    .hint{margin-left:auto;white-space:nowrap;font-size:11.5px}
    kbd{font:11px inherit;border:1px solid var(--shape);border-radius:4px;padding:0 4px;\#
    background:var(--panel);color:var(--note)}
    .canvas{position:relative;margin:0 16px;flex:1 0 auto;border:1px solid var(--rule);\#
    border-radius:12px;background:radial-gradient(var(--dot) 1px,transparent 1px) 0 0/14px 14px;\#
    min-height:300px;display:flex;flex-direction:column;justify-content:flex-end}
    .canvas .cap{position:absolute;left:13px;right:13px;top:7px;display:flex;gap:10px;\#
    font-size:11px;color:var(--quiet);white-space:nowrap}
    .stage{position:relative;margin:26px 12px 12px;transition:height .38s cubic-bezier(.3,.7,.2,\#
    1)}
    .bx{position:absolute;left:0;top:0;border:1px solid var(--shape);border-radius:9px;\#
    background:var(--panel);overflow:hidden;transition:transform .38s cubic-bezier(.3,.7,.2,1),\#
    width .38s cubic-bezier(.3,.7,.2,1),height .38s cubic-bezier(.3,.7,.2,1),opacity .28s,\#
    background-color .28s,border-color .28s,box-shadow .28s;cursor:default}
    .bx .lb{position:absolute;inset:0 0 auto 0;display:flex;align-items:center;gap:5px;\#
    padding:0 8px;white-space:nowrap;min-width:0}
    .bx .nm{overflow:hidden;text-overflow:ellipsis;min-width:0;flex:0 1 auto}
    .bx .cp{overflow:hidden;text-overflow:ellipsis;min-width:0;flex:0 9 auto;font-size:11px;\#
    color:var(--quiet);font-weight:400}
    .bx.box{background:var(--paper)}
    .bx.box>.lb{height:22px;font-size:11px;color:var(--quiet)}
    .bx.scr>.lb{height:24px;font-size:12px;color:var(--note)}
    .bx.scr.front>.lb{height:34px;font-size:13px;font-weight:600;color:var(--ink)}
    .bx.scr.front.tight>.lb{padding:8px 6px 0;font-size:12px;height:auto;align-items:flex-start}
    wbr{display:none}
    .bx.scr.front.tight wbr{display:inline}
    .bx.scr.front.tight .nm{white-space:normal;line-height:1.3;max-height:2.6em}
    .bx.off{border-style:dashed;background:var(--sunk)}
    .bx.off.scr.front>.lb{color:var(--note);font-weight:500}
    .bx.on.scr.front{border:1.6px solid var(--line);box-shadow:var(--shadow)}
    .bx.raised{box-shadow:var(--shadow);border-color:var(--line)}
    .bx.sheet{border-radius:13px}
    .bx.sheet.on{box-shadow:var(--shadow);border-color:var(--line)}
    .bx.sheet::before{content:"";position:absolute;left:50%;top:4px;width:34px;height:3px;\#
    margin-left:-17px;border-radius:2px;background:var(--shape)}
    .bx.sheet>.lb{top:5px}
    .bx.gone{border:1.3px dashed var(--gone);background:var(--gone-bg)}
    .bx.gone.outer{background:repeating-linear-gradient(135deg,transparent 0 7px,var(--gone-bg) \#
    7px 14px),var(--panel)}
    .bx.gone>.lb .nm{text-decoration:line-through;text-decoration-thickness:1px;color:var(--gone)}
    .bx.new{border:1.6px solid var(--new);}
    .bx.new.scr{background:var(--new-bg)}
    .bx.blk{border:2px solid var(--gone)!important}
    .bx.hi{outline:2px solid var(--blue);outline-offset:1px;border-color:var(--blue)!important}
    .bx.hi.box{background:var(--blue-bg)}
    .bx:focus-visible{outline:2px solid var(--blue);outline-offset:1px}
    .bx.enter{opacity:0}
    .mk{margin-left:auto;flex:none;font-size:10.5px;font-weight:600;line-height:15px;\#
    border-radius:4px;padding:0 4px;background:var(--panel)}
    .mk.new{color:var(--new)}
    .mk.gone{color:var(--gone)}
    .mk.shown{color:var(--blue)}
    .mk.cov{color:var(--quiet)}
    .mk.blk{color:#fff;background:#b83a5e}
    .eye{position:absolute;left:8px;bottom:6px;font-size:11px;color:var(--quiet);\#
    font-weight:400;display:none;white-space:nowrap}
    .bx.on.scr.front .eye{display:block}
    .bx.scr.low .eye{display:none!important}
    .key{flex:none;width:16px;height:16px;border-radius:50%;font-size:10px;font-weight:700;\#
    line-height:14px;text-align:center;border:1px solid var(--line);color:var(--note);\#
    background:var(--panel)}
    .key.found{background:var(--start);border-color:var(--start);color:var(--start-ink)}
    .key.built{border-color:var(--new);color:var(--new)}
    .key.failed{border-color:var(--gone);color:var(--gone);border-radius:3px}
    .stems{position:absolute;inset:0;width:100%;height:100%;pointer-events:none;\#
    overflow:visible;z-index:40}
    .stems path{stroke:var(--line);stroke-width:1.3;fill:none;stroke-dasharray:3 3}
    .stems .hd{fill:var(--line);stroke:none}
    .stems g{animation:in .3s .25s both}
    @keyframes in{from{opacity:0}}
    .low2{display:grid;grid-template-columns:minmax(0,1.25fr) minmax(0,1fr);gap:0 22px;\#
    padding:10px 16px 14px}
    h3{font-size:11px;font-weight:600;color:var(--quiet);margin:0 0 4px}
    .plan li{display:grid;grid-template-columns:20px 1fr;padding:2px 6px 2px 2px;\#
    margin-left:-2px;border-radius:5px;cursor:default}
    .plan li>span:first-child{color:var(--quiet);text-align:right;padding-right:7px}
    .plan li:hover,.plan li.hi,.plan li:focus-visible{background:var(--blue-bg)}
    .plan li.not{color:var(--quiet)}
    .plan li.stop{color:var(--gone);font-weight:600}
    .tb{display:flex;height:9px;border-radius:3px;overflow:hidden;gap:1px;margin:3px 0 7px}
    .tb i{display:block;min-width:3px}
    .tb .cut{background:repeating-linear-gradient(115deg,var(--shape) 0 3px,var(--sunk) 3px \#
    6px)!important}
    .tl{display:grid;grid-template-columns:auto 1fr auto;gap:1px 7px;font-size:12px;\#
    align-items:center}
    .tl i{width:8px;height:8px;border-radius:2px;display:block}
    .tl .cut{background:repeating-linear-gradient(115deg,var(--line) 0 2px,var(--sunk) 2px \#
    4px)!important}
    .tl span:nth-child(3n){text-align:right;color:var(--note)}
    .c-resolve{background:var(--blue)}
    .c-interceptors{background:var(--amber)}
    .c-guards{background:var(--violet)}
    .c-build{background:var(--new)}
    .c-commit{background:var(--line)}
    .asks{margin-top:6px;font-size:12px;color:var(--note)}
    .asks b{color:var(--label);font-weight:600}
    """#
}
