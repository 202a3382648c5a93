/** The look of the few pages that the server writes itself: no script, one style file, light and dark. */
import { html } from 'hono/html';

type Content = ReturnType<typeof html>;

const PAGE_STYLE_PATH = '/api/page.css';

export function plainPage(title: string, language: 'de' | 'en', content: Content) {
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

export const PAGE_STYLE = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
body { margin: 0; padding: 2rem 1rem; }
main { max-width: 46rem; margin: 0 auto; }
h1 { line-height: 1.2; }
h2 { margin-top: 2rem; font-size: 1.1rem; }
code, pre { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; padding: .75rem; border: 1px solid #a1a1aa; border-radius: .5rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .35rem .5rem; border-bottom: 1px solid #a1a1aa; vertical-align: top; }
.mark { background: #fde68a; color: #422006; padding: .5rem .75rem; border-radius: .5rem; font-weight: 600; }
.price { font-size: 1.75rem; font-weight: 700; margin: 0; }
.price span { font-size: 1rem; font-weight: 400; }
form { display: grid; gap: .5rem; margin-top: 1.5rem; max-width: 28rem; }
button { font: inherit; padding: .75rem 1rem; border-radius: .5rem; border: 1px solid #0f766e; background: #0f766e; color: #fff; cursor: pointer; }
button.quiet { background: transparent; color: inherit; border-color: #71717a; }
button:focus-visible, a:focus-visible { outline: 3px solid #0ea5e9; outline-offset: 2px; }
`;
