/** The log of a run: each step with its time, the newest at the bottom and in view. */
import { useEffect, useRef } from 'react';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { formatClock } from '../../../ui/format/date.ts';
import { checkStrings } from './check-strings.ts';
import { outcomeText } from './outcome-text.ts';
import { selfTestStrings } from './strings.ts';
import type { LogLine } from './use-suite.ts';

export function LogCard({ log }: { readonly log: readonly LogLine[] }) {
  const t = useStrings(selfTestStrings);
  const titles = useStrings(checkStrings);
  const box = useRef<HTMLDivElement>(null);
  const newest = log.at(-1)?.no;
  useEffect(() => {
    if (newest !== undefined) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [newest]);
  return (
    <Card>
      <CardHead title={t('log')} />
      <div
        ref={box}
        role="log"
        aria-label={t('log')}
        className="m-4 mt-3 max-h-72 min-h-24 overflow-y-auto rounded-md bg-sunken px-3 py-2.5 font-mono text-2xs leading-5 text-ink-2"
      >
        {log.length === 0 && <p className="font-sans text-xs text-ink-3">{t('log.empty')}</p>}
        {log.map(({ no, at, state }) => (
          <p key={no} className="break-words">
            <span className="text-ink-3">{formatClock(at, { seconds: true })}</span> {titles(state.id)} –{' '}
            {t(`status.${state.status}`)}
            {state.outcome && `: ${outcomeText(state.outcome, t)}`}
          </p>
        ))}
      </div>
    </Card>
  );
}
