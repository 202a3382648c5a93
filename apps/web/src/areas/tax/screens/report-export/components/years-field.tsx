/** Further years beside the chosen one: their files come together, in one archive. */
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { Checkbox } from '../../../../../ui/checkbox.tsx';
import { reportExportStrings } from '../strings.ts';

export interface YearsFieldProps {
  /** Years with entries, without the chosen one; newest first. */
  readonly offered: readonly number[];
  readonly chosen: readonly number[];
  readonly onChange: (years: readonly number[]) => void;
}

export function YearsField({ offered, chosen, onChange }: YearsFieldProps) {
  const t = useStrings(reportExportStrings);
  if (offered.length === 0) return null;
  return (
    <fieldset className="mt-3.5">
      <legend className="mb-1 text-xs text-ink-2">{t('years')}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {offered.map((year) => (
          <Checkbox
            key={year}
            label={String(year)}
            checked={chosen.includes(year)}
            onCheckedChange={(isChosen) =>
              onChange(isChosen ? [...chosen, year] : chosen.filter((other) => other !== year))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
