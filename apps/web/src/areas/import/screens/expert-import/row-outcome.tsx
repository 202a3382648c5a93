/** What became of one row: its event in a line, or why it is none. */
import { type LedgerEvent, sidesOf } from '@cryptax/ledger';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import type { PreviewRow } from '../../../../platform/ledger/import-types.ts';
import { kindStrings } from '../../../../platform/ledger/kind-strings.ts';
import { ignoredReason, rowMessage } from '../../../../platform/ledger/row-message.ts';
import { Badge, type BadgeTone } from '../../../../ui/badge.tsx';
import { CryptoAmount } from '../../../../ui/crypto-amount.tsx';
import { InstantText } from '../../../../ui/date-text.tsx';
import { Money } from '../../../../ui/money.tsx';
import { expertImportStrings } from './strings.ts';

const TONES: Record<PreviewRow['kind'], BadgeTone> = {
  event: 'gain',
  grouped: 'gain',
  duplicate: 'neutral',
  ignored: 'stale',
  review: 'review',
};

export function RowOutcomeView({ row }: { readonly row: PreviewRow }) {
  const t = useStrings(expertImportStrings);
  const locale = useLocale();
  const { kind, code, params = {}, events } = row;
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1 py-1.5 whitespace-normal">
      <Badge tone={TONES[kind]} icon={kind === 'ignored' ? null : undefined}>
        {t(`rows.${kind}`)}
      </Badge>
      {events.map((event) => (
        <EventLine key={event.id} event={event} />
      ))}
      {code !== undefined && (
        <span className="min-w-0 text-sm">
          {kind === 'ignored' ? ignoredReason(code, locale) : rowMessage(code, params, locale)}
        </span>
      )}
      {kind === 'review' && code === undefined && <span className="min-w-0 text-sm">{t('rows.open')}</span>}
    </div>
  );
}

function EventLine({ event }: { readonly event: LedgerEvent }) {
  const t = useStrings(kindStrings);
  const words = useStrings(expertImportStrings);
  const { out, in: into } = sidesOf(event);
  return (
    <span className="num inline-flex flex-wrap items-baseline gap-x-1.5 whitespace-normal">
      <b className="font-semibold">{t(event.kind)}</b>
      {out && <CryptoAmount value={out.amount} unit={out.asset} />}
      {out && into && <span aria-hidden="true">→</span>}
      {into && <CryptoAmount value={into.amount} unit={into.asset} />}
      {'valueEur' in event && event.valueEur !== undefined && (
        <span className="text-ink-3">
          (<Money value={event.valueEur} />)
        </span>
      )}
      {'fee' in event && event.fee !== undefined && (
        <span className="text-ink-3">
          {words('rows.fee')} <CryptoAmount value={event.fee.amount} unit={event.fee.asset} />
        </span>
      )}
      <span className="text-xs text-ink-3">
        <InstantText at={Date.parse(event.at)} />
      </span>
    </span>
  );
}
