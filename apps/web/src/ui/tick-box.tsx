/**
 * A box that a row of a table is chosen by. It is the browser's own control in the look of our checkbox: one element
 * where hundreds of rows have one each.
 */
export interface TickBoxProps {
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  /** Spoken; the row itself says what is chosen. */
  readonly label: string;
}

export function TickBox({ checked, onCheckedChange, label }: TickBoxProps) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      onChange={(event) => onCheckedChange(event.target.checked)}
      className={LOOK}
    />
  );
}

/** The tick is cut from a square, the space around the box belongs to it. */
const LOOK =
  'relative block size-4.25 appearance-none rounded-sm border-[1.5px] border-control bg-surface transition-colors forced-colors:appearance-auto ' +
  'before:absolute before:-inset-1.25 touch:before:-inset-3.5 checked:border-accent checked:bg-accent ' +
  'after:absolute after:inset-0.5 after:bg-on-accent after:opacity-0 after:[clip-path:polygon(8%_50%,22%_36%,40%_56%,78%_14%,92%_28%,40%_84%)] checked:after:opacity-100';
