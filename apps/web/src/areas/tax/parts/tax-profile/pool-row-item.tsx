/** One pool: coin and wallet, whether its method may change, and the method: a choice, or words while it must stay. */
import { METHODS, type Method } from '@cryptax/ledger';
import { useId } from 'react';
import { useLocale } from '../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../platform/i18n/use-strings.ts';
import { Coin } from '../../../../ui/coin.tsx';
import { formatInstantDay } from '../../../../ui/format/date.ts';
import { Select } from '../../../../ui/select.tsx';
import { useQuantity } from '../../../../ui/use-quantity.ts';
import type { PoolRow } from '../../method-types.ts';
import { methodStrings } from './method-strings.ts';

export interface PoolRowItemProps {
  readonly row: PoolRow;
  readonly onChoose: (method: Method) => void;
}

export function PoolRowItem({ row, onChoose }: PoolRowItemProps) {
  const { wallet, asset, method, from, held } = row;
  const t = useStrings(methodStrings);
  const locale = useLocale();
  const quantity = useQuantity();
  const note = useId();
  const standing =
    held === null ? t('pools.empty') : t('pools.held', { amount: quantity(held.amount, asset), count: held.lots });
  const since = from === null ? [] : [t('pools.from', { day: formatInstantDay(Date.parse(from), locale) })];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2.5">
      <Coin symbol={asset} />
      <div className="min-w-0 flex-1 basis-40 text-sm">
        <span className="block truncate">
          {asset} · {wallet}
        </span>
        <span id={note} className="block text-xs text-ink-3">
          {[standing, ...since].join(' · ')}
        </span>
      </div>
      {held === null ? (
        <div className="w-full sm:w-48">
          <Select
            aria-label={t('pools.method', { asset, wallet })}
            aria-describedby={note}
            value={method}
            onValueChange={onChoose}
            options={METHODS.map((value) => ({ value, label: t(`method.${value}`) }))}
          />
        </div>
      ) : (
        <span className="text-sm text-ink-2">{t(`method.${method}`)}</span>
      )}
    </li>
  );
}
