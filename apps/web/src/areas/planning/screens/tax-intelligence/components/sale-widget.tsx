/** The small simulator of the radar: one amount over everything held, tax under four strategies, the largest saving. */
import { compare, dec } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import { Link } from '@tanstack/react-router';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { LedgerErrorWords } from '../../../../../platform/ledger/ledger-failed.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { TitledCard } from '../../../../../ui/card.tsx';
import { linkClass } from '../../../../../ui/class-names.ts';
import { DecimalInput } from '../../../../../ui/decimal-input.tsx';
import { DescriptionList } from '../../../../../ui/description-list.tsx';
import { Money } from '../../../../../ui/money.tsx';
import { SkeletonCard } from '../../../../../ui/skeleton.tsx';
import { useEuro } from '../../../../../ui/use-euro.ts';
import { ZoneSlider } from '../../../../../ui/zone-slider.tsx';
import { BasisMark } from '../../../parts/plan-basis-line.tsx';
import { areFinal, Claim, usePlanClaims } from '../../../parts/plan-claims.tsx';
import { planningStrings } from '../../../parts/strings.ts';
import { zonesOf } from '../../../parts/zones.ts';
import type { SaleMove, SaleStage, Strategy } from '../../../planning-types.ts';
import { type Sale, useSale } from '../../../use-sale.ts';
import { taxIntelligenceStrings } from '../strings.ts';

/** Specified amount on opening, and the strategies of this widget. */
const DEFAULT_SALE = '1000';
const SHOWN: readonly Strategy[] = ['FIFO', 'LIFO', 'HIFO', 'SMART'];

export function SaleWidget({ book }: { readonly book: Book }) {
  const t = useStrings(taxIntelligenceStrings);
  const sale = useSale(book, DEFAULT_SALE);
  const [error] = [sale.positions, sale.stage, sale.move].flatMap((asked) =>
    asked.kind === 'failed' ? [asked.error] : [],
  );
  const stage = sale.stage.kind === 'ready' ? sale.stage.value : null;
  const move = sale.move.kind === 'ready' ? sale.move.value : null;
  return (
    <TitledCard
      title={t('simulator')}
      actions={
        <span className="w-32">
          <DecimalInput
            aria-label={t('simulator.amount')}
            value={sale.amount}
            unit="€"
            maxDecimals={2}
            onEntry={(entry) => entry.kind === 'value' && sale.setAmount(entry.value)}
          />
        </span>
      }
    >
      {error !== undefined ? (
        <Callout tone="danger">
          <LedgerErrorWords error={error} />
        </Callout>
      ) : stage && move ? (
        <Answer sale={sale} stage={stage} move={move} />
      ) : (
        <SkeletonCard />
      )}
    </TitledCard>
  );
}

function Answer({ sale, stage, move }: { readonly sale: Sale; readonly stage: SaleStage; readonly move: SaleMove }) {
  const t = useStrings(taxIntelligenceStrings);
  const p = useStrings(planningStrings);
  const euro = useEuro();
  const claims = usePlanClaims(sale.book);
  const isFinal = areFinal(claims, [stage.year.year], sale.setup?.assets ?? []);
  const value = Math.max(1, Math.floor(Number(stage.value)));
  const results = move.answer.strategies.filter(({ strategy }) => SHOWN.includes(strategy));
  const fifo = results.find(({ strategy }) => strategy === 'FIFO')?.tax ?? '0.00';
  // The first of the lowest, so that FIFO wins ties.
  const [optimal] = [...results].sort((a, b) => compare(dec(a.tax), dec(b.tax)));
  return (
    <>
      <ZoneSlider
        label={t('simulator.amount')}
        value={Number(sale.amount)}
        onValueChange={(next) => sale.setAmount(String(next))}
        max={value}
        step={value <= 2_000 ? 10 : 100}
        zones={zonesOf({ ...stage, max: value }, isFinal)}
        valueText={p(isFinal ? 'sale.spoken' : 'sale.spokenOpen', {
          sale: euro(sale.amount, { whole: true }),
          tax: euro(fifo, { whole: true }),
        })}
      />
      <DescriptionList
        className="mt-3"
        items={[
          ...results.map(({ strategy, tax, basis }) => ({
            id: strategy,
            term: (
              <span className="flex flex-wrap items-center gap-2">
                {p(`name.${strategy}`)} <BasisMark basis={basis} />{' '}
                {strategy === optimal?.strategy && (
                  <Claim tone="plan" holds={isFinal}>
                    {p('optimal')}
                  </Claim>
                )}
              </span>
            ),
            value: <Money value={tax} />,
          })),
          {
            id: 'most',
            term: t('simulator.saving'),
            value: <Money value={optimal?.savingsAgainstFifo ?? '0.00'} />,
            total: true,
          },
        ]}
      />
      {!isFinal && <p className="mt-2 text-xs text-review">{p('openYear.paper')}</p>}
      <p className="mt-3">
        <Link to="/unified-simulator" className={linkClass()}>
          {t('simulator.open')}
        </Link>
      </p>
    </>
  );
}
