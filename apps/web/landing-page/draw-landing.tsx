/**
 * The landing page as plain HTML, drawn when the app is built, so that a first visitor reads it before any script ran.
 * Run by `plugin.ts`; the browser draws the same page again and takes over.
 */
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { prerender } from 'react-dom/static';
import { documentTitle } from '../src/app/page-effects.ts';
import { createAppRouter } from '../src/app/router.tsx';
import type { Locale } from '../src/platform/i18n/strings.ts';
import { translate } from '../src/platform/i18n/strings.ts';
import { screenTitles } from '../src/platform/navigation/screen-titles.ts';
import { settings } from '../src/platform/settings/settings.ts';

/** For search engines; the page itself does not show it, so it is no text of the feature. */
const DESCRIPTIONS: Readonly<Record<Locale, string>> = {
  de: 'Deutsche Krypto-Steuer, vereinfacht: Börsen und Wallets einlesen, nach deutschem Recht rechnen, jede Zahl belegen. Ohne Konto, auf deinem Gerät.',
  en: 'German crypto tax, simplified: read exchanges and wallets, calculate by German law, prove every figure. No account, on your own device.',
};

/** Parts above this size would be sent after the page and put in place by an inline script. */
const LARGEST_PART = 1_000_000;

export interface DrawnLanding {
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
  readonly html: string;
}

async function drawLanding(locale: Locale): Promise<DrawnLanding> {
  settings.set('locale', locale);
  const router = createAppRouter({
    history: createMemoryHistory({ initialEntries: ['/'] }),
    context: { session: async () => ({ kind: 'signed-out' }), isDevModeActive: async () => false },
  });
  await router.load();
  // Waits for every part, also those that come in chunks of their own.
  const { prelude } = await prerender(<RouterProvider router={router} />, { progressiveChunkSize: LARGEST_PART });
  return {
    locale,
    title: documentTitle(translate(screenTitles, locale, 'landing')),
    description: DESCRIPTIONS[locale],
    html: withoutInline(await new Response(prelude).text()),
  };
}

/** The content security policy refuses inline scripts and styles; what they do is done again when the app takes over. */
function withoutInline(html: string): string {
  return html.replaceAll(/<script[^>]*>.*?<\/script>/gs, '').replaceAll(/ style="[^"]*"/g, '');
}

/** Drawn while the module loads: the runner that builds use loads no further chunk after that. */
export const landings: Readonly<Record<Locale, DrawnLanding>> = {
  de: await drawLanding('de'),
  en: await drawLanding('en'),
};
