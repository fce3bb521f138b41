/** Adds rules to the page; a part that may be loaded brings its own, so that no page is heavier for it. */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
