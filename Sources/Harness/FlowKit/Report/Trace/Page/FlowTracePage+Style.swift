extension FlowTracePage {
  /// How the page looks, in the light and in the dark.
  static let style = """
    :root { --bad: light-dark(#b3261e, #ff9a90); --good: light-dark(#1a6b2d, #7fd68f);
      --warn: light-dark(#7a4f00, #f2c14e); --dim: light-dark(#5c5f66, #a6abb5);
      --line: light-dark(#d5d7dc, #43474f); --soft: light-dark(#f4f5f7, #24272d);
      --paper: light-dark(#ffffff, #17191d); --ink: light-dark(#1b1c1f, #eceef2);
      --accent: light-dark(#0b57d0, #8ab4f8); --bad-soft: light-dark(#fdecea, #3a1f1d); }
    body { background: var(--paper); color: var(--ink); height: 100vh; display: flex;
      flex-direction: column; font-size: 0.9375rem; }
    header { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; align-items: baseline;
      padding: 0.5rem 1rem; border-bottom: 1px solid var(--line); }
    h1 { margin: 0; font-size: 1.25rem; }
    h2 { margin: 0; font-size: 1.25rem; overflow-wrap: anywhere; }
    h3 { margin: 1.25rem 0 0.375rem; font-size: 1rem; }
    p { margin: 0.25rem 0; }
    #sums { margin: 0; }
    form#filters { display: flex; flex-wrap: wrap; gap: 0.375rem 1rem; align-items: center;
      flex-grow: 1; }
    #help { margin-left: auto; }
    input, select, button { color: inherit; background: var(--paper); border: 1px solid var(--dim);
      border-radius: 0.375rem; padding: 0.125rem 0.5rem; }
    button { cursor: pointer; }
    main { flex-grow: 1; min-height: 0; display: grid; grid-template-columns: 20rem minmax(0, 1fr); }
    nav { overflow-y: auto; border-right: 1px solid var(--line); }
    nav p { padding: 1rem; color: var(--dim); }
    ul, ol { list-style: none; margin: 0; padding: 0; }
    #flows li { padding: 0.375rem 0.75rem 0.375rem 2rem; position: relative; cursor: pointer;
      border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
    #flows small, .dim { color: var(--dim); font-size: 0.8125rem; }
    #flows small { display: block; }
    #flows .message { color: var(--bad); display: -webkit-box; -webkit-box-orient: vertical;
      -webkit-line-clamp: 2; overflow: hidden; }
    [role=option]::before { position: absolute; left: 0.75rem; font-weight: 700; }
    .passed::before { content: '✓'; color: var(--good); }
    .failed::before { content: '✗'; color: var(--bad); }
    .warned::before { content: '!'; color: var(--warn); }
    .skipped::before { content: '–'; color: var(--dim); }
    [role=option][aria-selected=true] { background: var(--soft);
      box-shadow: inset 4px 0 0 var(--accent); }
    [role=listbox]:focus-visible { outline: none; }
    [role=listbox]:focus [aria-selected=true] { background: light-dark(#dfe9fb, #2b3a55); }
    [role=listbox]:focus-visible [aria-selected=true] { outline: 2px solid var(--accent);
      outline-offset: -2px; }
    #detail { overflow-y: auto; padding: 1rem 1.25rem 3rem; outline-offset: -3px; }
    .badge { display: inline-block; border-radius: 1rem; padding: 0 0.625rem; font-size: 0.8125rem;
      font-weight: 600; border: 1px solid currentColor; vertical-align: middle; }
    .is-bad { color: var(--bad); } .is-good { color: var(--good); } .is-warn { color: var(--warn); }
    .tag { background: var(--soft); border-radius: 0.25rem; padding: 0 0.375rem; }
    code, pre, .code { font: 0.8125rem/1.45 ui-monospace, 'DejaVu Sans Mono', monospace; }
    pre { margin: 0.25rem 0; padding: 0.5rem 0.75rem; background: var(--soft);
      border-radius: 0.375rem; white-space: pre-wrap; overflow-wrap: anywhere; }
    .failure { border: 1px solid var(--bad); border-left-width: 6px; border-radius: 0.5rem;
      background: var(--bad-soft); padding: 0.75rem 1rem; margin: 0.75rem 0; }
    .failure h3 { margin-top: 0; color: var(--bad); }
    .failure .why { font-size: 1.0625rem; font-weight: 600; white-space: pre-wrap; }
    .failure pre { background: var(--paper); }
    .split { display: flex; flex-wrap: wrap; gap: 1.25rem; align-items: flex-start; }
    .split .words { flex: 1 1 22rem; min-width: 0; }
    dl.facts { display: grid; grid-template-columns: max-content minmax(0, 1fr);
      gap: 0.25rem 0.875rem; margin: 0.5rem 0; }
    dl.facts dt { color: var(--dim); } dl.facts dd { margin: 0; overflow-wrap: anywhere; }
    .misses li { display: grid; grid-template-columns: 1.75rem minmax(0, 1fr);
      padding: 0.25rem 0; }
    .misses .number { background: #c2410c; color: #fff; border-radius: 50%; width: 1.375rem;
      height: 1.375rem; text-align: center; line-height: 1.375rem; font-size: 0.8125rem; }
    figure { margin: 0; }
    figure button { display: block; padding: 0; cursor: zoom-in; border-color: var(--line);
      line-height: 0; overflow: hidden; }
    figure img { display: block; width: 15rem; height: auto; }
    figure.small img { width: 6rem; }
    figcaption { font-size: 0.8125rem; color: var(--dim); max-width: 15rem; }
    .pictures { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
    .legend { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; font-size: 0.8125rem; }
    .legend i { display: inline-block; width: 0.875rem; height: 0.875rem; border: 2px solid;
      vertical-align: -2px; margin-right: 0.25rem; border-radius: 2px; }
    .timeline { margin: 0.75rem 0; font-size: 0.75rem; }
    .lane { display: grid; grid-template-columns: 5rem 1fr; align-items: center; }
    .lane > span { color: var(--dim); }
    .lane > div { position: relative; height: 1.125rem; border-bottom: 1px solid var(--line); }
    .lane button { position: absolute; top: 2px; bottom: 2px; padding: 0; min-width: 3px;
      border: 0; border-radius: 2px; background: var(--good); opacity: 0.75; }
    .lane button:hover { opacity: 1; outline: 2px solid var(--ink); }
    .lane button.failed { background: var(--bad); } .lane button.warned { background: var(--warn); }
    .lane button.mark { width: 7px; margin-left: -3px; border-radius: 50%; top: 5px; bottom: 5px;
      background: var(--accent); }
    .lane button[aria-current=true] { opacity: 1; outline: 2px solid var(--accent); z-index: 1; }
    .ticks > div { border: 0; }
    .ticks i { position: absolute; font-style: normal; color: var(--dim); white-space: nowrap; }
    .columns { display: grid; grid-template-columns: minmax(14rem, 22rem) minmax(0, 1fr);
      gap: 1.25rem; }
    #steps { border: 1px solid var(--line); border-radius: 0.5rem; overflow: auto;
      max-height: 75vh; position: sticky; top: 0; align-self: start; }
    #steps li { position: relative; padding: 0.25rem 0.5rem 0.25rem 2rem; cursor: pointer;
      border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
    #steps li > span { display: block; padding-left: calc(var(--depth) * 1rem); }
    #step h3:first-child { margin-top: 0; }
    .causes > li { margin: 0.5rem 0; border-left: 3px solid var(--accent); padding-left: 0.75rem; }
    .causes li li { display: grid; grid-template-columns: 5.5rem minmax(0, 1fr); gap: 0.5rem;
      padding: 0.0625rem 0; }
    .kind { color: var(--dim); font-size: 0.8125rem; }
    .change { overflow-wrap: anywhere; }
    del { color: var(--bad); text-decoration: line-through; } ins { color: var(--good);
      text-decoration: none; }
    table { border-collapse: collapse; width: 100%; table-layout: fixed; }
    th, td { text-align: left; vertical-align: top; padding: 0.25rem 0.5rem 0.25rem 0;
      border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
    th { color: var(--dim); font-weight: 500; }
    summary { cursor: pointer; }
    .text .come { background: light-dark(#e3f4e6, #1f3a26); }
    dialog { max-width: 95vw; max-height: 95vh; overflow: auto; padding: 1rem;
      background: var(--paper); color: var(--ink); border: 1px solid var(--dim);
      border-radius: 0.5rem; }
    dialog dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.375rem 1rem; }
    dialog dd { margin: 0; }
    dialog img { display: block; }
    kbd { border: 1px solid var(--dim); border-radius: 0.25rem; padding: 0 0.375rem;
      font: 0.8125rem ui-monospace, monospace; }
    @media (max-width: 60rem) {
      body { height: auto; } main, .columns { display: block; }
      nav { max-height: 40vh; border-right: 0; border-bottom: 1px solid var(--line); }
      #steps { position: static; max-height: 40vh; margin-bottom: 1rem; }
    }
    @media print { nav, form#filters { display: none; } body { height: auto; } }
    """
}
