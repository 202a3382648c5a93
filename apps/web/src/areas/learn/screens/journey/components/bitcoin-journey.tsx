/** The user's own history with Bitcoin, from the first entry on; the example's, marked, where there is nothing else. */
import { berlinDayText, defined, divide, formatShortest, groupBy, isZero, ok, parseDecimal } from '@cryptax/kernel';
import type { EventKind, LedgerEvent } from '@cryptax/ledger';
import { Link } from '@tanstack/react-router';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { Answer } from '../../../../../platform/ledger/answer.ts';
import { kindStrings } from '../../../../../platform/ledger/kind-strings.ts';
import type { LedgerApi } from '../../../../../platform/ledger/ledger-api.ts';
import { LedgerFailed } from '../../../../../platform/ledger/ledger-failed.tsx';
import type { OpenLedger } from '../../../../../platform/ledger/ledger-state.ts';
import { useAnswer, useLedgerState } from '../../../../../platform/ledger/use-ledger.tsx';
import { buttonClass } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { cx, linkClass } from '../../../../../ui/class-names.ts';
import { CryptoAmount } from '../../../../../ui/crypto-amount.tsx';
import { formatDay } from '../../../../../ui/format/date.ts';
import { formatEuro } from '../../../../../ui/format/euro.ts';
import { formatPercent } from '../../../../../ui/format/number-format.ts';
import { Money } from '../../../../../ui/money.tsx';
import { Progress } from '../../../../../ui/progress.tsx';
import { SkeletonCard } from '../../../../../ui/skeleton.tsx';
import { journeyStrings } from '../strings.ts';

export function BitcoinJourney() {
  const t = useStrings(journeyStrings);
  const state = useLedgerState();
  const ledger = state.kind === 'ready' || state.kind === 'empty' ? state : undefined;
  const answer = useAnswer('bitcoin', (api) => askBitcoinStory(api, ledger));
  if (answer.kind === 'failed') return <LedgerFailed error={answer.error} />;
  if (answer.kind === 'loading') return <SkeletonCard rows={5} />;
  const { isDemo, stations, total, freeShare } = answer.value;
  return (
    <>
      {isDemo && <DemoMark />}
      {freeShare !== undefined && <FreeShare share={freeShare} />}
      {total > stations.length && (
        <p className="mb-3 text-xs text-ink-3">{t('bitcoin.shown', { shown: stations.length, total })}</p>
      )}
      <div className="grid max-w-3xl gap-5">
        {byYear(stations).map(({ year, stations: ofYear }) => (
          <section key={year} aria-labelledby={`year-${year}`} className="sm:grid sm:grid-cols-[5rem_1fr]">
            <h2 id={`year-${year}`} className="num mb-3 text-xl font-semibold">
              {year}
            </h2>
            <ol className="border-l-2 border-line pl-5">
              {ofYear.map((station) => (
                <StationRow key={station.id} station={station} hasLink={!isDemo || ledger?.isDemo === true} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </>
  );
}

function DemoMark() {
  const t = useStrings(journeyStrings);
  return (
    <Callout
      tone="demo"
      className="mb-4"
      action={
        <Link to="/smart-import" className={buttonClass({ size: 's' })}>
          {t('path.upload.go')}
        </Link>
      }
    >
      {t('bitcoin.demo')}
    </Callout>
  );
}

/** The way year by year, as it is reported. */
function byYear(stations: readonly Station[]): readonly { readonly year: string; readonly stations: Station[] }[] {
  const years = groupBy(stations, ({ day }) => day.slice(0, 4));
  return [...years].map(([year, ofYear]) => ({ year, stations: ofYear }));
}

/** How far the way to a tax-free holding is, in units of Bitcoin. */
function FreeShare({ share }: { readonly share: string }) {
  const t = useStrings(journeyStrings);
  const locale = useLocale();
  return (
    <Progress
      className="mb-5 max-w-xl"
      label={t('bitcoin.free.label')}
      parts={[{ tone: 'accent', count: Number(share) * 100 }]}
      total={100}
      sentence={t('bitcoin.free', { share: formatPercent(share, locale) })}
    />
  );
}

function StationRow({ station, hasLink }: { readonly station: Station; readonly hasLink: boolean }) {
  const t = useStrings(journeyStrings);
  const names = useStrings(kindStrings);
  const locale = useLocale();
  const { id, day, kind, amount, valueEur, priceEur, wallet } = station;
  return (
    <li className="relative pb-4.5 last:pb-0.5">
      <span
        aria-hidden="true"
        className={cx(
          'absolute top-1 -left-[1.66rem] size-3 rounded-full border-2 border-paper',
          amount.startsWith('-') ? 'bg-taxable' : 'bg-accent',
        )}
      />
      <p className="num text-xs text-ink-3">{formatDay(day, locale)}</p>
      <p className="mt-0.5 flex flex-wrap items-baseline gap-x-3 text-sm">
        <b className="font-semibold">{names(kind)}</b>
        <CryptoAmount value={amount} unit="BTC" />
        {valueEur !== undefined && <Money value={valueEur} />}
      </p>
      <p className="text-xs text-ink-3">
        {wallet}
        {priceEur !== undefined && <> · {t('bitcoin.price', { price: formatEuro(priceEur, locale) })}</>}
        {hasLink && (
          <>
            {' · '}
            <Link to="/transactions" search={{ event: id }} className={linkClass('inline')}>
              {t('bitcoin.open')}
            </Link>
          </>
        )}
      </p>
    </li>
  );
}

interface Station {
  readonly id: string;
  readonly day: string;
  readonly kind: EventKind;
  /** Units of Bitcoin, with the sign of the direction. */
  readonly amount: string;
  readonly valueEur?: string;
  /** Euro per Bitcoin at that moment; absent where no value is known. */
  readonly priceEur?: string;
  readonly wallet: string;
}

/**
 * The stations of somebody's way with Bitcoin: his own entries, or those of the demo ledger where he has none. The demo is
 * read as data and not put into the browser's database; the screen marks it.
 */
interface BitcoinStory {
  readonly isDemo: boolean;
  readonly stations: readonly Station[];
  readonly total: number;
  /** Ratio of the units held that could be sold tax-free today; absent without holdings. */
  readonly freeShare?: string | undefined;
}

const SHOWN_STATIONS = 100;

export async function askBitcoinStory(api: LedgerApi, ledger: OpenLedger | undefined): Answer<BitcoinStory> {
  if (ledger === undefined || ledger.kind === 'empty') return ok(await demoStory());
  const { book, isDemo } = ledger;
  const query = { book, filter: { assets: ['BTC'] }, sort: { by: 'at', direction: 'asc' } } as const;
  const found = await api.queryEvents({ ...query, offset: 0, limit: SHOWN_STATIONS });
  if (!found.ok) return found;
  if (found.value.total === 0) return ok(await demoStory());
  const model = await api.portfolioModel(book, { range: 'year' });
  const held = model.ok ? model.value.assets.find(({ asset }) => asset === 'BTC') : undefined;
  return ok({
    isDemo,
    stations: found.value.rows.map(stationOf),
    total: found.value.total,
    freeShare: held?.lots.freeShare,
  });
}

async function demoStory(): Promise<BitcoinStory> {
  const { DEMO_EVENTS } = await import('../../../../../platform/ledger/demo/demo-ledger.ts');
  const stations = DEMO_EVENTS.filter((event) => legOf(event) !== undefined).map((event) =>
    stationOf({ ...event, day: berlinDayText(event.at) }),
  );
  return { isDemo: true, stations: stations.slice(0, SHOWN_STATIONS), total: stations.length };
}

type StoryEvent = Pick<LedgerEvent, 'id' | 'kind' | 'wallet'> & {
  readonly day: string;
  readonly in?: { readonly asset: string; readonly amount: string } | undefined;
  readonly out?: { readonly asset: string; readonly amount: string } | undefined;
  readonly valueEur?: string | undefined;
};

export function stationOf(event: StoryEvent): Station {
  const { id, day, kind, wallet, valueEur } = event;
  const leg = legOf(event);
  const amount = leg?.amount ?? '0';
  const isOut = leg !== undefined && leg === event.out;
  const priceEur = valueEur === undefined ? undefined : priceOf(valueEur, amount);
  return {
    id,
    day,
    kind,
    wallet,
    amount: isOut ? `-${amount}` : amount,
    ...defined({ valueEur, priceEur }),
  };
}

function legOf(event: object): { readonly asset: string; readonly amount: string } | undefined {
  const { in: incoming, out } = event as Pick<StoryEvent, 'in' | 'out'>;
  return [incoming, out].find((leg) => leg?.asset === 'BTC');
}

function priceOf(valueEur: string, amount: string): string | undefined {
  const value = parseDecimal(valueEur);
  const units = parseDecimal(amount);
  if (!value.ok || !units.ok || isZero(units.value)) return undefined;
  return formatShortest(divide(value.value, units.value, 2, 'half-away'));
}
