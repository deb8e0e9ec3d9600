/// The look of the page, in the colours of the pictures that `SwitchbackMaps` draws.
enum PageStyle {
  static let sheet = [frame, stage, panels].joined(separator: "\n")

  private static let frame = #"""
    :root{color-scheme:light dark;
    --paper:#fbfbfd;--panel:#fff;--sunk:#f4f5f8;--ink:#1c2230;--label:#2d3546;--note:#475067;\#
    --quiet:#5f687a;--shape:#c3c9d6;--rule:#e4e7ee;--line:#8a93a6;
    --start:#2d3546;--start-ink:#fff;--amber-bg:#fff8e8;--amber:#d6ac4e;--amber-ink:#7d5200;
    --new:#0b7a60;--new-bg:#eaf6f2;--gone:#b83a5e;--gone-bg:#fdf1f4;--blue:#2f62c4;\#
    --blue-bg:#edf2fd;--violet:#7d41b0;--violet-bg:#f6f0fb;
    --shadow:0 1px 2px #1c22300f,0 6px 18px -6px #1c223029;--dot:#e6e9f0}
    @media (prefers-color-scheme:dark){:root{
    --paper:#14171d;--panel:#1f242d;--sunk:#191d24;--ink:#eef1f7;--label:#d5dae4;--note:#b4bccb;\#
    --quiet:#98a1b3;--shape:#454d5c;--rule:#2e343f;--line:#7d8798;
    --start:#dfe4ee;--start-ink:#14171d;--amber-bg:#322b1a;--amber:#9c8142;--amber-ink:#e3c877;
    --new:#4cc9a6;--new-bg:#192b2a;--gone:#f2859f;--gone-bg:#2d1e26;--blue:#7aa5ff;\#
    --blue-bg:#1d2942;--violet:#c79af0;--violet-bg:#2b2238;
    --shadow:0 1px 2px #0006,0 8px 22px -6px #000a;--dot:#222731}
    }
    *{box-sizing:border-box}
    html,body{margin:0;height:100%}
    body{font:13px/1.4 -apple-system,system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,\#
    sans-serif;color:var(--ink);background:var(--paper);font-variant-numeric:tabular-nums}
    h1,h2,h3,p,ol,ul,dl,dd{margin:0;padding:0}
    ol,ul{list-style:none}
    button,input{font:inherit;color:inherit}
    .sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);\#
    white-space:nowrap}
    :focus{outline:none}
    :focus-visible{outline:2px solid var(--blue);outline-offset:2px;border-radius:5px}
    .skip{position:absolute;left:8px;top:-60px;background:var(--start);color:var(--start-ink);\#
    padding:6px 10px;border-radius:6px;z-index:50}
    .skip:focus{top:8px}
    .q{color:var(--quiet);font-weight:400}
    .red{background:repeating-linear-gradient(45deg,var(--line) 0 2px,transparent 2px 4px);\#
    border-radius:3px;padding:0 2px;color:transparent!important;user-select:none;font-size:.85em}
    /* frame */
    .app{display:grid;grid-template:46px minmax(0,1fr)/292px minmax(0,1fr) 312px;\#
    grid-template-areas:"head head head" "time main chain";height:100%}
    header{grid-area:head;display:flex;align-items:center;gap:14px;padding:0 14px;\#
    border-bottom:1px solid var(--rule);background:var(--panel)}
    header h1{font-size:14px;font-weight:650;white-space:nowrap}
    header .facts{display:flex;gap:14px;color:var(--note);font-size:12px;white-space:nowrap;\#
    min-width:0;overflow:hidden}
    header .facts b{font-weight:500;color:var(--quiet);margin-right:4px}
    .lost{color:var(--amber-ink)}
    .acts{margin-left:auto;display:flex;gap:6px;flex:none}
    .btn{border:1px solid var(--shape);background:var(--panel);border-radius:6px;padding:3px \#
    9px;font-size:12px;color:var(--label);cursor:pointer;white-space:nowrap;line-height:18px}
    .btn:hover{border-color:var(--line);background:var(--sunk)}
    .btn:disabled{color:var(--quiet);background:none;border-style:dashed;cursor:default}
    .btn[data-done]{border-color:var(--new);color:var(--new)}
    /* timeline */
    .time{grid-area:time;border-right:1px solid var(--rule);background:var(--panel);\#
    display:flex;flex-direction:column;min-height:0}
    .find{padding:8px 10px 6px;border-bottom:1px solid var(--rule)}
    .find input{width:100%;border:1px solid var(--shape);background:var(--sunk);\#
    border-radius:6px;padding:4px 8px;font-size:12.5px}
    .find input::placeholder{color:var(--quiet);opacity:1}
    .chips{display:flex;gap:1px;margin-top:6px;flex-wrap:wrap}
    .chips button{border:1px solid transparent;background:none;border-radius:5px;padding:0 5px;\#
    font-size:11px;line-height:19px;white-space:nowrap;color:var(--note);cursor:pointer}
    .chips button:hover{background:var(--sunk)}
    .chips button[aria-pressed=true]{background:var(--start);color:var(--start-ink)}
    .list{overflow:auto;flex:1;position:relative;padding:4px 0 10px;scrollbar-width:thin}
    .list svg.lanes{position:absolute;left:0;top:0;width:56px;pointer-events:none;z-index:2}
    .ev{position:relative;display:grid;grid-template-columns:1fr auto;column-gap:8px;\#
    padding:4px 12px 4px 58px;text-decoration:none;color:inherit;min-height:40px;\#
    align-content:center;cursor:pointer}
    .ev:hover{background:var(--sunk)}
    .ev[aria-current]{background:var(--blue-bg)}
    .ev[aria-current]::before{content:"";position:absolute;left:0;top:0;bottom:0;width:3px;\#
    background:var(--blue)}
    .ev:focus-visible{outline-offset:-2px}
    .ev .t{font-weight:550;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;\#
    font-size:12.5px}
    .ev .t i{font-style:normal;font-weight:400;color:var(--quiet)}
    .ev .at{font-size:11px;color:var(--quiet);align-self:center}
    .ev .no{font-size:11px;color:var(--quiet);text-align:right}
    .ev .s{font-size:11px;color:var(--quiet);white-space:nowrap;overflow:hidden;\#
    text-overflow:ellipsis}
    .ev .s b{font-weight:600}
    .ev.user{min-height:26px}
    .list{contain:content}
    .ev{content-visibility:auto;contain-intrinsic-height:32.9px}
    .ev.user{contain-intrinsic-height:18px}
    .ev.user .t{font-weight:400;color:var(--note);font-size:11.5px}
    .ok{color:var(--new)}
    .bad{color:var(--gone)}
    .rej{color:var(--amber-ink)}
    .rep{color:var(--violet)}
    .usr{color:var(--note)}
    .none{padding:18px;color:var(--quiet);text-align:center}
    """#
}
