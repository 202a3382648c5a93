/** The tax on an amount, by the rules of this year and the user's own profile. */
import { estimateTax, yearRules } from '@cryptax/tax-de';
import { useId, useState } from 'react';
import { useLocale } from '../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { useAnswer } from '../../../platform/ledger/use-ledger.tsx';
import { runningTaxYear } from '../../../platform/tax-year/tax-year.ts';
import { DescriptionList } from '../../../ui/description-list.tsx';
import { formatEuro } from '../../../ui/format/euro.ts';
import { inputClass } from '../../../ui/input-class.ts';
import { Money } from '../../../ui/money.tsx';
import { PercentText } from '../../../ui/percent-text.tsx';
import { devPanelStrings } from './strings.ts';

const AMOUNT = { min: 100, max: 100_000, step: 100, start: 1_000 } as const;

export function TaxTestTab() {
  const t = useStrings(devPanelStrings);
  const locale = useLocale();
  const id = useId();
  const [typed, setTyped] = useState(String(AMOUNT.start));
  // What is typed may be out of bounds for a moment; what is computed never is.
  const amount = Math.min(AMOUNT.max, Math.max(AMOUNT.min, Number(typed) || AMOUNT.min));
  const asked = useAnswer('dev tax settings', (api) => api.taxSettings());
  const year = runningTaxYear(Date.now());
  const rules = yearRules(year);
  const profile = asked.kind === 'ready' ? asked.value.profile.years?.[String(year)] : undefined;
  const isFree = rules.ok && amount < Number(rules.value.privateSalesLimit.value);
  const { taxableIncome, joint = false, church } = profile ?? {};
  const estimate = estimateTax({ year, crypto: isFree ? '0.00' : amount.toFixed(2), taxableIncome, joint, church });
  return (
    <div className="grid gap-4">
      <div>
        <label htmlFor={id} className="mb-1 flex justify-between text-sm">
          {t('amount')} <span className="num font-semibold">{formatEuro(amount.toFixed(2), locale)}</span>
        </label>
        <input
          id={id}
          type="number"
          {...{ min: AMOUNT.min, max: AMOUNT.max, step: AMOUNT.step }}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className={inputClass()}
        />
        <p className="mt-1 text-xs text-ink-3">{t('amount.hint')}</p>
      </div>
      {isFree && <p className="text-sm text-ink-2">{t('free')}</p>}
      {estimate.ok && (
        <DescriptionList
          sunken
          items={[
            { id: 'year', term: t('year', { year }), value: t(`kind.${estimate.value.kind}`) },
            { id: 'tax', term: t('extra'), value: <Money value={estimate.value.extraTax} /> },
            {
              id: 'rate',
              term: t('rate'),
              value: <PercentText ratio={(Number(estimate.value.extraTax) / amount).toFixed(4)} />,
            },
          ]}
        />
      )}
    </div>
  );
}
