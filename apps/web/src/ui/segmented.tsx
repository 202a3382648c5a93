/** Two to five short views of the same thing (1M, 3M, 1J). Exactly one is on. */
import { RadioGroup as Radix } from 'radix-ui';
import { cx } from './class-names.ts';

export interface SegmentedProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly onValueChange: (value: V) => void;
  readonly options: readonly { readonly value: V; readonly label: string; readonly spoken?: string | undefined }[];
  readonly className?: string | undefined;
}

export function Segmented<V extends string>({ label, value, onValueChange, options, className }: SegmentedProps<V>) {
  return (
    <Radix.Root
      aria-label={label}
      orientation="horizontal"
      value={value}
      onValueChange={(next) => {
        const option = options.find((candidate) => candidate.value === next);
        if (option) onValueChange(option.value);
      }}
      className={cx('inline-flex max-w-full overflow-x-auto rounded-md bg-sunken p-0.5', className)}
    >
      {options.map((option) => (
        <Radix.Item
          key={option.value}
          value={option.value}
          aria-label={option.spoken}
          className={cx(
            'min-h-6 shrink-0 rounded-sm px-2.5 text-xs font-medium whitespace-nowrap text-ink-2 transition-colors hover:text-ink touch:min-h-10 touch:min-w-11',
            'data-[state=checked]:bg-surface data-[state=checked]:font-semibold data-[state=checked]:text-ink data-[state=checked]:shadow-[0_0_0_1px_var(--line)]',
            'focus-visible:-outline-offset-2 forced-colors:data-[state=checked]:border',
          )}
        >
          {option.label}
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
