/** Columns of what came with an adviser pack beside the report: the whole ledger, the owner's notes, its history. */
import type { LedgerEvent } from '@cryptax/ledger';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import type { Locale } from '../../../../../platform/i18n/strings.ts';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { entryFacts, entryName, entryReason } from '../../../../../platform/ledger/entry-words.ts';
import { kindStrings } from '../../../../../platform/ledger/kind-strings.ts';
import { formatInstant } from '../../../../../ui/format/date.ts';
import { useQuantity } from '../../../../../ui/use-quantity.ts';
import type { JournalLine, NoteLine } from '../../../report-types.ts';
import { tableStrings } from '../strings/table-strings.ts';
import { dayOf, look, money, type RecordLook, text } from './record-look.tsx';

export interface PackLooks {
  readonly entries: RecordLook<LedgerEvent>;
  readonly notes: RecordLook<NoteLine>;
  readonly journal: RecordLook<JournalLine>;
}

export function usePackColumns(): PackLooks {
  const t = useStrings(tableStrings);
  const kinds = useStrings(kindStrings);
  const locale = useLocale();
  const quantity = useQuantity();
  const legs = (event: LedgerEvent) =>
    [
      'out' in event ? `−${quantity(event.out.amount, event.out.asset)}` : '',
      'in' in event ? `+${quantity(event.in.amount, event.in.asset)}` : '',
    ]
      .filter(Boolean)
      .join(', ');
  return {
    entries: look([
      text('date', t('col.date'), 7, ({ at }) => dayOf(at, locale)),
      text('kind', t('col.kind'), 9, ({ kind }) => kinds(kind)),
      text('asset', t('col.asset'), 12, legs, true),
      text('wallet', t('col.wallet'), 8, (event) =>
        event.kind === 'transfer' ? `${event.wallet} → ${event.toWallet}` : event.wallet,
      ),
      money('value', t('col.value'), (event) => ('valueEur' in event ? (event.valueEur ?? null) : null)),
      text('source', t('col.source'), 11, ({ source }) => sourceText(source) ?? t('manual')),
    ]),
    notes: look([
      text('entry', t('col.entry'), 14, ({ kind, at, wallet }) => `${kinds(kind)} ${dayOf(at, locale)}, ${wallet}`),
      text('note', t('col.note'), 20, (line) => line.text, true),
    ]),
    journal: look([
      text('date', t('col.date'), 11, ({ at }) => formatInstant(Date.parse(at), locale)),
      text('reason', t('col.reason'), 16, (line) => stepText(line, locale, t('step.back'))),
      text('subjects', t('col.subjects'), 14, (line) => stepFacts(line, locale), true),
    ]),
  };
}

function sourceText(source: LedgerEvent['source']): string | undefined {
  return source === undefined ? undefined : `${source.file}:${(source.lines ?? [source.line]).join(',')}`;
}

function stepText(line: JournalLine, locale: Locale, takenBack: string): string {
  const words = [entryName(line, locale), entryReason(line, locale)].filter(Boolean).join(': ');
  return line.isTakenBack ? `${words} (${takenBack})` : words;
}

/** Entries that were touched are named by their ids, as in the list of the pack's entries. */
function stepFacts(line: JournalLine, locale: Locale): string {
  const facts = entryFacts(line, locale);
  return facts === '' && line.kind !== 'settings' ? line.subjects.join(', ') : facts;
}
