/** One line of the settings: words at the left, what can be done or chosen at the right, below each other on phones. */
import type { ReactNode } from 'react';
import { Segmented, type SegmentedProps } from './segmented.tsx';

export interface SettingRowProps {
  readonly label: string;
  readonly note: ReactNode;
  readonly children?: ReactNode;
}

export function SettingRow({ label, note, children }: SettingRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60 text-sm">
        {label}
        <span className="block text-xs text-ink-3">{note}</span>
      </div>
      {children}
    </div>
  );
}

interface ChoiceRowProps<V extends string> {
  readonly label: string;
  readonly note?: string;
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly options: SegmentedProps<V>['options'];
}

/** A setting with a few values: words at the left, the choice at the right, below each other on phones. */
export function ChoiceRow<V extends string>({ label, note, value, onChange, options }: ChoiceRowProps<V>) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 py-2.5">
      <div className="min-w-0 flex-1 basis-60 text-sm">
        {label}
        {note !== undefined && <span className="block text-xs text-ink-3">{note}</span>}
      </div>
      <Segmented label={label} value={value} onValueChange={onChange} options={options} />
    </div>
  );
}
