/** The proof: what the sum is made of, what is missing, the picture, the entries, and the dossier to save. */
import { add, dec, formatDecimal } from '@cryptax/kernel';
import { GAP_TEXTS, type OriginPart, type OriginRow, type OriginTarget, ROLE_TITLES } from '@cryptax/reports/origin';
import type { Book } from '@cryptax/store';
import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../../platform/files/save-file.ts';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { LedgerFailed, notifyLedgerError } from '../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer, useLedger } from '../../../../platform/ledger/use-ledger.tsx';
import { useAction } from '../../../../platform/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Card } from '../../../../ui/card.tsx';
import { cx, linkClass } from '../../../../ui/class-names.ts';
import { useQuantity } from '../../../../ui/crypto-amount.tsx';
import { DescriptionList } from '../../../../ui/description-list.tsx';
import { formatInstantDay } from '../../../../ui/format/date.ts';
import { Money } from '../../../../ui/money.tsx';
import { SkeletonCard } from '../../../../ui/skeleton.tsx';
import { StatStrip } from '../../../../ui/stat-strip.tsx';
import { useEuro } from '../../../../ui/use-euro.ts';
import { ColumnHead } from '../../parts/record-table.tsx';
import type { OriginView } from '../../screen-types.ts';
import { OriginPictureView } from './origin-picture-view.tsx';
import { originStrings } from './strings.ts';

const PAGE = 50;
const COLUMNS = ['step', 'day', 'place', 'entry', 'counts', 'document'] as const;
const CELL = 'px-2.5 py-2 align-top first:pl-4 last:pr-4 sm:first:pl-4.5 sm:last:pr-4.5';

/**
 * Every entry of the proof in order of time: what happened, how much of it counts, file and line. On phones a card for
 * each.
 */
function OriginTable({ rows }: { readonly rows: readonly OriginRow[] }) {
  const t = useStrings(originStrings);
  const cellsOf = useCells();
  const [count, setCount] = useState(PAGE);
  const shown = rows.slice(0, count);
  if (rows.length === 0) return null;
  return (
    <>
      <Card className="overflow-x-auto max-md:hidden">
        <table className="w-full text-sm" aria-label={t('table')}>
          <thead className="text-xs text-ink-3">
            <tr>
              {COLUMNS.map((column) => (
                <ColumnHead key={column} className={column === 'counts' ? 'text-right' : 'text-left'}>
                  {t(column)}
                </ColumnHead>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => {
              const cells = cellsOf(row);
              return (
                <tr key={row.eventId} className="border-t border-line">
                  {COLUMNS.map((column) => (
                    <td
                      key={column}
                      className={cx(
                        CELL,
                        column === 'counts' && 'text-right',
                        column === 'document' && 'wrap-anywhere',
                      )}
                    >
                      {cells[column]}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </Card>
      <ul className="grid gap-3 md:hidden" aria-label={t('table')}>
        {shown.map((row) => {
          const cells = cellsOf(row);
          return (
            <li key={row.eventId}>
              <Card className="px-4 py-3.5">
                <DescriptionList items={COLUMNS.map((id) => ({ id, term: t(id), value: cells[id] }))} />
              </Card>
            </li>
          );
        })}
      </ul>
      {rows.length > count && (
        <Button className="justify-self-start" onClick={() => setCount(count + 10 * PAGE)}>
          {t('more', { count: rows.length - count })}
        </Button>
      )}
    </>
  );
}

function useCells() {
  const t = useStrings(originStrings);
  const locale = useLocale();
  const quantity = useQuantity();
  const euro = useEuro();
  const leg = (part: OriginRow['in']) =>
    part === null ? [] : [part.asset === 'EUR' ? euro(part.amount) : quantity(part.amount, part.asset)];
  return (row: OriginRow) => {
    const legs = [...leg(row.out), ...leg(row.in)].join(' → ');
    return {
      step: ROLE_TITLES[row.role][locale],
      day: formatInstantDay(Date.parse(row.at), locale),
      place: row.toWallet === null ? row.wallet : `${row.wallet} → ${row.toWallet}`,
      entry: (
        <Link to="/transactions" search={{ event: row.eventId }} className={linkClass('inline')}>
          {row.valueEur === null ? legs : `${legs} (${euro(row.valueEur)})`}
        </Link>
      ),
      counts: <Money value={row.euro} />,
      document: (
        <>
          {row.source === null ? t('typed') : t('line', { file: row.source.file, line: row.source.lines.join(', ') })}
          {row.reference !== null && <span className="block font-mono text-2xs text-ink-3">{row.reference}</span>}
        </>
      ),
    };
  };
}

const GROWN: readonly OriginPart[] = ['gain', 'income', 'gift', 'fees-in-coins'];
const MOST_GAPS = 6;

export function OriginResult({ book, target }: { readonly book: Book; readonly target: OriginTarget }) {
  const t = useStrings(originStrings);
  const answer = useAnswer(`origin ${book} ${JSON.stringify(target)}`, (api) => api.originProof(book, target));
  if (answer.kind === 'failed') return <LedgerFailed error={answer.error} />;
  if (answer.kind === 'loading') return <SkeletonCard rows={6} />;
  const view = answer.value;
  return (
    <>
      <Totals view={view} />
      <Gaps view={view} />
      {view.rows.length > 0 && <OriginPictureView picture={view.picture} />}
      <OriginTable rows={view.rows} />
      <div className="flex flex-wrap items-center gap-3">
        <PrintButton book={book} target={target} />
        <p className="max-w-[90ch] text-xs leading-4.5 text-ink-3">{t('explain')}</p>
      </div>
    </>
  );
}

function Totals({ view: { proof } }: { readonly view: OriginView }) {
  const t = useStrings(originStrings);
  const sum = (parts: readonly OriginPart[]) =>
    formatDecimal(parts.reduce((all, part) => add(all, dec(proof.parts[part])), dec('0.00')));
  const open = sum(['unknown', 'assumed']);
  const isAll = proof.gaps.length === 0;
  return (
    <StatStrip
      stats={[
        { id: 'euro', label: t('total.euro'), value: <Money value={proof.euro} /> },
        { id: 'paid', label: t('total.paid'), value: <Money value={proof.parts['money-in']} /> },
        {
          id: 'grown',
          label: t('total.grown'),
          value: <Money value={sum(GROWN)} sign="always" tone="plain" />,
          note: t('total.grown.note'),
        },
        {
          id: 'open',
          label: t('total.open'),
          value: isAll ? t('total.open.none') : <Money value={open === '0.00' ? null : open} missing={t('unknown')} />,
        },
      ]}
    />
  );
}

/** What cannot be shown, each with its entry; the PDF has all of them. */
function Gaps({ view: { proof, rows } }: { readonly view: OriginView }) {
  const t = useStrings(originStrings);
  const locale = useLocale();
  const euro = useEuro();
  const quantity = useQuantity();
  if (proof.gaps.length === 0) return null;
  const rowOf = new Map(rows.map((row) => [row.eventId, row]));
  const shown = proof.gaps.slice(0, MOST_GAPS);
  return (
    <Callout tone="review" title={t('gapsTitle')}>
      <span className="grid gap-0.5">
        {shown.map(({ code, eventId, euro: amount, asset, amount: units }) => {
          const where = eventId === null ? undefined : rowOf.get(eventId)?.wallet;
          const coins = asset === undefined || units === undefined ? undefined : quantity(units, asset);
          const worth = amount === null ? (coins ?? t('unknown')) : euro(amount);
          return (
            <span key={`${code} ${eventId} ${amount} ${units}`}>
              {[GAP_TEXTS[code][locale], where, worth].filter(Boolean).join(' · ')}
            </span>
          );
        })}
        {proof.gaps.length > shown.length && <span>{t('more', { count: proof.gaps.length - shown.length })}</span>}
      </span>
    </Callout>
  );
}

function PrintButton({ book, target }: { readonly book: Book; readonly target: OriginTarget }) {
  const t = useStrings(originStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const [isPrinting, print] = useAction(async () => {
    // Banks and notaries of this country read German; the file is in German whatever the screen speaks.
    const made = await ledger.printOrigin(book, target, 'de', 'Herkunftsnachweis.pdf');
    if (made.ok) saveFile(made.value.fileName, made.value.blob);
    else notifyLedgerError(made.error, locale);
  });
  return (
    <Button icon={Download} loading={isPrinting} onClick={() => print()}>
      {t('print')}
    </Button>
  );
}
