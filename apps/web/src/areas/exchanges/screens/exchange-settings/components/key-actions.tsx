/** What an exchange's card offers for its key: connect where there is none, else sync and disconnect. */
import { Plug, RefreshCw, Unplug } from 'lucide-react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { Button } from '../../../../../ui/button.tsx';
import type { ConnectionView } from '../../../connection-types.ts';
import { exchangeSettingsStrings } from '../../../parts/strings.ts';

export interface KeyActionsProps {
  readonly name: string;
  /** The user's connection to it, if there is one; of several the one that was synced last. */
  readonly connection: ConnectionView | undefined;
  readonly isSyncing: boolean;
  /** Absent where nothing can be connected with a key. */
  readonly onConnect: (() => void) | undefined;
  readonly onSync: (id: string) => void;
  readonly onDisconnect: (id: string) => void;
}

export function KeyActions({ name, connection, isSyncing, onConnect, onSync, onDisconnect }: KeyActionsProps) {
  const t = useStrings(exchangeSettingsStrings);
  if (connection === undefined) {
    if (onConnect === undefined) return null;
    return (
      <Button size="s" icon={Plug} aria-label={t('connect.of', { name })} onClick={onConnect}>
        {t('connect')}
      </Button>
    );
  }
  const { id } = connection;
  return (
    <>
      <Button
        size="s"
        icon={RefreshCw}
        aria-label={t('sync.of', { name })}
        loading={isSyncing}
        onClick={() => onSync(id)}
      >
        {t('sync')}
      </Button>
      <Button size="s" icon={Unplug} aria-label={t('disconnect.of', { name })} onClick={() => onDisconnect(id)}>
        {t('disconnect')}
      </Button>
    </>
  );
}
