/** Choice from a long list by typing. Keys: arrows move, Enter picks, Esc closes; matches the label and extra words. */
import { Command } from 'cmdk';
import { Check, ChevronsUpDown } from 'lucide-react';
import { Popover as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useStrings } from '../platform/i18n/locale.tsx';
import { cx, inputClass, itemClass, surfaceClass } from './class-names.ts';
import type { FieldControl } from './field.tsx';
import { Icon } from './icon.tsx';
import { uiStrings } from './strings.ts';

export interface ComboboxOption<V extends string = string> {
  readonly value: V;
  readonly label: string;
  readonly note?: ReactNode;
  readonly icon?: ReactNode;
  /** Other words that find it: a ticker, an old name. */
  readonly keywords?: readonly string[] | undefined;
}

export interface ComboboxProps<V extends string> extends Partial<FieldControl> {
  readonly value: V | null;
  readonly options: readonly ComboboxOption<V>[];
  readonly onValueChange: (value: V) => void;
  readonly placeholder: string;
  readonly searchLabel: string;
  readonly disabled?: boolean | undefined;
}

export function Combobox<V extends string>(props: ComboboxProps<V>) {
  const { value, options, onValueChange, placeholder, searchLabel, disabled = false, ...control } = props;
  const [open, setOpen] = useState(false);
  const chosen = options.find((option) => option.value === value);
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger disabled={disabled} className={inputClass('flex items-center gap-2 text-left')} {...control}>
        {chosen?.icon}
        <span className={cx('min-w-0 flex-1 truncate', !chosen && 'text-ink-3')}>{chosen?.label ?? placeholder}</span>
        <Icon icon={ChevronsUpDown} size={14} className="text-ink-3" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={searchLabel}
          className={surfaceClass(
            'flex max-h-(--radix-popover-content-available-height) w-(--radix-popover-trigger-width) min-w-56 flex-col',
          )}
        >
          <OptionList
            {...{ value, options, searchLabel }}
            onPick={(next) => {
              onValueChange(next);
              setOpen(false);
            }}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface OptionListProps<V extends string> extends Pick<ComboboxProps<V>, 'value' | 'options' | 'searchLabel'> {
  readonly onPick: (value: V) => void;
}

function OptionList<V extends string>({ value, options, searchLabel, onPick }: OptionListProps<V>) {
  const t = useStrings(uiStrings);
  return (
    <Command label={searchLabel} loop className="flex min-h-0 flex-col">
      <Command.Input
        placeholder={searchLabel}
        className="mb-1 min-h-8 w-full shrink-0 border-b border-line bg-transparent px-2.5 pb-1.5 text-sm outline-none touch:min-h-11 touch:text-lg"
      />
      <Command.List label={searchLabel} className="max-h-72 min-h-0 overflow-y-auto">
        <Command.Empty className="px-2.5 py-3 text-sm text-ink-3">{t('nothingFound')}</Command.Empty>
        {options.map((option) => (
          <Command.Item
            key={option.value}
            value={option.value}
            keywords={[option.label, ...(option.keywords ?? [])]}
            onSelect={() => onPick(option.value)}
            className={itemClass()}
          >
            {option.icon}
            <span className="min-w-0 flex-1 truncate">{option.label}</span>
            {option.note && <span className="text-xs text-ink-3">{option.note}</span>}
            {option.value === value && <Icon icon={Check} size={15} className="text-accent" />}
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  );
}
