/**
 * The one style file of the pages that the server writes itself: colours and measures of the app (apps/web/src/ui/styles/tokens.css)
 * as far as these pages need them, in the app's own typeface where the app lies beside the server.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

export const PAGE_STYLE_PATH = '/api/page.css';

/** The build writes a hash into the name, so it is looked for. */
const TYPEFACE = /^inter-latin-opsz-normal-[\w-]+\.woff2$/;

export async function pageStyle(webRoot: string): Promise<string> {
  const typeface = (await filesIn(join(webRoot, 'assets'))).find((name) => TYPEFACE.test(name));
  return typeface === undefined ? STYLE : `${fontFace(`/assets/${typeface}`)}${STYLE}`;
}

/** A server may be there for its API alone. */
async function filesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

const fontFace = (address: string) => `
@font-face { font-family: "Inter Variable"; font-display: swap; font-weight: 100 900; src: url("${address}") format("woff2"); }`;

const STYLE = `
:root { color-scheme: light dark; --paper: #f8f6f2; --surface: #fff; --line: #e6e1d8; --ink: #1d1a16; --ink-2: #57514a; --accent: #2a45b8; --on-accent: #fff; --mark: #f6e7c4; --on-mark: #4a3200;
  font-family: "Inter Variable", Inter, system-ui, sans-serif; font-size: .9375rem; line-height: 1.5; background: var(--paper); color: var(--ink); }
@media (prefers-color-scheme: dark) {
  :root { --paper: #141311; --surface: #1b1a17; --line: #2e2b26; --ink: #f1ede5; --ink-2: #bdb6aa; --accent: #9fb0ff; --on-accent: #12152b; --mark: #3a2f14; --on-mark: #f3dca0; }
}
body { margin: 0 auto; max-width: 46rem; padding: 1.25rem 1rem 3rem; }
header { display: flex; align-items: center; gap: .5rem; margin-bottom: 1.25rem; font-weight: 600; }
main { padding: 1.5rem; background: var(--surface); border: 1px solid var(--line); border-radius: .75rem; }
h1 { margin: 0 0 .75rem; font-size: 1.75rem; line-height: 1.2; font-weight: 600; letter-spacing: -.02em; }
h2 { margin: 2rem 0 .25rem; font-size: 1.0625rem; font-weight: 600; }
p { margin: .5rem 0; }
a { color: var(--accent); overflow-wrap: anywhere; }
code, pre { font-family: ui-monospace, monospace; font-size: .8125rem; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; padding: .75rem; border: 1px solid var(--line); border-radius: .5rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .35rem .5rem; border-bottom: 1px solid var(--line); vertical-align: top; }
.note { color: var(--ink-2); }
.mark { display: inline-block; margin: 0 0 1rem; background: var(--mark); color: var(--on-mark); padding: .25rem .625rem; border-radius: .375rem; font-size: .8125rem; font-weight: 600; }
.price { font-size: 2rem; font-weight: 600; letter-spacing: -.02em; margin: 0; font-variant-numeric: tabular-nums; }
.price span { font-size: .9375rem; font-weight: 400; letter-spacing: 0; color: var(--ink-2); }
form { display: grid; gap: .5rem; margin-top: 1.5rem; max-width: 28rem; }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: 0 1rem; border-radius: .5rem; border: 1px solid var(--accent); background: var(--accent); color: var(--on-accent); cursor: pointer; }
button.quiet { background: transparent; color: inherit; border-color: var(--line); font-weight: 500; }
button:focus-visible, a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;
