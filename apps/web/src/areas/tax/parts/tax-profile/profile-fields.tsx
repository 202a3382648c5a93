/** Fields of the tax profile: single or joint with church tax and state, losses not carried back, points the law leaves open. */
import { useId } from 'react';
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { DateField } from '../../../../ui/date-input.tsx';
import { Segmented } from '../../../../ui/segmented.tsx';
import { SelectField } from '../../../../ui/select.tsx';
import { TextField } from '../../../../ui/text-input.tsx';
import { type ProfileDraft, STATES } from './profile-form.ts';
import { profileStrings } from './strings.ts';

export interface PersonalFieldsProps {
  readonly draft: ProfileDraft;
  readonly onChange: (part: Partial<ProfileDraft>) => void;
  readonly hasStateProblem: boolean;
}

export function PersonalFields({ draft, onChange, hasStateProblem }: PersonalFieldsProps) {
  const t = useStrings(profileStrings);
  return (
    <div className="grid content-start gap-3">
      <div>
        <p className="mb-0.5 text-xs leading-4.5 text-ink-2">{t('assessment')}</p>
        <Segmented
          label={t('assessment')}
          value={draft.joint ? 'joint' : 'single'}
          onValueChange={(value) => onChange({ joint: value === 'joint' })}
          options={[
            { value: 'single', label: t('single') },
            { value: 'joint', label: t('joint') },
          ]}
        />
      </div>
      <Checkbox label={t('church')} checked={draft.church} onCheckedChange={(church) => onChange({ church })} />
      {draft.church && (
        <SelectField
          label={t('state')}
          hint={t('church.note')}
          error={hasStateProblem && draft.state === null && t('problem.state')}
          value={draft.state}
          placeholder={t('state.choose')}
          onValueChange={(state) => onChange({ state })}
          options={STATES.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <Checkbox label={t('partYear')} checked={draft.partYear} onCheckedChange={(partYear) => onChange({ partYear })} />
      {draft.partYear && (
        <>
          <div className="flex flex-wrap gap-3">
            {(['residentFrom', 'residentUntil'] as const).map((field) => (
              <DateField
                key={field}
                label={t(field)}
                optional
                value={draft[field]}
                onDay={(day) => onChange({ [field]: day })}
              />
            ))}
          </div>
          <p className="text-xs text-ink-3">{t('partYear.hint')}</p>
        </>
      )}
    </div>
  );
}

/** Whether the carry-back of a loss of the year is waived, for each law that has its own losses. */
interface CarryBackFieldsProps {
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

/** The disputed points that a person may decide otherwise, and whether the income typed holds the other results. */
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
      <Checkbox
        label={t('openLaw.spentOutputs')}
        checked={draft.spentOutputs === 'method'}
        onCheckedChange={(byMethod) => onChange({ spentOutputs: byMethod ? 'method' : 'identify' })}
      />
      {draft.joint && (
        <Checkbox
          label={t('openLaw.spouseCarryForward')}
          checked={draft.spouseCarryForward === 'both'}
          onCheckedChange={(isShared) => onChange({ spouseCarryForward: isShared ? 'both' : 'own' })}
        />
      )}
      <p id={hint} className="text-xs text-ink-3">
        {t('openLaw.hint')}
      </p>
      <TextField
        className="mt-3"
        label={t('securityTokens')}
        hint={t('securityTokens.hint')}
        optional
        maxLength={2_000}
        value={draft.securityTokens}
        onChange={(event) => onChange({ securityTokens: event.target.value })}
      />
    </fieldset>
  );
}
