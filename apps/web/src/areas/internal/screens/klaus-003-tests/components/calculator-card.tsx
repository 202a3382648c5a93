/** A sale to play with: strategy and amount, and what they mean at once. The figures are those of the planning screens. */
import type { Book } from '@cryptax/store';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { LedgerErrorWords } from '../../../../../platform/ledger/ledger-failed.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { TitledCard } from '../../../../../ui/card.tsx';
import { CryptoAmount } from '../../../../../ui/crypto-amount.tsx';
import { Money, PercentText } from '../../../../../ui/money.tsx';
import { Segmented } from '../../../../../ui/segmented.tsx';
import { StatStrip } from '../../../../../ui/stat-strip.tsx';
import { useEuro } from '../../../../../ui/use-euro.ts';
import { ZoneSlider } from '../../../../../ui/zone-slider.tsx';
import type { MixItem, Strategy, StrategyResult } from '../../../../planning/planning-types.ts';
import { useSale } from '../../../../planning/use-sale.ts';
import { klaus003TestsStrings } from '../../strings.ts';

const SLIDER = { min: 100, max: 10_000, step: 100, start: '1000' } as const;
const SHOWN_MIX = 8;
const STRATEGIES: readonly Strategy[] = ['FIFO', 'LIFO', 'HIFO', 'LOFO', 'AVERAGE', 'SMART'];

export function CalculatorCard({ book }: { readonly book: Book }) {
  const t = useStrings(klaus003TestsStrings);
  const euro = useEuro();
  const sale = useSale(book, SLIDER.start);
  const [error] = [sale.positions, sale.move].flatMap((asked) => (asked.kind === 'failed' ? [asked.error] : []));
  const move = sale.move.kind === 'ready' ? sale.move.value : null;
  const strategy = sale.setup?.strategy ?? 'FIFO';
  const result = move?.answer.strategies.find((each) => each.strategy === strategy);
  const amount = Number(sale.amount);
  return (
    <TitledCard className="mb-4" title={t('calculator')} bodyClass="grid gap-4">
      <Segmented
        label={t('strategy')}
        value={strategy}
        onValueChange={sale.setStrategy}
        options={STRATEGIES.map((value) => ({ value, label: value === 'AVERAGE' ? t('average') : value }))}
      />
      <div>
        <p className="mb-1 flex justify-between text-sm">
          <span>{t('sale')}</span>
          <span className="num font-semibold">{euro(sale.amount)}</span>
        </p>
        <ZoneSlider
          label={t('sale')}
          value={amount}
          max={SLIDER.max}
          step={SLIDER.step}
          zones={[{ kind: 'free', from: 0, to: SLIDER.max }]}
          valueText={euro(sale.amount)}
          onValueChange={(next) => sale.setAmount(String(Math.max(next, SLIDER.min)))}
        />
      </div>
      {error !== undefined && (
        <Callout tone="danger">
          <LedgerErrorWords error={error} />
        </Callout>
      )}
      {result !== undefined && move !== null && (
        <>
          <Figures result={result} best={move.answer.best} />
          <Mix items={move.mix.slice(0, SHOWN_MIX)} />
        </>
      )}
    </TitledCard>
  );
}

function Figures({ result, best }: { readonly result: StrategyResult; readonly best: string }) {
  const t = useStrings(klaus003TestsStrings);
  // A share for the eye, not a figure to compute with.
  const rate = Number(result.proceeds) === 0 ? 0 : Number(result.tax) / Number(result.proceeds);
  return (
    <StatStrip
      stats={[
        { id: 'gain', label: t('gain'), value: <Money value={result.gain} sign="always" /> },
        {
          id: 'tax',
          label: t('tax'),
          value: <Money value={result.tax} />,
          note: <PercentText ratio={rate.toFixed(4)} />,
        },
        { id: 'net', label: t('net'), value: <Money value={result.netAfterTax} /> },
        {
          id: 'saving',
          label: t('saving'),
          value: <Money value={result.savingsAgainstFifo} />,
          note: t('best', { best }),
        },
      ]}
    />
  );
}

function Mix({ items }: { readonly items: readonly MixItem[] }) {
  const t = useStrings(klaus003TestsStrings);
  return (
    <section aria-label={t('mix')}>
      <h3 className="text-sm font-semibold">{t('mix')}</h3>
      <ul className="divide-y divide-line text-sm">
        {items.map(({ asset, amount, value, gain }) => (
          <li key={asset} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.75">
            <CryptoAmount value={amount} unit={asset} />
            <span className="flex gap-4">
              <Money value={value} />
              <Money value={gain} sign="always" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
