/** The end of a sync: does the ledger have what the service says, coin by coin? A difference names when it can have begun. */
import { dec, formatShortest, subtract } from '@cryptax/kernel';
import { Link } from '@tanstack/react-router';
import { Badge } from '../../ui/badge.tsx';
import { Callout } from '../../ui/callout.tsx';
import { linkClass } from '../../ui/class-names.ts';
import { useQuantity } from '../../ui/crypto-amount.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { formatDay } from '../../ui/format/date.ts';
import { TickRing } from '../../ui/glyphs.ts';
import { Icon } from '../../ui/icon.tsx';
import { useLocale, useStrings } from '../i18n/locale.tsx';
import { readable } from '../i18n/readable.ts';
import type { CoinProof } from './proof-types.ts';
import { syncProofStrings } from './sync-proof-strings.ts';
import { useAnswer } from './use-ledger.tsx';
import { spanFilter } from './wallet-filter.ts';

interface SyncProofProps {
  /** Wallet of the ledger, and who speaks about it. */
  readonly wallet: string;
  readonly service: string;
  /** Changes with each sync, so that the answer is asked for again. */
  readonly mark: string;
  /** Somebody else says already whether it agrees. */
  readonly isTableOnly?: boolean;
}

export function SyncProof({ wallet, service, mark, isTableOnly = false }: SyncProofProps) {
  const asked = useAnswer(`proof of ${wallet} ${mark}`, (api) => api.walletProofs('own'));
  if (asked.kind !== 'ready') return null;
  const view = syncProof(wallet, asked.value.coins);
  if (view.rows.length === 0) return isTableOnly || view.silent.length === 0 ? null : <Untold service={service} />;
  return (
    <div className="grid gap-2" data-sync-proof={view.differing === 0 ? 'agrees' : 'differs'}>
      {!isTableOnly && <Verdict service={service} view={view} />}
      <Details wallet={wallet} service={service} view={view} isOpen={!isTableOnly && view.differing > 0} />
    </div>
  );
}

function Untold({ service }: { readonly service: string }) {
  const t = useStrings(syncProofStrings);
  return (
    <Callout size="line" tone="stale">
      {t('untold', { service })}
    </Callout>
  );
}

interface VerdictProps {
  readonly service: string;
  readonly view: SyncProofView;
}

function Verdict({ service, view: { rows, agreeing, differing } }: VerdictProps) {
  const t = useStrings(syncProofStrings);
  const parts = rows.length - agreeing - differing;
  return (
    <>
      {differing > 0 && (
        <Callout size="line" tone="review">
          {t('differs', { count: differing, service })}
        </Callout>
      )}
      {parts > 0 && (
        <Callout size="line" tone="stale">
          {t('part', { count: parts, service })}
        </Callout>
      )}
      {agreeing > 0 && (
        <p className="flex items-center gap-2 text-sm text-gain">
          <Icon icon={TickRing} size={14} /> {t('agrees', { count: agreeing, service })}
        </p>
      )}
    </>
  );
}

interface DetailsProps extends VerdictProps {
  readonly wallet: string;
  readonly isOpen: boolean;
}

function Details({ wallet, service, view: { rows, silent }, isOpen }: DetailsProps) {
  const t = useStrings(syncProofStrings);
  return (
    <Disclosure className="border-b-0" summary={t('summary')} defaultOpen={isOpen}>
      <ProofTable {...{ wallet, service, rows }} />
      {silent.length > 0 && (
        <p className="mt-2 text-xs text-ink-3">{t('silent', { assets: silent.map(readable).join(', ') })}</p>
      )}
    </Disclosure>
  );
}

interface ProofTableProps {
  readonly wallet: string;
  readonly service: string;
  readonly rows: readonly ProofRow[];
}

function ProofTable({ wallet, service, rows }: ProofTableProps) {
  const t = useStrings(syncProofStrings);
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-line text-left text-xs text-ink-3 [&>th]:py-1.5 [&>th]:pr-4 [&>th]:font-normal">
            <th scope="col">{t('coin')}</th>
            <th scope="col" className="text-right">
              {t('computed')}
            </th>
            <th scope="col" className="text-right">
              {t('told', { service })}
            </th>
            <th scope="col">{t('difference')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.asset} wallet={wallet} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const TONES = { agrees: 'gain', differs: 'review', part: 'neutral' } as const;

function Row({ wallet, row }: { readonly wallet: string; readonly row: ProofRow }) {
  const t = useStrings(syncProofStrings);
  const locale = useLocale();
  const quantity = useQuantity();
  const { asset, state, computed, told, difference, part = '', earliestDay, untilDay = '' } = row;
  return (
    <tr className="border-b border-line align-top last:border-b-0 [&>*]:py-1.5 [&>*]:pr-4">
      <th scope="row" className="text-left font-medium">
        {/* Contracts may break anywhere, the short name of a coin stays in one piece. */}
        <span className="inline-block min-w-12 break-all">{readable(asset)}</span>
      </th>
      <td className="num text-right">{quantity(computed)}</td>
      <td className="num text-right">{quantity(told)}</td>
      <td>
        <span className="flex flex-wrap items-center gap-1.5">
          <Badge tone={TONES[state]}>{t(`state.${state}`, { part })}</Badge>
          {state !== 'agrees' && <span className="num">{quantity(difference)}</span>}
        </span>
        {state !== 'agrees' && earliestDay !== undefined && (
          <span className="block text-xs text-ink-2">
            {t('span', { from: formatDay(earliestDay, locale), to: formatDay(untilDay, locale) })}{' '}
            <Link
              to="/transactions"
              search={{ filter: spanFilter(wallet, asset, earliestDay, untilDay) }}
              className={linkClass('inline')}
            >
              {t('look')}
            </Link>
          </span>
        )}
      </td>
    </tr>
  );
}

interface ProofRow {
  readonly asset: string;
  /** `part`: the service spoke of one of several places where the coin may lie. */
  readonly state: 'agrees' | 'differs' | 'part';
  readonly computed: string;
  readonly told: string;
  /** How much more the service says. */
  readonly difference: string;
  readonly part?: string;
  /** The first day on which a difference can have arisen, and the day by which it was there. */
  readonly earliestDay?: string | undefined;
  readonly untilDay?: string | undefined;
}

interface SyncProofView {
  readonly rows: readonly ProofRow[];
  readonly agreeing: number;
  readonly differing: number;
  /** Coins that the ledger holds here and nobody speaks of. */
  readonly silent: readonly string[];
}

const ORDER = { differs: 0, part: 1, agrees: 2 } as const;

/** What a sync ends with: coin by coin what the ledger has against what the service says. */
function syncProof(wallet: string, coins: readonly CoinProof[]): SyncProofView {
  const here = coins.filter((coin) => coin.wallet === wallet);
  const rows = here.flatMap(rowOf).sort((a, b) => ORDER[a.state] - ORDER[b.state]);
  return {
    rows,
    agreeing: rows.filter(({ state }) => state === 'agrees').length,
    differing: rows.filter(({ state }) => state === 'differs').length,
    silent: here.filter((coin) => rowOf(coin).length === 0 && /[1-9]/.test(coin.actual)).map(({ asset }) => asset),
  };
}

function rowOf({ asset, status, actual, expected, day, told, since, earliestDay }: CoinProof): readonly ProofRow[] {
  if (told !== undefined && status === 'unproven') {
    const difference = formatShortest(subtract(dec(told.amount), dec(actual)));
    const row = { asset, computed: actual, told: told.amount, difference, part: told.part };
    return [{ ...row, state: /[1-9]/.test(difference) ? 'part' : 'agrees', earliestDay, untilDay: told.day }];
  }
  if (expected === undefined) return [];
  const difference = formatShortest(subtract(dec(expected), dec(actual)));
  const row = { asset, computed: actual, told: expected, difference };
  if (status === 'proven') return [{ ...row, state: 'agrees' }];
  return [{ ...row, state: 'differs', earliestDay, untilDay: since?.day ?? day }];
}
