/**
 * Writes `landing.de.html` and `landing.en.html` beside the app's own page: the same page with the landing page already
 * in it. The server gives them to visitors of `/` by their language; every other address starts from `index.html`. These
 * pages name the app's files but do not load them: `public/theme.js` does, after the first paint.
 */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import { landingFactsPlugin } from '../landing-facts/plugin.ts';
import type { DrawnLanding } from './draw-landing.tsx';

const DRAW = fileURLToPath(new URL('./draw-landing.tsx', import.meta.url));
/** Named as well, or the browser would ask for the screen's code only after the app's own has run. */
const EARLY = ['src/app/public/public-layout.tsx', 'src/areas/landing/screens/landing/route.tsx'];

export function landingPagePlugin(): Plugin {
  return {
    name: 'cryptax-landing-page',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no page to put the landing page into.');
        const { module } = await runnerImport<typeof import('./draw-landing.tsx')>(DRAW, {
          plugins: [react(), landingFactsPlugin()],
        });
        for (const locale of ['de', 'en'] as const) {
          const source = landingPage(String(page.source), module.landings[locale], filesOf(bundle));
          this.emitFile({ type: 'asset', fileName: `landing.${locale}.html`, source });
        }
      },
    },
  };
}

/** The app's own file first, then what it needs, then the files of the screen, each once. */
function filesOf(bundle: Rolldown.OutputBundle): readonly string[] {
  const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const ofScreen = chunks.filter(({ facadeModuleId }) => EARLY.some((name) => facadeModuleId?.endsWith(name)));
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (entry === undefined || ofScreen.length !== EARLY.length)
    throw new Error('The build lacks parts of the landing page.');
  const names = [entry, ...ofScreen].flatMap(({ fileName, imports }) => [fileName, ...imports]);
  return [...new Set(names)].map((name) => `/${name}`);
}

function landingPage(
  page: string,
  { locale, title, description, html }: DrawnLanding,
  files: readonly string[],
): string {
  const parts: readonly (readonly [RegExp, string])[] = [
    [/<html lang="\w+"/, `<html lang="${locale}" data-app="${files.join(' ')}"`],
    [/<title>.*?<\/title>/, `<title>${title}</title>`],
    [/(?<=<meta\s+name="description"\s+content=")[^"]*/, description],
    [/<script type="module"[^>]*><\/script>/, ''],
    [/<div id="root"><\/div>/, `<div id="root" data-locale="${locale}">${html}</div>`],
  ];
  const drawn = parts.reduce((text, [place, content]) => {
    if (!place.test(text)) throw new Error(`The page has no ${place}.`);
    return text.replace(place, () => content);
  }, page);
  return drawn.replaceAll(/<link rel="modulepreload"[^>]*>\s*/g, '');
}
