/** A few entries in short lines, as evidence beside a question or a rule. */
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import type { EventRow } from '../../../../../platform/ledger/event-types.ts';
import { formatInstant } from '../../../../../ui/format/date.ts';
import { msOf } from '../model/holding-days.ts';
import { Legs } from './event-cells.tsx';

export function EntryRows({ name, rows }: { readonly name: string; readonly rows: readonly EventRow[] }) {
  const locale = useLocale();
  if (rows.length === 0) return null;
  return (
    <section aria-label={name}>
      <h4 className="mb-1 text-xs font-semibold text-ink-2">{name}</h4>
      <ul className="grid gap-1">
        {rows.map((row) => (
          <li key={row.id} className="flex flex-wrap items-center gap-x-3 rounded-md bg-sunken px-2.5 py-1 text-xs">
            <span className="num text-ink-3">{formatInstant(msOf(row.at), locale)}</span>
            <Legs row={row} />
            <span className="min-w-0 truncate text-ink-3">{row.wallet}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
