import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { LocaleProvider } from '../../../platform/i18n/locale.tsx';
import type { Locale } from '../../../platform/i18n/strings.ts';
import { type Guide, useGuide } from './load-guide.ts';

const asked: { readonly locale: Locale; readonly answer: (guide: Guide) => void; readonly refuse: () => void }[] = [];

const read = (locale: Locale) =>
  new Promise<Guide>((answer, reject) => asked.push({ locale, answer, refuse: () => reject(new Error('offline')) }));

const guideOf = (locale: Locale) => ({ articles: new Map([['faq', locale]]), search: () => [] }) as unknown as Guide;

it('shows the language that is read now, whichever comes last, and can be asked again', async () => {
  const shown = { locale: 'de' as Locale };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <LocaleProvider locale={shown.locale}>{children}</LocaleProvider>
  );
  const { result, rerender } = renderHook(() => useGuide(read), { wrapper });
  shown.locale = 'en';
  rerender();
  expect(asked.map(({ locale }) => locale)).toEqual(['de', 'en']);
  await act(async () => asked[1]?.refuse());
  await act(async () => asked[0]?.answer(guideOf('de')));
  expect(result.current.kind).toBe('failed');

  if (result.current.kind === 'failed') result.current.retry();
  const english = guideOf('en');
  await act(async () => asked[2]?.answer(english));
  expect(result.current).toEqual({ kind: 'ready', guide: english });
});
