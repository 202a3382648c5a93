/** The fees behind the calculation, with their source and day; the user's own figures take their place. */
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { TypedFees, VenueFees } from '../../../../../platform/ledger/price-types.ts';
import { TitledCard } from '../../../../../ui/card.tsx';
import { DecimalField } from '../../../../../ui/decimal-input.tsx';
import { formatDay } from '../../../../../ui/format/date.ts';
import { Select } from '../../../../../ui/select.tsx';
import { takerPercent, type WithdrawalFee, withdrawalFee, withTaker, withWithdrawal } from '../model/spread.ts';
import { type ListedFees, VENUE_FEES } from '../model/venue-fees.data.ts';
import { arbitrageStrings } from '../strings.ts';

export const FEES_ANCHOR = 'fees';

export interface FeesCardProps {
  readonly fees: VenueFees;
  readonly onTyped: (fees: TypedFees) => void;
  /** Coins of the comparison; the first is shown until another is chosen. */
  readonly coins: readonly string[];
}

export function FeesCard({ fees, onTyped, coins }: FeesCardProps) {
  const t = useStrings(arbitrageStrings);
  const locale = useLocale();
  const [chosen, setChosen] = useState<string | null>(null);
  const coin = chosen ?? coins[0] ?? 'BTC';
  const asOf = VENUE_FEES[0]?.asOf ?? '';
  return (
    <TitledCard
      id={FEES_ANCHOR}
      className="scroll-mt-20"
      title={t('fees')}
      actions={
        <div className="w-28">
          <Select
            aria-label={t('coin')}
            value={coin}
            options={[...new Set([coin, ...coins])].map((value) => ({ value, label: value }))}
            onValueChange={setChosen}
          />
        </div>
      }
    >
      <p className="mb-3 text-sm text-ink-2">{t('fees.line', { day: formatDay(asOf, locale) })}</p>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {VENUE_FEES.map((venue) => (
          <FeeFields key={`${venue.id} ${coin}`} venue={venue} coin={coin} fees={fees} onTyped={onTyped} />
        ))}
      </ul>
    </TitledCard>
  );
}

interface FeeFieldsProps extends Pick<FeesCardProps, 'fees' | 'onTyped'> {
  readonly venue: ListedFees;
  readonly coin: string;
}

function FeeFields({ venue, coin, fees, onTyped }: FeeFieldsProps) {
  const t = useStrings(arbitrageStrings);
  const { id, name } = venue;
  const withdrawal = withdrawalFee(fees, id, coin);
  return (
    <li className="rounded-md border border-line p-3">
      <p className="text-sm font-medium">{name}</p>
      <div className="mt-2 grid grid-cols-2 gap-2">
        <DecimalField
          label={t('taker')}
          aria-label={t('taker.of', { name })}
          value={takerPercent(fees, id) ?? null}
          unit="%"
          maxDecimals={4}
          onEntry={(entry) => {
            if (entry.kind === 'value') onTyped(withTaker(fees.typed, id, entry.value));
            else if (entry.kind === 'empty') onTyped(withTaker(fees.typed, id, null));
          }}
        />
        <DecimalField
          label={t('withdrawal')}
          aria-label={t('withdrawal.of', { name, asset: coin })}
          value={withdrawal?.fee ?? null}
          unit={coin}
          maxDecimals={8}
          placeholder={t('calc.unknown')}
          onEntry={(entry) => {
            if (entry.kind === 'value') onTyped(withWithdrawal(fees.typed, id, coin, entry.value));
            else if (entry.kind === 'empty') onTyped(withWithdrawal(fees.typed, id, coin, null));
          }}
        />
      </div>
      <Sources venue={venue} isTyped={fees.typed.taker[id] !== undefined} withdrawal={withdrawal} />
    </li>
  );
}

interface SourcesProps {
  readonly venue: ListedFees;
  readonly isTyped: boolean;
  readonly withdrawal: WithdrawalFee | undefined;
}

function Sources({ venue: { takerSource, withdrawalSource }, isTyped, withdrawal }: SourcesProps) {
  const t = useStrings(arbitrageStrings);
  const locale = useLocale();
  const withdrawalWords = () => {
    switch (withdrawal?.kind) {
      case undefined:
        return t('source.unknown');
      case 'typed':
        return t('source.typed');
      case 'seen':
        return t('source.seen', { day: formatDay(withdrawal.day, locale) });
      case 'listed':
        return withdrawalSource?.[locale] ?? '';
    }
  };
  return (
    <dl className="mt-2 grid gap-0.5 text-2xs leading-3.5 text-ink-3">
      <div>
        <dt className="inline">{t('taker')}: </dt>
        <dd className="inline">{isTyped ? t('source.typed') : takerSource[locale]}</dd>
      </div>
      <div className={withdrawal === undefined ? 'text-review' : undefined}>
        <dt className="inline">{t('withdrawal')}: </dt>
        <dd className="inline">{withdrawalWords()}</dd>
      </div>
    </dl>
  );
}
