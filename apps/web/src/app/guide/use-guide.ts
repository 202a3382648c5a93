/** The guide in the present language: its articles and their search, once they are loaded. */
import { useCallback, useEffect, useState } from 'react';
import { type Guide, loadGuide } from '../../lib/guide/load-guide.ts';
import { useLocale } from '../../lib/i18n/locale.tsx';
import type { Locale } from '../../lib/i18n/strings.ts';

export type GuideAnswer =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly guide: Guide };

export function useGuide(): GuideAnswer {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<{ readonly locale: Locale; readonly guide: Guide | null } | null>(null);
  const load = useCallback(() => {
    loadGuide(locale).then(
      (guide) => setLoaded({ locale, guide }),
      () => setLoaded({ locale, guide: null }),
    );
  }, [locale]);
  useEffect(load, [load]);
  if (loaded?.locale !== locale) return { kind: 'loading' };
  return loaded.guide === null ? { kind: 'failed', retry: load } : { kind: 'ready', guide: loaded.guide };
}
