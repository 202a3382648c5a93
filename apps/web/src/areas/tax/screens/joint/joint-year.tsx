/** A year of two books: alone as long as person A's profile says so, together with one tax where it says that. */
import { goToBook, useBooks } from '../../../../platform/books/books.ts';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { LedgerFailed, notifyLedgerError } from '../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer, useLedger } from '../../../../platform/ledger/use-ledger.tsx';
import { notices } from '../../../../platform/notices/notices.ts';
import { useTaxYear } from '../../../../platform/tax-year/tax-year.ts';
import { useAction } from '../../../../platform/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Card, CardBody, CardHead } from '../../../../ui/card.tsx';
import { useQuantity } from '../../../../ui/crypto-amount.tsx';
import { formatInstantDay } from '../../../../ui/format/date.ts';
import { Money } from '../../../../ui/money.tsx';
import { SkeletonCard } from '../../../../ui/skeleton.tsx';
import { StatStrip } from '../../../../ui/stat-strip.tsx';
import { useEuro } from '../../../../ui/use-euro.ts';
import { ExplainDrawer, useWhy } from '../../explain-drawer.tsx';
import type { ReportSource, ReportView } from '../../report-types.ts';
import type { GiftOffer, SpouseState } from '../../screen-types.ts';
import { PersonsTable } from './persons-table.tsx';
import { jointStrings } from './strings.ts';

type Linked = Exclude<SpouseState, { kind: 'none' }>;

export function JointYear({ spouse }: { readonly spouse: Linked }) {
  const t = useStrings(jointStrings);
  const { year } = useTaxYear();
  const source: ReportSource = { kind: 'book', book: 'own', year };
  const asked = useAnswer(`joint ${year}`, (api) => api.taxReport(source));
  const why = useWhy();
  const names = useNames(spouse);
  if (asked.kind === 'failed') return <LedgerFailed error={asked.error} />;
  if (asked.kind === 'loading') return <SkeletonCard rows={6} />;
  const { summary, completeness } = asked.value;
  const isOpen = !completeness.complete || (summary.spouse?.incomplete ?? 0) > 0;
  return (
    <>
      {isOpen && (
        <Callout tone="review" title={t('open.title')}>
          {t('open.line')}
        </Callout>
      )}
      {summary.joint ? (
        <>
          <Tax report={asked.value} onWhy={() => why.open('tax.extra')} />
          {isOpen && <Range year={year} />}
        </>
      ) : (
        <Callout title={t('single.title', { year })}>{t('single', { name: names.first })}</Callout>
      )}
      {summary.spouse !== null && (
        <PersonsTable
          own={{ name: names.own, year: summary.assessed, onWhy: why.open }}
          other={{ name: names.other, year: summary.spouse }}
        />
      )}
      <GiftCard bookId={spouse.bookId} from={names.other} />
      <p className="max-w-[90ch] text-xs leading-4.5 text-ink-3">{t('explain')}</p>
      <Actions spouse={spouse} year={year} isJoint={summary.joint} other={names.other} />
      {why.figure && <ExplainDrawer source={source} figure={why.figure} onFigure={why.open} onClose={why.close} />}
    </>
  );
}

/** By their books; the same name on the screen and in the menu above it. */
function useNames({ bookId, role }: Linked) {
  const books = useBooks();
  const own = books.find(({ isCurrent }) => isCurrent)?.name ?? '';
  const other = books.find(({ id }) => id === bookId)?.name ?? '';
  return { own, other, first: role === 'A' ? own : other };
}

function Tax({ report, onWhy }: { readonly report: ReportView; readonly onWhy: () => void }) {
  const t = useStrings(jointStrings);
  const { estimate } = report.summary;
  const isRough = estimate.kind === 'flat-estimate';
  return (
    <StatStrip
      stats={[
        { id: 'crypto', label: t('tax.crypto'), value: <Money value={estimate.crypto} /> },
        ...(isRough
          ? []
          : [
              { id: 'without', label: t('tax.without'), value: <Money value={estimate.without.total} /> },
              { id: 'with', label: t('tax.with'), value: <Money value={estimate.with.total} /> },
            ]),
        {
          id: 'extra',
          label: t(isRough ? 'tax.rough' : 'tax.extra'),
          value: <Money value={estimate.extraTax} onWhy={onWhy} />,
          note: t(isRough ? 'tax.rough.note' : 'tax.extra.note'),
        },
      ]}
    />
  );
}

/** What the tax of both can be once everything is answered. */
function Range({ year }: { readonly year: number }) {
  const t = useStrings(jointStrings);
  const euro = useEuro();
  const asked = useAnswer(`joint range ${year}`, (api) => api.jointRange(year));
  if (asked.kind !== 'ready' || asked.value === undefined) return null;
  const { low, high } = asked.value;
  const ends = { low: euro(low ?? '0'), high: euro(high ?? '0') };
  const words =
    low === null ? (high === null ? 'tax.unbounded' : 'tax.upTo') : high === null ? 'tax.from' : 'tax.between';
  return (
    <StatStrip stats={[{ id: 'range', label: t('tax.range'), value: t(words, ends), note: t('tax.range.note') }]} />
  );
}

interface ActionsProps {
  readonly spouse: Linked;
  readonly year: number;
  readonly isJoint: boolean;
  readonly other: string;
}

function Actions({ spouse, year, isJoint, other }: ActionsProps) {
  const t = useStrings(jointStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const [isBusy, setJoint] = useAction(async () => {
    const kept = await ledger.setJoint(year, !isJoint);
    if (!kept.ok) notifyLedgerError(kept.error, locale);
  });
  const [isLeaving, unlink] = useAction(async () => {
    const left = await ledger.setSpouse(null);
    if (!left.ok) notifyLedgerError(left.error, locale);
  });
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant={isJoint ? 'secondary' : 'primary'} loading={isBusy} onClick={setJoint}>
        {t(isJoint ? 'make.single' : 'make.joint', { year })}
      </Button>
      <Button onClick={() => goToBook(spouse.bookId)}>{t('open', { name: other })}</Button>
      <Button variant="quiet" loading={isLeaving} onClick={unlink}>
        {t('unlink')}
      </Button>
    </div>
  );
}

/** Gifts of the other person whose lots this book does not know yet; nothing where there are none. */
function GiftCard({ bookId, from }: { readonly bookId: string; readonly from: string }) {
  const t = useStrings(jointStrings);
  const asked = useAnswer(`gifts ${bookId}`, (api) => api.giftOffers(bookId));
  if (asked.kind !== 'ready' || asked.value.length === 0) return null;
  return (
    <Card>
      <CardHead title={t('gifts.title', { name: from })} />
      <CardBody className="grid gap-4">
        <p className="max-w-[75ch] text-sm text-ink-2">{t('gifts.line')}</p>
        <ul className="grid gap-3">
          {asked.value.map((offer) => (
            <li key={offer.received.id}>
              <Offer bookId={bookId} offer={offer} />
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

function Offer({ bookId, offer: { received, linked } }: { readonly bookId: string; readonly offer: GiftOffer }) {
  const t = useStrings(jointStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const euro = useEuro();
  const quantity = useQuantity();
  const [isBusy, take] = useAction(async () => {
    const taken = await ledger.takeOverGift(bookId, received.id);
    if (taken.ok) notices.success(t('gifts.done'));
    else notifyLedgerError(taken.error, locale);
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <ul className="num text-sm">
        {linked.map(({ id, in: { asset, amount }, acquiredAt = '', valueEur = '0' }) => (
          <li key={id}>
            {t('gifts.lot', {
              amount: quantity(amount, asset),
              day: formatInstantDay(Date.parse(acquiredAt), locale),
              cost: euro(valueEur),
            })}
          </li>
        ))}
      </ul>
      <Button size="s" loading={isBusy} onClick={take}>
        {t('gifts.take')}
      </Button>
    </div>
  );
}
