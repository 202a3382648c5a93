/** The questions of the lock: a passphrase when it is set up, the present secret before anything of it changes, and the code once. */
import { ok } from '@cryptax/kernel';
import type { UnlockSecret } from '@cryptax/store';
import { useState } from 'react';
import { markLocked, useBooks } from '../../../../../platform/books/books.ts';
import { CURRENT_BOOK } from '../../../../../platform/books/current-book.ts';
import { CodeDialog } from '../../../../../platform/files/code-dialog.tsx';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { Answer } from '../../../../../platform/ledger/answer.ts';
import { ledgerErrorText } from '../../../../../platform/ledger/error-text.ts';
import type { LedgerApi } from '../../../../../platform/ledger/ledger-api.ts';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { notices } from '../../../../../platform/notices/notices.ts';
import { useSetting } from '../../../../../platform/settings/settings.ts';
import { useAction } from '../../../../../platform/use-action.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { SecretField } from '../../../../../ui/text-input.tsx';
import { forgetKeptKeys } from '../../../../account/forget-kept-keys.ts';
import { NewPassphraseFields, useNewPassphrase } from '../../../../account/new-passphrase.tsx';
import { newPasskey } from '../../../lock/passkey.ts';
import { lockStrings } from '../../../lock/strings.ts';

export type LockAction = 'change' | 'renew' | 'passkey' | 'off';

const SHORTEST = 10;

interface SetUpProps {
  readonly onClose: () => void;
  readonly onCode: (code: string) => void;
}

export function SetUpDialog({ onClose, onCode }: SetUpProps) {
  const t = useStrings(lockStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const isSyncing = useSetting('storageMode') !== 'offline';
  const passphrase = useNewPassphrase();
  const [error, setError] = useState<string>();
  const isLong = [...passphrase.value].length >= SHORTEST;
  const [isBusy, lock] = useAction(async () => {
    const done = await ledger.turnLockOn(passphrase.value);
    if (!done.ok) return setError(ledgerErrorText(done.error, locale));
    markLocked(CURRENT_BOOK, true);
    await forgetKeptKeys();
    onCode(done.value.recoveryCode);
    onClose();
  });
  return (
    <Dialog
      onClose={onClose}
      size="form"
      persistent
      title={t('set-up.title')}
      description={t('set-up.line')}
      footer={
        <>
          <Button variant="primary" disabled={!passphrase.isReady || !isLong} loading={isBusy} onClick={lock}>
            {t('set-up.confirm')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    >
      <div className="grid gap-3.5">
        <NewPassphraseFields
          passphrase={passphrase}
          label={t('new-passphrase')}
          hint={t('new-passphrase.hint')}
          isRequired
        />
        <Callout tone="review" size="line">
          {t('set-up.warning')}
        </Callout>
        {isSyncing && (
          <Callout tone="info" size="line">
            {t('set-up.sync')}
          </Callout>
        )}
        {error !== undefined && (
          <div role="alert">
            <Callout tone="danger" size="line">
              {error}
            </Callout>
          </div>
        )}
      </div>
    </Dialog>
  );
}

interface ActionProps extends SetUpProps {
  readonly action: LockAction;
  readonly onOff: () => void;
}

const TITLES = { change: 'change', renew: 'renew', passkey: 'passkey.add', off: 'turn-off' } as const;

export function LockActionDialog({ action, onClose, onCode, onOff }: ActionProps) {
  const t = useStrings(lockStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const name = useBooks().find(({ isCurrent }) => isCurrent)?.name ?? '';
  const [secret, setSecret] = useState('');
  const [error, setError] = useState<string>();
  const passphrase = useNewPassphrase();
  const needsNew = action === 'change';
  const isLong = [...passphrase.value].length >= SHORTEST;
  const isReady = secret.trim() !== '' && (!needsNew || (passphrase.isReady && isLong));
  const [isBusy, act] = useAction(async () => {
    setError(undefined);
    const given = await fitting(ledger, secret);
    if (!given.ok) return setError(ledgerErrorText(given.error, locale));
    const next =
      action === 'passkey' ? await newPasskey(name) : { kind: 'passphrase' as const, secret: passphrase.value };
    if (next === undefined) return setError(t('passkey.none'));
    const done = await actOn(ledger, action, given.value, next);
    if (!done.ok) return setError(ledgerErrorText(done.error, locale));
    if (action === 'change') notices.success(t('changed.done'));
    if (action === 'passkey') notices.success(t('passkey.added'));
    if (action === 'off') {
      onOff();
      notices.success(t('turn-off.done'));
    }
    if (done.value !== '') onCode(done.value);
    onClose();
  });
  return (
    <Dialog
      onClose={onClose}
      title={t(TITLES[action])}
      description={action === 'off' ? t('turn-off.note') : undefined}
      footer={
        <>
          <Button variant="primary" disabled={!isReady} loading={isBusy} onClick={act}>
            {t(TITLES[action])}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    >
      <div className="grid gap-3.5">
        <SecretField
          label={t('current')}
          autoComplete="current-password"
          error={error}
          value={secret}
          onValueChange={setSecret}
        />
        {needsNew && (
          <NewPassphraseFields
            passphrase={passphrase}
            label={t('new-passphrase')}
            hint={t('new-passphrase.hint')}
            isRequired
          />
        )}
      </div>
    </Dialog>
  );
}

/** What was typed is taken as the passphrase, and as the code if it is none. */
async function fitting(ledger: LedgerApi, secret: string): Answer<UnlockSecret> {
  const first = { kind: 'passphrase', secret } as const;
  const isPassphrase = await ledger.checkLockSecret(first);
  if (isPassphrase.ok) return ok(first);
  const second = { kind: 'recovery', secret } as const;
  const isCode = await ledger.checkLockSecret(second);
  return isCode.ok ? ok(second) : isPassphrase;
}

/** Gives back the new code, where one was made. */
async function actOn(ledger: LedgerApi, action: LockAction, given: UnlockSecret, next: UnlockSecret): Answer<string> {
  if (action === 'renew') {
    const renewed = await ledger.renewLockCode(given);
    return renewed.ok ? ok(renewed.value.recoveryCode) : renewed;
  }
  const done = await (action === 'off' ? ledger.turnLockOff(given) : ledger.setLockWay(given, next));
  return done.ok ? ok('') : done;
}

/** The code of the lock, shown once. */
export function LockCodeDialog({ code, onClose }: { readonly code: string; readonly onClose: () => void }) {
  const t = useStrings(lockStrings);
  const name = useBooks().find(({ isCurrent }) => isCurrent)?.name ?? '';
  return (
    <CodeDialog
      code={code}
      text={t('code.file', { name, code })}
      fileName="cryptax-recovery-code.txt"
      words={{
        title: t('code.title'),
        line: t('code.line'),
        save: t('code.save'),
        print: t('code.print'),
        kept: t('code.kept'),
        done: t('done'),
      }}
      onClose={onClose}
    />
  );
}
