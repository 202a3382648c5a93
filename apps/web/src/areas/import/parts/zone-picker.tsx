/** A time zone by name: those of most export files first, then every zone the browser knows. */
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { Combobox, type ComboboxOption } from '../../../ui/combobox.tsx';
import type { FieldControl } from '../../../ui/field.tsx';
import { questionStrings } from './question-strings.ts';

const COMMON = ['Europe/Berlin', 'UTC', 'Europe/London', 'America/New_York', 'Asia/Singapore', 'Asia/Tokyo'];

export interface ZonePickerProps extends Partial<FieldControl> {
  readonly value: string;
  readonly onChange: (zone: string) => void;
  /** Choices that are no zone, above all others. */
  readonly first?: readonly ComboboxOption[];
}

export function ZonePicker({ value, onChange, first = [], ...control }: ZonePickerProps) {
  const t = useStrings(questionStrings);
  const zones = [...new Set([...COMMON, ...Intl.supportedValuesOf('timeZone')])];
  return (
    <Combobox
      {...control}
      value={value}
      onValueChange={onChange}
      placeholder={t('choose')}
      searchLabel={t('zone.search')}
      options={[...first, ...zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))]}
    />
  );
}
