/** What can be done with a connection, with the dialogs it needs: the passphrase before a question, a word before the end. */
import { type ReactNode, useState } from 'react';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { UnlockDialog } from '../../../platform/keys/unlock-dialog.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { type Connections, displayName } from '../use-connections.ts';
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
