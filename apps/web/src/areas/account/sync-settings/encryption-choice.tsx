/** A passphrase for encryption, and plainly what it disables: told before, not found out after. */
import { MIN_PASSWORD_LENGTH } from '@cryptax/api-contract';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { type NewPassphrase, NewPassphraseFields } from '../new-passphrase.tsx';
import { cloudStrings } from './cloud-strings.ts';

export function isStrongEnough({ value, repeated }: NewPassphrase): boolean {
  return [...value].length >= MIN_PASSWORD_LENGTH && value === repeated;
}

export function EncryptionChoice({ passphrase }: { readonly passphrase: NewPassphrase }) {
  const t = useStrings(cloudStrings);
  return (
    <>
      <div className="grid gap-3">
        <NewPassphraseFields
          passphrase={passphrase}
          label={t('passphrase.new')}
          hint={t('passphrase.hint')}
          isRequired
        />
      </div>
      <section className="rounded-lg bg-sunken px-4 py-3">
        <h3 className="text-sm font-semibold">{t('disables.title')}</h3>
        <ul className="mt-1.5 grid list-disc gap-1 pl-4.5 text-sm text-ink-2">
          {(['disables.api', 'disables.search', 'disables.reset', 'disables.visible'] as const).map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
