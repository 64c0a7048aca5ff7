extension GalleryPage {
  /// How the page looks, in the light and in the dark.
  static let style = """
    header { position: sticky; top: 0; z-index: 1; padding: 0.5rem 1rem; background: Canvas;
      border-bottom: 1px solid GrayText; }
    h1 { margin: 0; font-size: 1.25rem; }
    h2 { margin: 1.5rem 0 0; font-size: 1.5rem; }
    h3 { margin: 0; font-size: 1rem; }
    h3 a { color: inherit; text-decoration: none; }
    h3 a:hover { text-decoration: underline; }
    form#filters { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; }
    main { padding: 0 1rem 2rem; }
    section { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
    h2 { flex-basis: 100%; }
    article { padding: 0.75rem; border: 1px solid GrayText; border-radius: 0.5rem; max-width: 100%;
      box-sizing: border-box; scroll-margin-top: 8rem; }
    article:target { outline: 3px solid Highlight; }
    .way { margin: 0.25rem 0 0.5rem; padding-left: 1.25rem; max-width: 26rem; font-size: 0.8125rem; }
    article h3 { max-width: 26rem; }
    .error { max-width: 40rem; white-space: pre-wrap; overflow: auto; max-height: 20rem;
      border-left: 4px solid #d70015; padding-left: 0.5rem; }
    .pictures { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: flex-start; }
    figure { margin: 0; max-width: 100%; }
    figcaption { font-size: 0.8125rem; }
    figure button { display: block; padding: 0; border: 1px solid GrayText; background: none;
      cursor: zoom-in; max-width: 100%; }
    img { display: block; max-width: 100%; height: auto; }
    dialog { max-width: 95vw; max-height: 95vh; overflow: auto; padding: 0.5rem; }
    dialog form { position: sticky; top: 0; }
    dialog img { max-width: none; }
    """
}
