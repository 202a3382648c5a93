/** What taking the files over would do: holdings before and after, and the figures of the newest tax year that changes. */

import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { readable } from '../../../platform/i18n/readable.ts';
import type { Effect, TaxFigures } from '../../../platform/ledger/import-types.ts';
import { Callout } from '../../../ui/callout.tsx';
import { TitledCard } from '../../../ui/card.tsx';
import { Coin } from '../../../ui/coin.tsx';
import { CryptoAmount } from '../../../ui/crypto-amount.tsx';
import { counted } from '../../../ui/format/number-format.ts';
import { Money } from '../../../ui/money.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { importStrings } from './strings.ts';

const SHOWN = 8;

export interface EffectCardProps {
  /** Undefined while it is still being worked out. */
  readonly effect: Effect | undefined;
  readonly currentYear: number;
}

export function EffectCard({ effect, currentYear }: EffectCardProps) {
  const t = useStrings(importStrings);
  const locale = useLocale();
  if (effect === undefined) return <ComingEffect />;
  return (
    <TitledCard className="mt-4" title={t('effect.title')} bodyClass="grid gap-x-8 gap-y-5 lg:grid-cols-2">
      {effect.unpriced > 0 && (
        <Callout tone="review" size="line" className="lg:col-span-2">
          {t('effect.unpriced', counted(effect.unpriced, locale))}
        </Callout>
      )}
      <Holdings holdings={effect.holdings} />
      <TaxYear effect={effect} currentYear={currentYear} />
    </TitledCard>
  );
}

/** Lines of both tables with their heads: what stands below stays where it is when the figures come, mostly. */
const COMING_LINES = [SHOWN + 2, 5];

/** The rows are there before the figures; nobody has to wait for these to say yes. */
function ComingEffect() {
  const t = useStrings(importStrings);
  return (
    <TitledCard className="mt-4" title={t('effect.title')} bodyClass="grid gap-x-8 gap-y-5 lg:grid-cols-2">
      <p role="status" className="text-sm text-ink-2 lg:col-span-2">
        {t('effect.coming')}
      </p>
      {COMING_LINES.map((count) => (
        <div key={count} className="grid content-start gap-5.5">
          {Array.from({ length: count }, (_, line) => `line-${line}`).map((line, at) => (
            <Skeleton key={line} className={at === 0 ? 'w-1/3' : 'w-full'} />
          ))}
        </div>
      ))}
    </TitledCard>
  );
}

function Holdings({ holdings }: Pick<Effect, 'holdings'>) {
  const t = useStrings(importStrings);
  if (holdings.length === 0) return <p className="text-sm text-ink-2">{t('effect.none')}</p>;
  return (
    <div className="min-w-0">
      <table className="w-full text-sm">
        <caption className="pb-1 text-left text-xs text-ink-2">{t('effect.holdings')}</caption>
        <BeforeAfterHead first={t('effect.asset')} />
        <tbody>
          {holdings.slice(0, SHOWN).map(({ asset, before, after }) => (
            <tr key={asset} className="border-t border-line">
              <th scope="row" className="py-1.5 text-left font-medium">
                <span className="flex items-center gap-2">
                  <Coin symbol={asset} /> <span className="min-w-0 wrap-anywhere">{readable(asset)}</span>
                </span>
              </th>
              <td className="py-1.5 text-right text-ink-3">
                <CryptoAmount value={before} />
              </td>
              <td className="py-1.5 text-right">
                <CryptoAmount value={after} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {holdings.length > SHOWN && (
        <p className="mt-1.5 text-xs text-ink-3">{t('effect.more', { count: holdings.length - SHOWN })}</p>
      )}
    </div>
  );
}

/** The names of tax figures need no heading of their own. */
function BeforeAfterHead({ first }: { readonly first?: string }) {
  const t = useStrings(importStrings);
  return (
    <thead className="text-xs text-ink-3">
      <tr>
        {first === undefined ? (
          <td />
        ) : (
          <th scope="col" className="py-1 text-left font-normal">
            {first}
          </th>
        )}
        <th scope="col" className="py-1 text-right font-normal">
          {t('effect.before')}
        </th>
        <th scope="col" className="py-1 text-right font-normal">
          {t('effect.after')}
        </th>
      </tr>
    </thead>
  );
}

function TaxYear({ effect, currentYear }: { readonly effect: Effect; readonly currentYear: number }) {
  const t = useStrings(importStrings);
  const shown = shownYear(effect, currentYear);
  if (shown === undefined) return null;
  const { year: shownAs, before, after } = shown;
  const changed = effect.years.filter((each) => each !== shown && isChanged(each));
  const others = changed.map(({ year }) => year);
  return (
    <div className="min-w-0">
      <table className="w-full text-sm">
        <caption className="pb-1 text-left text-xs text-ink-2">{t('effect.tax', { year: shownAs })}</caption>
        <BeforeAfterHead />
        <tbody>
          <TaxRow label={t('effect.gain')} before={before.privateSalesNet} after={after.privateSalesNet} />
          <TaxRow label={t('effect.income')} before={before.incomeNet} after={after.incomeNet} />
          <TaxRow
            label={t('effect.estimate')}
            before={before.estimatedTax ?? null}
            after={after.estimatedTax ?? null}
            whole
          />
        </tbody>
      </table>
      <TaxNotes after={after} others={others} />
    </div>
  );
}

type YearEffect = Effect['years'][number];

const isChanged = ({ before, after }: YearEffect) => JSON.stringify(before) !== JSON.stringify(after);

/** A history that ends years ago changes nothing of the running year: two columns of zeros would say nothing about it. */
function shownYear({ years }: Effect, currentYear: number): YearEffect | undefined {
  return (
    years.findLast((each) => each.year <= currentYear && isChanged(each)) ??
    years.find(({ year }) => year === currentYear)
  );
}

interface TaxRowProps {
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly whole?: boolean;
}

function TaxRow({ label, before, after, whole = false }: TaxRowProps) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-1.5 pr-2 text-left font-normal">
        {label}
      </th>
      <td className="py-1.5 text-right text-ink-3">
        <Money value={before} whole={whole} missing="–" />
      </td>
      <td className="py-1.5 text-right font-medium">
        <Money value={after} whole={whole} missing="–" />
      </td>
    </tr>
  );
}

function TaxNotes({ after, others }: { readonly after: TaxFigures; readonly others: readonly number[] }) {
  const t = useStrings(importStrings);
  const locale = useLocale();
  return (
    <>
      {after.incomplete > 0 && (
        <Callout tone="review" size="line" className="mt-2">
          {t('effect.incomplete', counted(after.incomplete, locale))}
        </Callout>
      )}
      {after.estimate === 'flat-estimate' && after.estimatedTax !== '0.00' && (
        <p className="mt-2 text-xs text-ink-3">{t('effect.flat')}</p>
      )}
      {others.length > 0 && (
        <p className="num mt-2 text-xs whitespace-normal text-ink-3">
          {t('effect.years', { years: others.join(', ') })}
        </p>
      )}
    </>
  );
}
