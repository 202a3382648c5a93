/**
 * Choice from a short fixed list. More than about ten options, or ones people know by name: use Combobox. The options are
 * put in place once focus or pointer is near; until then a screen full of choices has only their shown words to draw.
 */
import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { type ReactNode, startTransition, useState } from 'react';
import { createPortal } from 'react-dom';
import { cx, inputClass, itemClass, surfaceClass } from './class-names.ts';
import { Field, type FieldControl, type InField, splitField } from './field.tsx';
import { Icon } from './icon.tsx';

export interface SelectOption<V extends string = string> {
  readonly value: V;
  readonly label: string;
  readonly note?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface SelectProps<V extends string> extends Partial<FieldControl> {
  readonly value: V | null;
  readonly options: readonly SelectOption<V>[];
  readonly onValueChange: (value: V) => void;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string | undefined;
}

export function Select<V extends string>(props: SelectProps<V>) {
  const { value, options, onValueChange, placeholder, disabled = false, className, ...control } = props;
  const [isNear, setNear] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // Bit by bit: a form that opens gives its first choice the focus, and is much to draw itself.
  const comeNear = () => startTransition(() => setNear(true));
  return (
    <Radix.Root
      value={value ?? ''}
      onOpenChange={(open) => {
        setNear(true);
        setOpen(open);
      }}
      onValueChange={(next) => {
        const option = options.find((candidate) => candidate.value === next);
        if (option) onValueChange(option.value);
      }}
      disabled={disabled}
    >
      <Radix.Trigger
        className={inputClass(
          cx('flex items-center justify-between gap-2 text-left data-placeholder:text-ink-3', className),
        )}
        onFocus={comeNear}
        onPointerEnter={comeNear}
        {...control}
      >
        <span className="truncate">
          <Radix.Value placeholder={placeholder}>{options.find((option) => option.value === value)?.label}</Radix.Value>
        </span>
        <Icon icon={ChevronDown} size={14} className="text-ink-3" />
      </Radix.Trigger>
      {/* A click beside the list closes it and does nothing else, as beside a dialog. */}
      {isOpen && createPortal(<div className="pointer-events-auto fixed inset-0 z-40" />, document.body)}
      {isNear && (
        <Radix.Portal>
          <Radix.Content
            position="popper"
            sideOffset={4}
            className={surfaceClass(
              'max-h-(--radix-select-content-available-height) max-w-(--radix-select-content-available-width) min-w-(--radix-select-trigger-width) overflow-y-auto',
            )}
          >
            {/* The list itself scrolls, not a nameless part of it that no key reaches. */}
            <Radix.Viewport style={{ overflow: 'visible' }}>
              {options.map((option) => (
                <SelectItem key={option.value} {...option} />
              ))}
            </Radix.Viewport>
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  );
}

export function SelectField<V extends string>(props: InField<SelectProps<V>>) {
  const [field, select] = splitField<SelectProps<V>>(props);
  return <Field {...field}>{(control) => <Select {...control} {...select} />}</Field>;
}

function SelectItem({ value, label, note, disabled = false }: SelectOption) {
  return (
    <Radix.Item value={value} disabled={disabled} className={itemClass('data-[state=checked]:bg-accent-tint')}>
      <Radix.ItemText>{label}</Radix.ItemText>
      {note && <span className="text-xs text-ink-3">{note}</span>}
      <Radix.ItemIndicator className="ml-auto text-accent">
        <Icon icon={Check} size={15} />
      </Radix.ItemIndicator>
    </Radix.Item>
  );
}
