/** Prices of the simulation, each with its origin and open to change; a typed price holds only here. */

import { useLocale } from '../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { Button } from '../../../ui/button.tsx';
import { Coin } from '../../../ui/coin.tsx';
import { DecimalInput } from '../../../ui/decimal-input.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { pricesStrings } from '../../prices/strings.ts';
import type { PlanPosition, TypedPrices } from '../planning-types.ts';
import { originWords } from './price-origin.ts';
import { planningStrings } from './strings.ts';

export interface PriceListProps {
  readonly positions: readonly PlanPosition[];
  readonly typed: TypedPrices;
  readonly onTyped: (typed: TypedPrices) => void;
}

export function PriceList({ positions, typed, onTyped }: PriceListProps) {
  const t = useStrings(planningStrings);
  const prices = useStrings(pricesStrings);
  const locale = useLocale();
  const change = (asset: string, price: string | null) => {
    const { [asset]: _old, ...rest } = typed;
    onTyped(price === null ? rest : { ...rest, [asset]: price });
  };
  return (
    <Disclosure summary={t('price.edit')} className="mt-2 border-b-0">
      <p className="mb-2 text-xs text-ink-3">{t('price.line')}</p>
      <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {positions.map(({ asset, price, origin }) => (
          <li key={asset} className="flex items-center gap-2.5">
            <Coin symbol={asset} />
            <span className="min-w-0 flex-1 text-sm">
              {asset}
              <span className="block text-2xs text-ink-3">{originWords(origin, t, prices, locale)}</span>
            </span>
            <span className="w-34">
              <DecimalInput
                aria-label={t('price.of', { asset })}
                value={price}
                unit="€"
                maxDecimals={10}
                onEntry={(entry) => change(asset, entry.kind === 'value' ? entry.value : null)}
              />
            </span>
          </li>
        ))}
      </ul>
      {Object.keys(typed).length > 0 && (
        <Button size="s" variant="quiet" className="mt-2" onClick={() => onTyped({})}>
          {t('price.reset')}
        </Button>
      )}
    </Disclosure>
  );
}
