/** One-line and many-line text, and passphrases. On phones the type is 16 px, so that browsers do not zoom into the field. */
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx, inputClass } from './class-names.ts';
import { Field, type FieldProps, type InField, splitField } from './field.tsx';
import { Icon } from './icon.tsx';

export interface TextInputProps extends ComponentProps<'input'> {
  readonly icon?: LucideIcon | undefined;
  /** Addresses, hashes and keys: no browser may complete or correct them. */
  readonly mono?: boolean | undefined;
}

const AS_TYPED = { autoComplete: 'off', autoCapitalize: 'off', spellCheck: false } as const;

export function TextInput({ icon, mono = false, className, type = 'text', ...rest }: TextInputProps) {
  const look = inputClass(cx(icon && 'pl-8', mono && 'font-mono', className));
  const field = <input type={type} className={look} {...(mono ? AS_TYPED : {})} {...rest} />;
  if (!icon) return field;
  return (
    <span className="relative block">
      <Icon icon={icon} size={15} className="pointer-events-none absolute inset-y-0 left-2.5 my-auto text-ink-3" />
      {field}
    </span>
  );
}

export function TextField(props: InField<TextInputProps>) {
  const [field, input] = splitField<TextInputProps>(props);
  return <Field {...field}>{(control) => <TextInput {...control} {...input} />}</Field>;
}

export function TextArea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} className={inputClass(cx('py-1.5', className))} {...rest} />;
}

export function TextAreaField(props: InField<ComponentProps<'textarea'>>) {
  const [field, area] = splitField<ComponentProps<'textarea'>>(props);
  return <Field {...field}>{(control) => <TextArea {...control} {...area} />}</Field>;
}

export interface SecretFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'optional'> {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly autoComplete?: 'off' | 'current-password' | 'new-password' | undefined;
  readonly minLength?: number | undefined;
}

/** A passphrase, typed unseen. What the browser may do with it is said by its use: offered, kept as a new one, or neither. */
export function SecretField({ value, onValueChange, autoComplete = 'off', minLength, ...field }: SecretFieldProps) {
  return (
    <TextField
      {...field}
      type="password"
      autoComplete={autoComplete}
      minLength={minLength}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
    />
  );
}
