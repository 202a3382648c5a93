/** The last uncaught errors with their time. */
import { errorLog } from '../../../platform/dev-mode/error-log.ts';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { useObservable } from '../../../platform/observable.ts';
import { formatClock } from '../../../ui/format/date.ts';
import { devPanelStrings } from './strings.ts';

export function ConsoleTab() {
  const t = useStrings(devPanelStrings);
  const errors = useObservable(errorLog);
  if (errors.length === 0) return <p className="text-sm text-ink-3">{t('no-errors')}</p>;
  return (
    <ol className="grid gap-1.5 rounded-md bg-sunken px-3 py-2.5 font-mono text-2xs leading-5 text-ink-2">
      {errors.toReversed().map(({ no, at, detail }) => (
        <li key={no} className="break-words">
          <span className="text-ink-3">{formatClock(at)}</span> {detail}
        </li>
      ))}
    </ol>
  );
}
