import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { LocaleProvider, useStrings } from './locale.tsx';
import { defineStrings, translate } from './strings.ts';

const strings = defineStrings('test.strings', {
  title: { de: 'Übersicht', en: 'Overview' },
  greeting: { de: 'Hallo {{name}} & Co.', en: 'Hello {{name}} & Co.' },
  files: {
    de: { one: '{{count}} Datei', other: '{{count}} Dateien' },
    en: { one: '{{count}} file', other: '{{count}} files' },
  },
  'a.dotted': { de: 'mit Punkt', en: 'with a dot' },
});

describe('defineStrings', () => {
  it('answers in the language asked for', () => {
    expect(translate(strings, 'de', 'title')).toBe('Übersicht');
    expect(translate(strings, 'en', 'title')).toBe('Overview');
    expect(translate(strings, 'en', 'a.dotted')).toBe('with a dot');
  });

  it('says which text is missing when a key arrives from outside the types', () => {
    const key: string = 'nope';
    expect(() => translate(strings, 'de', key as 'title')).toThrow('No text "nope" in "test.strings"');
  });

  it('fills in names without escaping them and picks the form for a count', () => {
    expect(translate(strings, 'de', 'greeting', { name: '<Müller>' })).toBe('Hallo <Müller> & Co.');
    expect(translate(strings, 'de', 'files', { count: 1 })).toBe('1 Datei');
    expect(translate(strings, 'en', 'files', { count: 0 })).toBe('0 files');
  });

  it('writes whole counts with separators, and leaves years and texts alone', () => {
    const counted = defineStrings('test.counted', {
      rows: {
        de: { one: '{{count}} von {{all}} im Jahr {{year}}', other: '{{count}} von {{all}} im Jahr {{year}}' },
        en: { one: '{{count}} of {{all}} in {{year}}', other: '{{count}} of {{all}} in {{year}}' },
      },
    });
    const words = { count: 1_230, all: 12_480, year: 2024 };
    expect(translate(counted, 'de', 'rows', words)).toBe('1.230 von 12.480 im Jahr 2024');
    expect(translate(counted, 'en', 'rows', words)).toBe('1,230 of 12,480 in 2024');
    expect(translate(counted, 'en', 'rows', { ...words, all: 'all' })).toBe('1,230 of all in 2024');
  });

  it('follows the provider and changes with it', () => {
    const wrapper = ({ children }: { children: ReactNode }) => <LocaleProvider locale="de">{children}</LocaleProvider>;
    const { result } = renderHook(() => useStrings(strings), { wrapper });
    expect(result.current('title')).toBe('Übersicht');
    expect(result.current('files', { count: 2 })).toBe('2 Dateien');
  });
});

describe('types of defineStrings', () => {
  // Judged by the compiler: an expectation that no longer holds fails the type check. The calls are never made.
  it('refuses missing languages, unknown keys and wrong parameters', () => {
    const contract = () => {
      // @ts-expect-error a text without English does not compile
      defineStrings('test.missing', { title: { de: 'Nur Deutsch' } });
      // @ts-expect-error an unknown key does not compile
      translate(strings, 'de', 'nope');
      // @ts-expect-error a missing parameter does not compile
      translate(strings, 'de', 'greeting');
      // @ts-expect-error a misspelt parameter does not compile
      translate(strings, 'de', 'greeting', { nam: 'x' });
      // @ts-expect-error a count is a number
      translate(strings, 'de', 'files', { count: '2' });
    };
    expectTypeOf(contract).returns.toBeVoid();
  });
});
