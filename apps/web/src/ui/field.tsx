/**
 * Label above, control, then the error or the hint below. The control gets its ids through the render function, so
 * label, hint and error are tied to it whatever it is.
 */
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useStrings } from '../platform/i18n/locale.tsx';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import { uiStrings } from './strings.ts';

/** What a control must spread to belong to its field. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly optional?: boolean | undefined;
  /** Keeps the label for screen readers only, where the surroundings say it to the eye. */
  readonly labelHidden?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** Props of a control together with its field. `className` is the control's, `fieldClass` the field's. */
export type InField<Control> = Control &
  Omit<FieldProps, 'children' | 'className'> & { readonly fieldClass?: string | undefined };

export function splitField<Control>(props: InField<Control>): readonly [Omit<FieldProps, 'children'>, Control] {
  const { label, hint, error, optional, labelHidden, fieldClass, ...control } = props;
  return [{ label, hint, error, optional, labelHidden, className: fieldClass }, control as unknown as Control];
}

export function Field({ label, hint, error, optional = false, labelHidden = false, className, children }: FieldProps) {
  const t = useStrings(uiStrings);
  const id = useId();
  const failed = Boolean(error);
  const noteId = failed || hint ? `${id}-note` : undefined;
  return (
    <div className={cx('min-w-0', className)}>
      <label htmlFor={id} className={cx('mb-0.5 block text-xs leading-4.5 text-ink-2', labelHidden && 'sr-only')}>
        {label}
        {optional && <span className="ml-1.5 text-ink-3">{t('optional')}</span>}
      </label>
      {children({ id, 'aria-describedby': noteId, 'aria-invalid': failed || undefined })}
      {noteId && <FieldNote id={noteId} error={error} hint={hint} />}
    </div>
  );
}

function FieldNote({ id, error, hint }: { readonly id: string; readonly error: ReactNode; readonly hint: ReactNode }) {
  if (!error) {
    return (
      <p id={id} className="mt-1 text-xs text-ink-3">
        {hint}
      </p>
    );
  }
  return (
    <p id={id} className="mt-1 flex gap-1 text-xs text-danger">
      <Icon icon={CircleAlert} size={13} className="mt-px" />
      <span>{error}</span>
    </p>
  );
}
