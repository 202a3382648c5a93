/** The disputed points that a person may decide otherwise, and whether the income typed holds the other results. */
import { useId } from 'react';
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import type { ProfileDraft } from './profile-form.ts';
import { profileStrings } from './strings.ts';

interface OpenLawFieldsProps {
  readonly draft: ProfileDraft;
  readonly onChange: (part: Partial<ProfileDraft>) => void;
}

export function OpenLawFields({ draft, onChange }: OpenLawFieldsProps) {
  const t = useStrings(profileStrings);
  const hint = useId();
  return (
    <fieldset className="sm:col-span-2" aria-describedby={hint}>
      <legend className="mb-0.5 text-xs leading-4.5 text-ink-2">{t('openLaw')}</legend>
      <Checkbox
        label={t('openLaw.incomeLacksOther')}
        checked={draft.incomeLacksOther}
        onCheckedChange={(incomeLacksOther) => onChange({ incomeLacksOther })}
      />
      <Checkbox
        label={t('openLaw.freeAirdrops')}
        checked={draft.freeAirdrops === 'not-acquired'}
        onCheckedChange={(isFree) => onChange({ freeAirdrops: isFree ? 'not-acquired' : 'taxable' })}
      />
      <Checkbox
        label={t('openLaw.spotMargin')}
        checked={draft.spotMargin === 'section-23'}
        onCheckedChange={(isSale) => onChange({ spotMargin: isSale ? 'section-23' : 'section-20' })}
      />
      <p id={hint} className="text-xs text-ink-3">
        {t('openLaw.hint')}
      </p>
    </fieldset>
  );
}
