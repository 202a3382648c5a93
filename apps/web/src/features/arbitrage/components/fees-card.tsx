/** The fees behind the calculation, with their source and day; the user's own figures take their place. */
import { useState } from 'react';
import { useLocale } from '../../../lib/i18n/locale.tsx';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import { Card, CardBody, CardHead } from '../../../ui/card.tsx';
import { DecimalInput } from '../../../ui/decimal-input.tsx';
import { Field } from '../../../ui/field.tsx';
import { formatDay } from '../../../ui/format/date.ts';
import { Select } from '../../../ui/select.tsx';
import type { FeeInput } from '../model/fee-input.ts';
import { VENUE_FEES, type VenueFees } from '../model/venue-fees.data.ts';
import { arbitrageStrings } from '../strings.ts';

export interface FeesCardProps {
  readonly fees: FeeInput;
  readonly onFees: (fees: FeeInput) => void;
  /** Coins of the comparison; the first is shown until another is chosen. */
  readonly coins: readonly string[];
}

export function FeesCard({ fees, onFees, coins }: FeesCardProps) {
  const t = useStrings(arbitrageStrings);
  const locale = useLocale();
  const [chosen, setChosen] = useState<string | null>(null);
  const coin = chosen ?? coins[0] ?? 'BTC';
  const asOf = VENUE_FEES[0]?.asOf ?? '';
  return (
    <Card>
      <CardHead
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
      />
      <CardBody>
        <p className="mb-3 text-sm text-ink-2">{t('fees.line', { day: formatDay(asOf, locale) })}</p>
        <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
          {VENUE_FEES.map((venue) => (
            <FeeFields key={`${venue.id} ${coin}`} venue={venue} coin={coin} fees={fees} onFees={onFees} />
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

interface FeeFieldsProps extends Pick<FeesCardProps, 'fees' | 'onFees'> {
  readonly venue: VenueFees;
  readonly coin: string;
}

function FeeFields({ venue: { id, name, takerSource, withdrawalSource }, coin, fees, onFees }: FeeFieldsProps) {
  const t = useStrings(arbitrageStrings);
  const own = fees.withdrawal[id] ?? {};
  const setWithdrawal = (value: string | null) => {
    const { [coin]: _, ...others } = own;
    onFees({
      ...fees,
      withdrawal: { ...fees.withdrawal, [id]: value === null ? others : { ...others, [coin]: value } },
    });
  };
  return (
    <li className="rounded-md border border-line p-3">
      <p className="text-sm font-medium">{name}</p>
      <div className="mt-2 grid grid-cols-2 gap-2">
        <Field label={t('taker')}>
          {(control) => (
            <DecimalInput
              {...control}
              aria-label={t('taker.of', { name })}
              value={fees.taker[id] ?? null}
              unit="%"
              maxDecimals={4}
              onEntry={(entry) => {
                if (entry.kind === 'value') onFees({ ...fees, taker: { ...fees.taker, [id]: entry.value } });
              }}
            />
          )}
        </Field>
        <Field label={t('withdrawal')}>
          {(control) => (
            <DecimalInput
              {...control}
              aria-label={t('withdrawal.of', { name, asset: coin })}
              value={own[coin] ?? null}
              unit={coin}
              maxDecimals={8}
              placeholder={t('calc.unknown')}
              onEntry={(entry) => {
                if (entry.kind === 'value') setWithdrawal(entry.value);
                else if (entry.kind === 'empty') setWithdrawal(null);
              }}
            />
          )}
        </Field>
      </div>
      <p className="mt-2 text-2xs leading-3.5 text-ink-3">
        {t('source', { text: [takerSource, withdrawalSource].filter(Boolean).join('; ') })}
      </p>
    </li>
  );
}
