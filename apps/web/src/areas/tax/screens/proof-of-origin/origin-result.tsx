/** The proof: what the sum is made of, what is missing, the picture, the entries, and the dossier to save. */
import { add, dec, formatDecimal } from '@cryptax/kernel';
import { GAP_TEXTS, type OriginPart, type OriginTarget } from '@cryptax/reports/origin';
import type { Book } from '@cryptax/store';
import { Download } from 'lucide-react';
import { saveFile } from '../../../../platform/files/save-file.ts';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { LedgerFailed, notifyLedgerError } from '../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer, useLedger } from '../../../../platform/ledger/use-ledger.tsx';
import { useAction } from '../../../../platform/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Money } from '../../../../ui/money.tsx';
import { SkeletonCard } from '../../../../ui/skeleton.tsx';
import { StatStrip } from '../../../../ui/stat-strip.tsx';
import { useEuro } from '../../../../ui/use-euro.ts';
import { useQuantity } from '../../../../ui/use-quantity.ts';
import type { OriginView } from '../../origin-types.ts';
import { OriginPictureView } from './origin-picture-view.tsx';
import { OriginTable } from './origin-table.tsx';
import { originStrings } from './strings.ts';

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
