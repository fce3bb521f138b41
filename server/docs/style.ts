/** The page's only style sheet. */
export const style = `
:root { color-scheme: light dark; --ink: light-dark(#0e1b26, #eef1ee); --soft: light-dark(#51606b, #a9b6bf);
  --paper: light-dark(#fbfaf7, #0b141c); --sunk: light-dark(#f1f0eb, #0f1a23); --line: light-dark(#dcdfda, #26353f);
  --link: light-dark(#0b5d6c, #7fd0dc); }
* { box-sizing: border-box; margin: 0; }
body { background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
main, header { width: min(60rem, 100% - 2rem); margin-inline: auto; padding-block: 1.5rem; }
h1 { font-size: 2rem; } h2 { margin-top: 2.5rem; font-size: 1.5rem; } h4 { margin-top: 1rem; font-size: .9375rem; }
p { max-width: 68ch; margin-top: .75rem; } a { color: var(--link); }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin-top: 1rem; padding: 0; list-style: none; }
nav a { display: inline-block; padding-block: .5rem; }
details { margin-top: .75rem; border: 1px solid var(--line); border-radius: 6px; overflow: hidden; }
details[open] > summary { border-bottom: 1px solid var(--line); }
summary { display: flex; flex-wrap: wrap; align-items: baseline; gap: .25rem .75rem; padding: .75rem 1rem; cursor: pointer; }
summary h3 { font: 600 .9375rem ui-monospace, monospace; overflow-wrap: anywhere; }
summary span { color: var(--soft); }
.call { padding: 0 1rem 1rem; }
pre, table { margin-top: .5rem; font-size: .875rem; }
pre, code { font-family: ui-monospace, monospace; }
pre { padding: .75rem; border-radius: 3px; background: var(--sunk); overflow: auto; }
.frame { overflow: auto; } table { width: 100%; border-collapse: collapse; }
th, td { padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
`;
