/** One-line and many-line text. On phones the type is 16 px, so that browsers do not zoom into the field. */
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import { inputClass } from './input-class.ts';

export interface TextInputProps extends ComponentProps<'input'> {
  readonly icon?: LucideIcon | undefined;
  /** Addresses, hashes and raw rows. */
  readonly mono?: boolean | undefined;
}

export function TextInput({ icon, mono = false, className, type = 'text', ...rest }: TextInputProps) {
  const look = inputClass(cx(icon && 'pl-8', mono && 'font-mono', className));
  if (!icon) return <input type={type} className={look} {...rest} />;
  return (
    <span className="relative block">
      <Icon icon={icon} size={15} className="pointer-events-none absolute inset-y-0 left-2.5 my-auto text-ink-3" />
      <input type={type} className={look} {...rest} />
    </span>
  );
}

export function TextArea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} className={inputClass(cx('py-1.5', className))} {...rest} />;
}
