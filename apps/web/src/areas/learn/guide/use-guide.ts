/** The guide in the present language: its articles and their search, once they are loaded. */
import { useCallback, useEffect, useState } from 'react';
import { useLocale } from '../../../platform/i18n/locale.tsx';
import type { Locale } from '../../../platform/i18n/strings.ts';
import { type Guide, loadGuide } from '../help/load-guide.ts';

export type GuideAnswer =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly guide: Guide };

/** Tests bring their own way of loading. */
export function useGuide(read: typeof loadGuide = loadGuide): GuideAnswer {
  const locale = useLocale();
  // By language: what was asked in one may come after what was asked later in the other. Null: it did not come.
  const [loaded, setLoaded] = useState<Partial<Readonly<Record<Locale, Guide | null>>>>({});
  const load = useCallback(() => {
    const keep = (guide: Guide | null) => setLoaded((known) => ({ ...known, [locale]: guide }));
    read(locale).then(keep, () => keep(null));
  }, [locale, read]);
  useEffect(load, [load]);
  const guide = loaded[locale];
  if (guide === undefined) return { kind: 'loading' };
  return guide === null ? { kind: 'failed', retry: load } : { kind: 'ready', guide };
}
