/** Thresholds, cost limit and risk; what is kept out can be taken back in. */
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { TitledCard } from '../../../../../ui/card.tsx';
import { DecimalField } from '../../../../../ui/decimal-input.tsx';
import { Segmented } from '../../../../../ui/segmented.tsx';
import type { HarvestOptions, Risk } from '../../../planning-types.ts';
import { lossHarvestingStrings } from '../strings.ts';

export interface HarvestFiltersProps {
  readonly options: HarvestOptions;
  readonly onChange: (options: HarvestOptions) => void;
}

const RISK_NAMES: readonly Risk[] = ['conservative', 'medium', 'aggressive'];

export function HarvestFilters({ options, onChange }: HarvestFiltersProps) {
  const t = useStrings(lossHarvestingStrings);
  const amount = (name: 'minLoss' | 'maxCost', hint?: string) => (
    <DecimalField
      label={t(name)}
      hint={hint}
      fieldClass="w-36"
      value={options[name]}
      unit="€"
      maxDecimals={2}
      onEntry={(entry) => entry.kind === 'value' && onChange({ ...options, [name]: entry.value })}
    />
  );
  return (
    <TitledCard title={t('filters')}>
      <div className="flex flex-wrap items-start gap-5">
        {amount('minLoss', t('minLoss.hint'))}
        {amount('maxCost')}
        <div>
          <p className="mb-1 text-xs text-ink-2">{t('risk')}</p>
          <Segmented
            label={t('risk')}
            value={options.risk}
            onValueChange={(risk) => onChange({ ...options, risk })}
            options={RISK_NAMES.map((value) => ({ value, label: t(`risk.${value}`) }))}
          />
        </div>
      </div>
      {options.keep.length > 0 && (
        <p className="mt-3 flex flex-wrap items-center gap-2 text-xs text-ink-2">
          {t('kept', { names: options.keep.join(', ') })}
          <Button size="s" variant="quiet" onClick={() => onChange({ ...options, keep: [] })}>
            {t('unkeep')}
          </Button>
        </p>
      )}
    </TitledCard>
  );
}
