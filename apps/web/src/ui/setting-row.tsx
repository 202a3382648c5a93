/** One line of the settings: words at the left, what can be done at the right, below each other on phones. */
import type { ReactNode } from 'react';

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
