/** Language of the report, and for CSV the table, separator and numbers. */
import { TABLE_IDS } from '@cryptax/reports/tables';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { Checkbox } from '../../../../../ui/checkbox.tsx';
import { Segmented } from '../../../../../ui/segmented.tsx';
import { SelectField } from '../../../../../ui/select.tsx';
import { type ExportOptions, hasDialect, withLocale } from '../export-options.ts';
import { reportExportStrings } from '../strings.ts';

export interface OptionFieldsProps {
  readonly options: ExportOptions;
  readonly onChange: (options: ExportOptions) => void;
}

export function OptionFields({ options, onChange }: OptionFieldsProps) {
  const t = useStrings(reportExportStrings);
  return (
    <div className="grid gap-3.5">
      <Choice
        label={t('language')}
        value={options.locale}
        onChange={(locale) => onChange(withLocale(options, locale))}
        values={['de', 'en'] as const}
        name={(value) => t(`language.${value}`)}
      />
      {options.format === 'csv' && (
        <SelectField
          label={t('table')}
          value={options.table}
          onValueChange={(table) => onChange({ ...options, table })}
          options={TABLE_IDS.map((value) => ({ value, label: t(`table.${value}`) }))}
        />
      )}
      {hasDialect(options.format) && (
        <div className="flex flex-wrap gap-x-6 gap-y-3">
          <Choice
            label={t('separator')}
            value={options.separator}
            onChange={(separator) => onChange({ ...options, separator })}
            values={[';', ','] as const}
            name={(value) => t(`separator.${value}`)}
          />
          <Choice
            label={t('numbers')}
            value={options.numbers}
            onChange={(numbers) => onChange({ ...options, numbers })}
            values={['de', 'en'] as const}
            name={(value) => t(`numbers.${value}`)}
          />
        </div>
      )}
    </div>
  );
}

interface ChoiceProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly values: readonly V[];
  readonly name: (value: V) => string;
  readonly onChange: (value: V) => void;
}

function Choice<V extends string>({ label, value, values, name, onChange }: ChoiceProps<V>) {
  return (
    <div>
      <p className="mb-1 text-xs text-ink-2">{label}</p>
      <Segmented
        label={label}
        value={value}
        onValueChange={onChange}
        options={values.map((each) => ({ value: each, label: name(each) }))}
      />
    </div>
  );
}

interface YearsFieldProps {
  /** Years with entries, without the chosen one; newest first. */
  readonly offered: readonly number[];
  readonly chosen: readonly number[];
  readonly onChange: (years: readonly number[]) => void;
}

/** Further years beside the chosen one: their files come together, in one archive. */
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
