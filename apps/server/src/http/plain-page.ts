/** The look of the few pages that the server writes itself: no script, one style file, light and dark. */
import { html } from 'hono/html';
import type { PageLanguage } from './page-language.ts';

type Content = ReturnType<typeof html>;

const PAGE_STYLE_PATH = '/api/page.css';

export function plainPage(title: string, language: PageLanguage, content: Content) {
  return html`<!doctype html>
<html lang="${language}">
<head>
  <meta charset="utf-8"><meta name="viewport" content="width=device-width">
  <title>${title} | Cryptax</title>
  <link rel="stylesheet" href="${PAGE_STYLE_PATH}">
</head>
<body><main>${content}</main></body>
</html>`;
}

/** Colours and measures of the app (apps/web/src/ui/styles/tokens.css), as far as these pages need them. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --paper: #f8f6f2; --surface: #fff; --line: #e6e1d8; --ink: #1d1a16; --accent: #2a45b8; --on-accent: #fff; --mark: #f6e7c4; --on-mark: #4a3200;
  font-family: Inter, system-ui, sans-serif; line-height: 1.5; background: var(--paper); color: var(--ink); }
@media (prefers-color-scheme: dark) {
  :root { --paper: #141311; --surface: #1b1a17; --line: #2e2b26; --ink: #f1ede5; --accent: #9fb0ff; --on-accent: #12152b; --mark: #3a2f14; --on-mark: #f3dca0; }
}
body { margin: 0; padding: 2rem 1rem; }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem; background: var(--surface); border: 1px solid var(--line); border-radius: .75rem; }
h1 { margin-top: 0; line-height: 1.2; font-weight: 600; letter-spacing: -.01em; }
h2 { margin-top: 2rem; font-size: 1.1rem; }
a { color: var(--accent); }
code, pre { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; padding: .75rem; border: 1px solid var(--line); border-radius: .5rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .35rem .5rem; border-bottom: 1px solid var(--line); vertical-align: top; }
.mark { background: var(--mark); color: var(--on-mark); padding: .5rem .75rem; border-radius: .5rem; font-weight: 600; }
.price { font-size: 1.75rem; font-weight: 600; margin: 0; font-variant-numeric: tabular-nums; }
.price span { font-size: 1rem; font-weight: 400; }
form { display: grid; gap: .5rem; margin-top: 1.5rem; max-width: 28rem; }
button { font: inherit; font-weight: 600; padding: .75rem 1rem; border-radius: .5rem; border: 1px solid var(--accent); background: var(--accent); color: var(--on-accent); cursor: pointer; }
button.quiet { background: transparent; color: inherit; border-color: var(--line); font-weight: 500; }
button:focus-visible, a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;
