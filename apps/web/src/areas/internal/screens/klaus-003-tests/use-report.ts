/** The report of the suite: made on a click once all tests are through, gone with a reset. */
import { useState } from 'react';
import { useLocale } from '../../../../platform/i18n/locale.tsx';
import { reportText } from '../../report-text.ts';
import type { SuiteRun } from '../../self-test/use-suite.ts';

export interface SuiteReport {
  readonly text: string | undefined;
  readonly make: () => void;
  readonly clear: () => void;
}

export function useReport({ checks, states }: SuiteRun): SuiteReport {
  const locale = useLocale();
  const [text, setText] = useState<string>();
  const make = () => {
    const done = checks.flatMap((id) => states.get(id) ?? []);
    setText(reportText({ states: done, locale, now: new Date() }));
  };
  return { text, make, clear: () => setText(undefined) };
}
