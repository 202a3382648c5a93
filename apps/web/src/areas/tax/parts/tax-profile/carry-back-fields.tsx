/** Whether the carry-back of a loss of the year is waived, for each law that has its own losses. */
import { useId } from 'react';
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import type { ProfileDraft } from './profile-form.ts';
import { profileStrings } from './strings.ts';

export interface CarryBackFieldsProps {
  readonly year: number;
  readonly draft: ProfileDraft;
  readonly onChange: (part: Partial<ProfileDraft>) => void;
}

export function CarryBackFields({ year, draft: { carryBackWaived }, onChange }: CarryBackFieldsProps) {
  const t = useStrings(profileStrings);
  const hint = useId();
  return (
    <fieldset className="sm:col-span-2" aria-describedby={hint}>
      <legend className="mb-0.5 text-xs leading-4.5 text-ink-2">{t('carryBack', { year })}</legend>
      <div className="flex flex-wrap gap-x-6">
        {(['private-sales', 'income'] as const).map((law) => (
          <Checkbox
            key={law}
            label={t(`carryBack.${law}`)}
            checked={carryBackWaived[law]}
            onCheckedChange={(isWaived) => onChange({ carryBackWaived: { ...carryBackWaived, [law]: isWaived } })}
          />
        ))}
      </div>
      <p id={hint} className="text-xs text-ink-3">
        {t('carryBack.hint')}
      </p>
    </fieldset>
  );
}
