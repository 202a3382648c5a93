/** What the law makes of an event: result, lots with their holding period, price and source, and the rule behind it. */
import type { Book } from '@cryptax/store';
import type { ReactNode } from 'react';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import type { EventDetail } from '../../../../../platform/ledger/event-types.ts';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { HalfRing } from '../../../../../ui/glyphs.ts';
import { Icon } from '../../../../../ui/icon.tsx';
import { Money } from '../../../../../ui/money.tsx';
import { drawerStrings } from '../strings/drawer-strings.ts';
import { MovedLots } from './moved-lots.tsx';
import { OpenLots } from './open-lots.tsx';
import { PriceAndValue } from './price-and-value.tsx';
import { RuleNote } from './rule-note.tsx';
import { SourceRow } from './source-row.tsx';
import { UsedLots } from './used-lots.tsx';

export interface TaxTabProps {
  readonly book: Book;
  readonly detail: EventDetail;
  readonly onShow: (eventId: string) => void;
  /** To the row of the file itself. */
  readonly onOrigin: () => void;
}

export function TaxTab({ book, detail, onShow, onOrigin }: TaxTabProps) {
  const { row, disposals } = detail;
  const t = useStrings(drawerStrings);
  const method = useMethodWords();
  return (
    <div className="grid gap-5">
      {row.tax === 'open' && <Callout tone="review">{t('taxOpen')}</Callout>}
      {row.tax === 'none' && <Callout>{t('noTax')}</Callout>}
      {row.gainEur !== undefined && <Result gain={row.gainEur} taxable={row.taxableGainEur ?? '0'} />}
      {row.tax === 'income' && (
        <Tile label={t('incomeValue')}>
          <Money value={row.valueEur ?? null} />
        </Tile>
      )}
      {disposals.map((disposal) => (
        <UsedLots
          key={`${disposal.eventId} ${disposal.part}`}
          book={book}
          disposal={disposal}
          title={t(disposal.part === 'fee' ? 'lotsUsedFee' : 'lotsUsed', { method })}
          onShow={onShow}
        />
      ))}
      <MovedLots movements={detail.movements} />
      <OpenLots book={book} detail={detail} onShow={onShow} />
      <PriceAndValue detail={detail} />
      <SourceRow detail={detail} onOpen={onOrigin} />
      <RuleNote detail={detail} />
    </div>
  );
}

function Result({ gain, taxable }: { readonly gain: string; readonly taxable: string }) {
  const t = useStrings(drawerStrings);
  return (
    <div className="grid grid-cols-2 gap-3">
      <Tile label={t(gain.startsWith('-') ? 'lossTotal' : 'gainTotal')}>
        <Money value={gain} sign="always" />
      </Tile>
      <Tile
        label={
          <>
            <Icon icon={HalfRing} size={12} /> {t('gainTaxable')}
          </>
        }
      >
        <Money value={taxable} />
      </Tile>
    </div>
  );
}

function Tile({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="min-w-0 rounded-lg bg-sunken px-3.5 py-2.5">
      <p className="flex items-center gap-1.25 text-xs text-ink-2">{label}</p>
      <p className="mt-0.75 text-xl font-semibold">{children}</p>
    </div>
  );
}

function useMethodWords(): string {
  const t = useStrings(drawerStrings);
  const asked = useAnswer('tax settings', (api) => api.taxSettings());
  if (asked.kind !== 'ready') return '';
  const { method, scope } = asked.value.match;
  return t(scope === 'wallet' ? 'perWallet' : 'overAll', { method });
}
