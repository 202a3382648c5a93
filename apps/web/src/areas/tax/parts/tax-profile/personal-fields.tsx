/** Single or joint, church tax and state. */
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Segmented } from '../../../../ui/segmented.tsx';
import { Select } from '../../../../ui/select.tsx';
import type { ProfileDraft } from './profile-form.ts';
import { STATES } from './states.data.ts';
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
        <Field
          label={t('state')}
          hint={t('church.note')}
          error={hasStateProblem && draft.state === null && t('problem.state')}
        >
          {(control) => (
            <Select
              {...control}
              value={draft.state}
              placeholder={t('state.choose')}
              onValueChange={(state) => onChange({ state })}
              options={STATES.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </Field>
      )}
    </div>
  );
}
