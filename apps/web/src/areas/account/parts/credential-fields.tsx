/** What one signs in with: password, code and email address. */
import { MIN_PASSWORD_LENGTH } from '@cryptax/api-contract';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/field.tsx';
import { TextField, TextInput } from '../../../ui/text-input.tsx';
import { authStrings, passwordStrings } from './strings.ts';

/** The six digits of an authenticator app or of a message; anything else than a digit is not taken. */
interface CodeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

export const CODE_DIGITS = 6;

export function CodeField({ label, value, onChange, error }: CodeFieldProps) {
  return (
    <TextField
      label={label}
      error={error}
      mono
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={CODE_DIGITS}
      value={value}
      onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
    />
  );
}

export interface PasswordFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isNew: boolean;
  readonly error?: string | undefined;
}

export function PasswordField({ value, onChange, isNew, error }: PasswordFieldProps) {
  const t = useStrings(passwordStrings);
  const [isShown, setShown] = useState(false);
  return (
    <Field label={t(isNew ? 'new' : 'password')} error={error} hint={isNew ? t('hint') : undefined}>
      {(control) => (
        <>
          <span className="relative block">
            <TextInput
              {...control}
              type={isShown ? 'text' : 'password'}
              autoComplete={isNew ? 'new-password' : 'current-password'}
              maxLength={256}
              value={value}
              onChange={(event) => onChange(event.target.value)}
              className="pr-11"
            />
            <span className="absolute inset-y-0 right-0.5 grid place-items-center">
              <IconButton
                variant="quiet"
                icon={isShown ? EyeOff : Eye}
                label={isShown ? t('hide') : t('show')}
                onClick={() => setShown(!isShown)}
              />
            </span>
          </span>
          {isNew && value !== '' && <StrengthBar strength={passwordStrength(value)} />}
        </>
      )}
    </Field>
  );
}

const STEPS: Readonly<Record<PasswordStrength, number>> = { 'too-short': 1, weak: 2, fair: 3, strong: 4 };
const FILLS: Readonly<Record<PasswordStrength, string>> = {
  'too-short': 'bg-danger-fill',
  weak: 'bg-review-fill',
  fair: 'bg-accent',
  strong: 'bg-gain-fill',
};

function StrengthBar({ strength }: { readonly strength: PasswordStrength }) {
  const t = useStrings(passwordStrings);
  return (
    <span className="mt-1.5 flex items-center gap-2" role="status">
      <span aria-hidden="true" className="flex flex-1 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={cx('h-1 flex-1 rounded-full', step <= STEPS[strength] ? FILLS[strength] : 'bg-sunken')}
          />
        ))}
      </span>
      <span className="text-xs text-ink-3">{t('strength', { word: t(`strength.${strength}`) })}</span>
    </span>
  );
}

/** The e-mail address of an account, as the browser knows to fill it in. */
interface EmailFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

export function EmailField({ value, onChange, error }: EmailFieldProps) {
  const t = useStrings(authStrings);
  return (
    <TextField
      label={t('email')}
      error={error}
      type="email"
      autoComplete="email"
      maxLength={254}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** What is wrong with an address before anybody is asked. Only its rough shape is checked: whether it exists, the mail shows. */
export function emailProblem(email: string): 'required' | 'email.wrong' | undefined {
  const text = email.trim();
  if (text === '') return 'required';
  const [at, dot] = [text.indexOf('@'), text.lastIndexOf('.')];
  const isAddress = !/\s/.test(text) && at > 0 && dot > at + 1 && dot < text.length - 1;
  return isAddress ? undefined : 'email.wrong';
}

/**
 * A rough guess how long a password holds: length counts most, variety a little, patterns everybody tries nothing. The
 * server only asks for a length; this helps to choose.
 */
type PasswordStrength = 'too-short' | 'weak' | 'fair' | 'strong';

/** Beyond this more length adds nothing that matters. */
const LONG = 24;
const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/] as const;
const COMMON = /^(?:passwor[td]|qwert[yz]|abc|letmein|welcome|willkommen|admin|bitcoin|krypto|crypto|hallo|123)/i;

export function passwordStrength(password: string): PasswordStrength {
  const letters = [...password];
  if (letters.length < MIN_PASSWORD_LENGTH) return 'too-short';
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const variety = new Set(letters).size;
  const score = 6 * Math.min(letters.length, LONG) + 5 * variety + 20 * kinds - (COMMON.test(password) ? 100 : 0);
  if (score >= 180) return 'strong';
  return score >= 130 ? 'fair' : 'weak';
}
