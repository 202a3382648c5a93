/** The event as it is booked, and what can be done with it. */
import { isContractToken } from '@cryptax/ledger';
import { Pencil, Scissors, Tag, Trash2, Unlink } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { Translate } from '../../../../../platform/i18n/strings.ts';
import type { EventDetail, EventRow, TransferMatch } from '../../../../../platform/ledger/event-types.ts';
import { kindStrings } from '../../../../../platform/ledger/kind-strings.ts';
import { RenameNote } from '../../../../../platform/ledger/rename-note.tsx';
import { tokenNameOf } from '../../../../../platform/ledger/token-names.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { linkClass } from '../../../../../ui/class-names.ts';
import { CryptoAmount, type QuantityText, useQuantity } from '../../../../../ui/crypto-amount.tsx';
import { type Description, DescriptionList } from '../../../../../ui/description-list.tsx';
import { formatInstant, formatInstantDay } from '../../../../../ui/format/date.ts';
import { Money } from '../../../../../ui/money.tsx';
import { kindName, TraceLink } from '../list/event-cells.tsx';
import { msOf } from '../model/holding-days.ts';
import { drawerStrings } from '../strings/drawer-strings.ts';
import { editStrings } from '../strings/edit-strings.ts';

export interface LedgerActions {
  readonly onEdit: (detail: EventDetail) => void;
  readonly onSplit: (detail: EventDetail) => void;
  readonly onLabel: (detail: EventDetail) => void;
  readonly onDelete: (detail: EventDetail) => void;
  readonly onUnmatch: (detail: EventDetail) => void;
  readonly onReview: () => void;
}

export function LedgerTab({ detail, actions }: { readonly detail: EventDetail; readonly actions: LedgerActions }) {
  const t = useStrings(drawerStrings);
  const edit = useStrings(editStrings);
  const { stored } = detail;
  const canSplit = 'out' in stored || 'in' in stored;
  return (
    <>
      <TokenNotes row={detail.row} />
      {detail.row.review.length > 0 && (
        <Callout
          tone="review"
          className="mb-3.5"
          action={
            <button type="button" className={linkClass('inline')} onClick={actions.onReview}>
              {t('reviewAction')}
            </button>
          }
        >
          {t('review')}
        </Callout>
      )}
      <DescriptionList items={useEntryLines(detail)} />
      <div className="mt-5 flex flex-wrap gap-2">
        <Button size="s" icon={Pencil} onClick={() => actions.onEdit(detail)}>
          {edit('edit')}
        </Button>
        {!('money' in stored) && (
          <Button size="s" icon={Tag} onClick={() => actions.onLabel(detail)}>
            {edit('label')}
          </Button>
        )}
        {canSplit && (
          <Button size="s" icon={Scissors} onClick={() => actions.onSplit(detail)}>
            {edit('split')}
          </Button>
        )}
        {detail.match && (
          <Button size="s" icon={Unlink} onClick={() => actions.onUnmatch(detail)}>
            {t('unmatch')}
          </Button>
        )}
        <Button size="s" variant="danger" icon={Trash2} onClick={() => actions.onDelete(detail)}>
          {edit('delete')}
        </Button>
      </div>
    </>
  );
}

function useEntryLines({ row, valued, match }: EventDetail): readonly Description[] {
  const t = useStrings(drawerStrings);
  const kinds = useStrings(kindStrings);
  const locale = useLocale();
  const quantity = useQuantity();
  const hasValue = 'valueEur' in valued || row.kind === 'swap';
  const charge = 'money' in valued ? valued.charge : undefined;
  const acquiredAt = 'acquiredAt' in valued ? valued.acquiredAt : undefined;
  const lines: readonly (readonly [string, string, ReactNode])[] = [
    ['time', t('time'), formatInstant(msOf(row.at), locale, { seconds: true })],
    ['kind', t('kind'), kindName(row, kinds)],
    ['out', t('out'), row.out && <CryptoAmount value={row.out.amount} unit={row.out.asset} inspect />],
    ['in', t('in'), row.in && <CryptoAmount value={row.in.amount} unit={row.in.asset} inspect />],
    ['value', t('value'), hasValue && <Money value={row.valueEur ?? null} />],
    ['fee', t('fee'), row.fee && <CryptoAmount value={row.fee.amount} unit={row.fee.asset} inspect />],
    ['feeValue', t('feeValue'), valued.fee?.valueEur && <Money value={valued.fee.valueEur} />],
    ['wallet', t('wallet'), row.wallet],
    ['toWallet', t('toWallet'), row.toWallet],
    ['match', t('match'), match && <span className="whitespace-normal">{matchWords(match, t, quantity)}</span>],
    ['acquired', t('acquired'), acquiredAt && formatInstantDay(msOf(acquiredAt), locale)],
    ['note', t('note'), row.note && <span className="whitespace-normal">{row.note}</span>],
    ['address', t('address'), row.address && <Mono text={row.address} />],
    ['bankReference', t('bankReference'), row.bankReference && <Mono text={row.bankReference} />],
    ['charge', t('fee'), charge && <CryptoAmount value={charge.amount} unit={charge.asset} inspect />],
    ['hash', t('hash'), row.txHash && <Hash txHash={row.txHash} link={row.link} />],
    ['id', t('id'), <Mono key="id" text={row.id} />],
  ];
  return lines.flatMap(([id, term, value]) => (value ? [{ id, term, value }] : []));
}

function Hash({ txHash, link }: { readonly txHash: string; readonly link: string | undefined }) {
  return (
    <span className="whitespace-normal">
      <Mono text={txHash} /> {link !== undefined && <TraceLink link={link} />}
    </span>
  );
}

function Mono({ text }: { readonly text: string }) {
  return <span className="font-mono text-xs break-all whitespace-normal">{text}</span>;
}

/** Why a sending and an arrival are one transfer, in a sentence: reason, time between them, what was kept on the way. */
function matchWords(
  { reason, secondsApart, impliedFee }: TransferMatch,
  t: Translate<typeof drawerStrings.table>,
  quantity: QuantityText,
): string {
  const fee = impliedFee && { amount: quantity(impliedFee.amount), asset: impliedFee.asset };
  return [
    t(`match.${reason}`),
    t('match.minutes', { count: Math.round(Math.abs(secondsApart) / 60) }),
    ...(fee ? [t('match.fee', fee)] : []),
  ].join(', ');
}

/**
 * Who a token is that has no ticker of its own: name, whole contract, whether the list of tokens knows it or it borrows a
 * known symbol; and what became of a coin.
 */
function TokenNotes({ row }: { readonly row: Pick<EventRow, 'in' | 'out' | 'at' | 'kind'> }) {
  const assets = [...new Set([row.out?.asset, row.in?.asset])].filter((asset) => asset !== undefined);
  return assets.map((asset) => (
    <Fragment key={asset}>
      {isContractToken(asset) && <TokenNote asset={asset} />}
      <RenameNote asset={asset} since={row.kind === 'migration' ? undefined : row.at} className="mb-3.5" />
    </Fragment>
  ));
}

function TokenNote({ asset }: { readonly asset: string }) {
  const t = useStrings(drawerStrings);
  const { symbol, name, isCopy = false, isListed = false } = tokenNameOf(asset) ?? {};
  const title = symbol === undefined ? t('token.unknown') : name ? `${name} (${symbol})` : symbol;
  return (
    <Callout tone={isCopy ? 'review' : 'info'} title={title} className="mb-3.5">
      {isCopy && <span className="block">{t('token.copy', { symbol: symbol ?? '' })}</span>}
      {isListed && <span className="block">{t('token.listed')}</span>}
      {symbol !== undefined && !isCopy && !isListed && <span className="block">{t('token.stated')}</span>}
      <span className="block font-mono text-xs wrap-anywhere">{asset.slice(asset.indexOf(':') + 1)}</span>
    </Callout>
  );
}
