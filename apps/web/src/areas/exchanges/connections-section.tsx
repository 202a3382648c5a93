/** Connected exchanges as a card: all of them, the way to a further one, and the passphrase that opens their keys. */
import { Eye, Lock, type LucideIcon, Plus, RefreshCw, Send } from 'lucide-react';
import { useStrings } from '../../platform/i18n/locale.tsx';
import { LedgerFailed } from '../../platform/ledger/ledger-failed.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card, CardBody, CardHead } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { ConnectDialog } from './parts/connect-dialog.tsx';
import { ConnectionRow } from './parts/connection-row.tsx';
import { connectionStrings } from './parts/strings.ts';
import { useConnectionActions } from './parts/use-connection-actions.tsx';
import { type Connections, isRunning } from './use-connections.ts';

export interface ConnectionsSectionProps {
  readonly connections: Connections;
  /** Exchange to connect, asked for elsewhere on the screen; empty for any. */
  readonly wanted: string | undefined;
  readonly onWanted: (exchange: string | undefined) => void;
}

export function ConnectionsSection({ connections, wanted, onWanted }: ConnectionsSectionProps) {
  const t = useStrings(connectionStrings);
  const { asked, list, runs } = connections;
  const actions = useConnectionActions(connections);
  const { isUnlocked } = actions;
  const isBusy = list.some(({ id }) => isRunning(runs.get(id)));
  return (
    <Card data-connections={asked.kind}>
      <CardHead
        title={t('title')}
        actions={
          list.length > 0 && (
            <>
              {isUnlocked && (
                <Button size="s" variant="quiet" icon={Lock} onClick={() => void connections.lock()}>
                  {t('lock')}
                </Button>
              )}
              {list.length > 1 && (
                <Button
                  size="s"
                  icon={RefreshCw}
                  loading={isBusy}
                  onClick={() => actions.sync(list.map(({ id }) => id))}
                >
                  {t('syncAll')}
                </Button>
              )}
              <Button size="s" icon={Plus} onClick={() => onWanted('')}>
                {t('connect')}
              </Button>
            </>
          )
        }
      />
      <CardBody>
        {asked.kind === 'loading' && <SkeletonCard />}
        {asked.kind === 'failed' && <LedgerFailed error={asked.error} />}
        {asked.kind === 'ready' && list.length === 0 && <NoConnection onConnect={() => onWanted('')} />}
        {asked.kind === 'ready' && list.length > 0 && (
          <>
            {!isUnlocked && <LockedLine onUnlock={actions.unlock} />}
            <ul className="divide-y divide-line">
              {list.map((connection) => (
                <ConnectionRow
                  key={connection.id}
                  connection={connection}
                  run={runs.get(connection.id)}
                  isTesting={connections.testing.has(connection.id)}
                  onSync={() => actions.sync([connection.id])}
                  onStop={() => connections.stop(connection.id)}
                  onTest={() => actions.test(connection.id)}
                  onDisconnect={() => actions.disconnect(connection.id)}
                />
              ))}
            </ul>
          </>
        )}
      </CardBody>
      {wanted !== undefined && asked.kind === 'ready' && (
        <ConnectDialog view={asked.value} exchange={wanted} onClose={() => onWanted(undefined)} />
      )}
      {actions.dialogs}
    </Card>
  );
}

const PROMISES = [
  ['promise.read', Eye],
  ['promise.sealed', Lock],
  ['promise.relay', Send],
] as const satisfies readonly (readonly [string, LucideIcon])[];

function NoConnection({ onConnect }: { readonly onConnect: () => void }) {
  const t = useStrings(connectionStrings);
  return (
    <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:items-center">
      <div>
        <h3 className="text-sm font-semibold">{t('empty.title')}</h3>
        <p className="mt-1 text-sm leading-5 text-ink-2">{t('empty.line')}</p>
        <Button variant="primary" icon={Plus} className="mt-3.5" onClick={onConnect}>
          {t('connect')}
        </Button>
      </div>
      <ul className="grid gap-2 rounded-md bg-sunken px-3.5 py-3 text-sm leading-5 text-ink-2">
        {PROMISES.map(([key, icon]) => (
          <li key={key} className="flex gap-2.5">
            <Icon icon={icon} size={15} className="mt-0.5 shrink-0 text-accent" />
            {t(key)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function LockedLine({ onUnlock }: { readonly onUnlock: () => void }) {
  const t = useStrings(connectionStrings);
  return (
    <Callout
      title={t('locked')}
      action={
        <Button size="s" onClick={onUnlock}>
          {t('unlock')}
        </Button>
      }
    >
      {t('locked.line')}
    </Callout>
  );
}
