/** In the place of every screen while the book is locked: passphrase, passkey or recovery code, and what is left without any. */
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { deleteLockedBook, goToBook, useBooks } from '../../platform/books/books.ts';
import { CURRENT_BOOK } from '../../platform/books/current-book.ts';
import { useLocale, useStrings } from '../../platform/i18n/locale.tsx';
import type { BookLock } from '../../platform/ledger/book-lock.ts';
import { ledgerErrorText } from '../../platform/ledger/error-text.ts';
import { useLedger } from '../../platform/ledger/use-ledger.tsx';
import { useAction } from '../../platform/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Logo } from '../../ui/logo.tsx';
import { SecretField, TextField } from '../../ui/text-input.tsx';
import { askPasskey } from './lock/passkey.ts';
import { lockStrings } from './lock/strings.ts';

type Locked = Extract<BookLock, { kind: 'locked' }>;

export interface LockScreenProps {
  readonly lock: Locked;
  /** What stands below every screen, a locked one too. */
  readonly foot: ReactNode;
}

export function LockScreen({ lock, foot }: LockScreenProps) {
  const t = useStrings(lockStrings);
  const books = useBooks();
  const [isRecovering, setRecovering] = useState(false);
  const name = books.find(({ isCurrent }) => isCurrent)?.name ?? '';
  const others = books.filter(({ isCurrent }) => !isCurrent);
  return (
    <div className="mx-auto flex min-h-dvh max-w-md flex-col justify-center gap-5 px-4 py-10">
      <Logo size={28} />
      <div>
        <h1 className="text-2xl font-semibold">{t('screen.title', { name })}</h1>
        <p className="mt-1 text-sm text-ink-2">{t(isRecovering ? 'forgot.line' : 'screen.line')}</p>
      </div>
      <SecretForm key={String(isRecovering)} kind={isRecovering ? 'recovery' : 'passphrase'} />
      {!isRecovering && lock.passkeys.length > 0 && <PasskeyButton lock={lock} />}
      {/* The words, not the invisible box around them, stand in line with the rest. */}
      <div className="-ml-3.5">
        <Button variant="quiet" onClick={() => setRecovering(!isRecovering)}>
          {t(isRecovering ? 'forgot.back' : 'forgot')}
        </Button>
      </div>
      {isRecovering && <LastWay name={name} />}
      {others.length > 0 && (
        <section aria-label={t('other-books')} className="border-t border-line pt-4">
          <p className="mb-2 text-xs text-ink-3">{t('other-books')}</p>
          <div className="flex flex-wrap gap-2">
            {others.map((book) => (
              <Button key={book.id} size="s" onClick={() => goToBook(book.id)}>
                {book.name}
              </Button>
            ))}
          </div>
        </section>
      )}
      {foot}
    </div>
  );
}

function SecretForm({ kind }: { readonly kind: 'passphrase' | 'recovery' }) {
  const t = useStrings(lockStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const [secret, setSecret] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, unlock] = useAction(async () => {
    setError(undefined);
    const opened = await ledger.unlockBook({ kind, secret });
    if (!opened.ok) setError(ledgerErrorText(opened.error, locale));
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (secret.trim() !== '') unlock();
  };
  return (
    <form className="grid gap-3" onSubmit={submit}>
      {kind === 'passphrase' ? (
        <SecretField
          label={t('passphrase')}
          autoComplete="current-password"
          error={error}
          value={secret}
          onValueChange={setSecret}
        />
      ) : (
        <TextField
          label={t('code')}
          autoComplete="off"
          spellCheck={false}
          error={error}
          value={secret}
          onChange={(event) => setSecret(event.target.value)}
        />
      )}
      <Button type="submit" variant="primary" loading={isBusy} disabled={secret.trim() === ''}>
        {t('unlock')}
      </Button>
    </form>
  );
}

function PasskeyButton({ lock }: { readonly lock: Locked }) {
  const t = useStrings(lockStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const [error, setError] = useState<string>();
  const [isBusy, unlock] = useAction(async () => {
    setError(undefined);
    const given = await askPasskey(lock.passkeys);
    if (given === undefined) return setError(t('passkey.none'));
    const opened = await ledger.unlockBook(given);
    if (!opened.ok) setError(ledgerErrorText(opened.error, locale));
  });
  return (
    <div>
      <Button loading={isBusy} onClick={unlock}>
        {t('unlock.passkey')}
      </Button>
      {error !== undefined && (
        <p role="alert" className="mt-1.5 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

/** Neither passphrase nor code: the data can only go, and a backup or the account brings them back. */
function LastWay({ name }: { readonly name: string }) {
  const t = useStrings(lockStrings);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, clear] = useAction(() => deleteLockedBook(CURRENT_BOOK));
  return (
    <section className="border-t border-line pt-4 text-sm">
      <p className="font-medium">{t('forgot.lost')}</p>
      <p className="mt-0.5 mb-2 text-ink-2">{t('forgot.lost.line')}</p>
      <Button size="s" variant="danger" onClick={() => setAsking(true)}>
        {t('delete')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          title={t('delete.title')}
          description={t('delete.line', { name })}
          confirmLabel={t('delete.confirm')}
          word={t('delete.word')}
          loading={isBusy}
          onConfirm={clear}
        />
      )}
    </section>
  );
}

/** Another tab locked the book, or took the lock away: nothing that this page still shows may stay. */
export function LoadAnew() {
  useEffect(() => window.location.reload(), []);
  return null;
}
