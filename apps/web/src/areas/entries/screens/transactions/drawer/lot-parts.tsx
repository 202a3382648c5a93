/** Pieces of a lot: its frame, its bar of time, and the way to the event it came from. */
import type { DisposalView, LotPartView } from '@cryptax/ledger';
import type { Book } from '@cryptax/store';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { EventRow } from '../../../../../platform/ledger/event-types.ts';
import { kindStrings } from '../../../../../platform/ledger/kind-strings.ts';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { Badge } from '../../../../../ui/badge.tsx';
import { linkClass } from '../../../../../ui/class-names.ts';
import { CryptoAmount, useQuantity } from '../../../../../ui/crypto-amount.tsx';
import { DescriptionList } from '../../../../../ui/description-list.tsx';
import { formatDay } from '../../../../../ui/format/date.ts';
import { LotBar } from '../../../../../ui/holding-bar.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { Money } from '../../../../../ui/money.tsx';
import { useEuro } from '../../../../../ui/use-euro.ts';
import { rowName } from '../list/event-columns.tsx';
import { holdingDays } from '../model/holding-days.ts';
import { drawerStrings } from '../strings/drawer-strings.ts';

export type ShowEvent = (eventId: string) => void;
type RowsById = ReadonlyMap<string, EventRow>;

/** Rows of the events that lots came from, so that each can be named by file and line. */
export function useRows(book: Book, eventIds: readonly string[]): RowsById {
  const asked = useAnswer(`rows ${book} ${eventIds.join(' ')}`, (api) => api.eventRows(book, eventIds));
  return new Map(asked.kind === 'ready' ? asked.value.map((row) => [row.id, row]) : []);
}

export interface LotOriginProps {
  readonly eventId: string;
  readonly rows: RowsById;
  readonly onShow: ShowEvent;
}

export function LotOrigin({ eventId, rows, onShow }: LotOriginProps) {
  const t = useStrings(drawerStrings);
  const kinds = useStrings(kindStrings);
  const locale = useLocale();
  const quantity = useQuantity();
  const row = rows.get(eventId);
  const name = row ? `${rowName(row, { kinds, quantity })}, ${formatDay(row.day, locale)}` : t('openLot');
  return (
    <button
      type="button"
      onClick={() => onShow(eventId)}
      className={`${linkClass('inline')} mt-2 inline-flex min-h-6 max-w-full items-center gap-1.5 text-left text-xs touch:min-h-11`}
    >
      <Icon icon={FileText} size={13} />
      <span className="min-w-0 truncate">
        {row?.source ? (
          <>
            <span className="font-mono">{row.source.file}</span> {t('line', { line: row.source.line })}
          </>
        ) : (
          name
        )}
      </span>
    </button>
  );
}

/** `until` is the sale, or now for what is still held. */
export function LotTime({ acquiredAt, until }: { readonly acquiredAt: string; readonly until: string }) {
  const t = useStrings(drawerStrings);
  const locale = useLocale();
  const days = holdingDays(acquiredAt, until);
  if (!days) return null;
  const start = t('bought', { day: formatDay(days.acquiredOn, locale) });
  const middle = t('days', { count: days.heldDays });
  const end = t('freeFrom', { day: formatDay(days.freeFrom, locale) });
  return (
    <div className="mt-2.5">
      <LotBar
        periodDays={days.periodDays}
        heldDays={days.heldDays}
        label={`${start}, ${middle}, ${end}`}
        {...{ start, middle, end }}
      />
    </div>
  );
}

export function LotSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 text-xs font-semibold text-ink-2">{title}</h3>
      <div className="grid gap-2.5">{children}</div>
    </section>
  );
}

export function LotCard({ children }: { readonly children: ReactNode }) {
  return <div className="min-w-0 rounded-lg border border-line px-3.5 py-3 text-sm">{children}</div>;
}

/** The lots a disposal used up: how long each was held, what it earned, and where it was bought. */
interface UsedLotsProps {
  readonly book: Book;
  readonly disposal: DisposalView;
  readonly title: string;
  readonly onShow: ShowEvent;
}

export function UsedLots({ book, disposal, title, onShow }: UsedLotsProps) {
  const rows = useRows(
    book,
    disposal.lots.flatMap(({ chain }) => chain.slice(0, 1)),
  );
  return (
    <LotSection title={title}>
      {disposal.lots.map((lot, index) => (
        <UsedLot key={`${lot.lotId} ${lot.chain.join()}`} number={index + 1} {...{ lot, disposal, rows, onShow }} />
      ))}
    </LotSection>
  );
}

interface UsedLotProps {
  readonly lot: LotPartView;
  readonly disposal: DisposalView;
  readonly number: number;
  readonly rows: RowsById;
  readonly onShow: ShowEvent;
}

function UsedLot({ lot, disposal, number, rows, onShow }: UsedLotProps) {
  const t = useStrings(drawerStrings);
  const euro = useEuro();
  const spent = (amount: string) => `− ${euro(amount)}`;
  const [bought] = lot.chain;
  return (
    <LotCard>
      <div className="flex flex-wrap items-center gap-2">
        <span className="num flex size-5 items-center justify-center rounded-full bg-sunken text-2xs text-ink-2">
          {number}
        </span>
        <b>
          <CryptoAmount value={lot.amount} unit={disposal.asset} />
        </b>
        <Badge tone={lot.taxFree ? 'free' : 'taxable'}>{t(lot.taxFree ? 'free' : 'taxable')}</Badge>
        <span className="ml-auto">
          <Money value={lot.gain} sign="always" />
        </span>
      </div>
      <LotTime acquiredAt={lot.acquiredAt} until={disposal.at} />
      <DescriptionList
        dense
        className="mt-2 border-t border-line pt-2"
        items={[
          { id: 'proceeds', term: t('proceeds'), value: euro(lot.proceeds) },
          { id: 'cost', term: t('cost'), value: spent(lot.cost) },
          { id: 'expenses', term: t('expenses'), value: spent(lot.expenses) },
        ]}
      />
      {bought !== undefined && <LotOrigin eventId={bought} rows={rows} onShow={onShow} />}
    </LotCard>
  );
}
