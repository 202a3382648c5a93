/** What can be done with a connection, with the dialogs it needs: the passphrase before a question, a word before the end. */
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { useLedger } from '../../../platform/ledger/use-ledger.tsx';
import { useAction } from '../../../platform/use-action.ts';
import { useIsShown } from '../../../platform/use-is-shown.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SecretField } from '../../../ui/text-input.tsx';
import { type Connections, connectionsChanged, displayName } from '../use-connections.ts';
import { connectionErrorText } from './connection-error-text.ts';
import { connectionStrings } from './strings.ts';

export interface ConnectionActions {
  readonly isUnlocked: boolean;
  readonly unlock: () => void;
  readonly sync: (ids: readonly string[]) => void;
  readonly test: (id: string) => void;
  readonly disconnect: (id: string) => void;
  /** To be shown somewhere on the screen. */
  readonly dialogs: ReactNode;
}

export function useConnectionActions(connections: Connections): ConnectionActions {
  const t = useStrings(connectionStrings);
  const { asked, list } = connections;
  const [then, setThen] = useState<(() => void) | undefined>();
  const [leaving, setLeaving] = useState<string>();
  const isUnlocked = asked.kind === 'ready' && asked.value.isUnlocked;
  /** Runs it now, or as soon as the passphrase is there. */
  const unlocked = (work: () => void) => (isUnlocked ? work() : setThen(() => work));
  const left = list.find(({ id }) => id === leaving);
  return {
    isUnlocked,
    unlock: () => setThen(() => () => undefined),
    sync: (ids) => unlocked(() => void connections.sync(ids)),
    test: (id) => unlocked(() => void connections.test(id)),
    disconnect: setLeaving,
    dialogs: (
      <>
        {then !== undefined && (
          <UnlockDialog
            onClose={() => setThen(undefined)}
            onUnlocked={() => {
              setThen(undefined);
              then();
            }}
          />
        )}
        {left !== undefined && (
          <ConfirmDialog
            onClose={() => setLeaving(undefined)}
            title={t('disconnect.title', { name: displayName(left) })}
            description={t('disconnect.line')}
            confirmLabel={t('disconnect')}
            onConfirm={() => {
              setLeaving(undefined);
              void connections.remove(left.id);
            }}
          />
        )}
      </>
    ),
  };
}

/** Asks for the passphrase of the exchange keys; it goes to the worker and nowhere else. */
interface UnlockDialogProps {
  readonly onClose: () => void;
  readonly onUnlocked: () => void;
}

export function UnlockDialog({ onClose, onUnlocked }: UnlockDialogProps) {
  const t = useStrings(connectionStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const isShown = useIsShown();
  const formId = useId();
  const [passphrase, setPassphrase] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, unlock] = useAction(async () => {
    const opened = await ledger.unlockConnections(passphrase);
    if (!opened.ok) {
      setError(connectionErrorText(opened.error, locale));
      return;
    }
    connectionsChanged();
    // What was to follow is not wanted any more by who closed the dialog.
    if (isShown()) onUnlocked();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (passphrase !== '') unlock();
  };
  return (
    <Dialog
      onClose={onClose}
      title={t('unlock.title')}
      description={t('locked.line')}
      footer={
        <>
          <Button type="submit" form={formId} variant="primary" disabled={passphrase === ''} loading={isBusy}>
            {t('unlock')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <SecretField
          label={t('passphrase')}
          error={error}
          autoComplete="current-password"
          value={passphrase}
          onValueChange={setPassphrase}
        />
      </form>
    </Dialog>
  );
}
