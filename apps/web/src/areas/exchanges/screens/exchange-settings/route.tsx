/** Connected exchanges, whether exchanges answer at all and what they last brought, and the prices and rates of the ledger. */
import { connectableExchange } from '@cryptax/api-contract';
import { Link } from '@tanstack/react-router';
import { Activity } from 'lucide-react';
import { useState } from 'react';
import { useStrings } from '../../../../platform/i18n/use-strings.ts';
import { DemoBanner } from '../../../../platform/ledger/demo-banner.tsx';
import { useAnswer, useLedgerState } from '../../../../platform/ledger/use-ledger.tsx';
import { useScreenTitle } from '../../../../platform/screen/screen-title.tsx';
import { Button } from '../../../../ui/button.tsx';
import { buttonClass } from '../../../../ui/button-class.ts';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { LiveOffCallout } from '../../../prices/live-off-callout.tsx';
import { OwnPricesSection } from '../../../prices/own-prices-section.tsx';
import { RatesSection } from '../../../prices/rates-section.tsx';
import { pricesStrings } from '../../../prices/strings.ts';
import { useLivePricesOn } from '../../../prices/use-live-prices.ts';
import { usePings } from '../../../prices/use-pings.ts';
import type { ConnectionView } from '../../connection-types.ts';
import { ConnectionsSection } from '../../connections-section.tsx';
import { isRunning } from '../../parts/sync-runs.ts';
import { useConnectionActions } from '../../parts/use-connection-actions.tsx';
import { useConnections } from '../../use-connections.ts';
import { ExchangeCard } from './components/exchange-card.tsx';
import { exchangeSettingsStrings } from './strings.ts';

export function ExchangeSettingsScreen() {
  const t = useStrings(exchangeSettingsStrings);
  const words = useStrings(pricesStrings);
  const title = useScreenTitle();
  const { pings, statuses, isRunning: isTesting } = usePings();
  const isOn = useLivePricesOn();
  const state = useLedgerState();
  const book = 'book' in state ? state.book : 'own';
  const imports = useAnswer(`imports ${book}`, (api) => api.imports(book));
  const list = imports.kind === 'ready' ? imports.value : [];
  const connections = useConnections();
  const actions = useConnectionActions(connections);
  const [wanted, setWanted] = useState<string>();
  return (
    <>
      <DemoBanner />
      <PageHeader
        title={title}
        context={t('context')}
        actions={
          <>
            <Link to="/multi-exchange" className={buttonClass({})}>
              {t('overview')}
            </Link>
            <Link to="/arbitrage" className={buttonClass({})}>
              {t('compare')}
            </Link>
            <Button icon={Activity} loading={isTesting} onClick={() => void pings.testAll()}>
              {t('testAll')}
            </Button>
          </>
        }
      />
      <ConnectionsSection connections={connections} wanted={wanted} onWanted={setWanted} />
      <h2 className="mt-8 mb-3 text-lg font-semibold">{t('reach')}</h2>
      {isOn === false && <LiveOffCallout className="mb-4" />}
      <ul className="grid gap-4 sm:grid-cols-2">
        {statuses.map((status) => {
          const connection = newestOf(connections.list, status.id);
          return (
            <ExchangeCard
              key={status.id}
              name={words(`ping.${status.id}`)}
              status={status}
              imports={list.filter(({ source }) => source.toLowerCase() === status.id)}
              connection={connection}
              isSyncing={connection !== undefined && isRunning(connections.runs.get(connection.id))}
              onTest={() => void pings.test(status.id)}
              onConnect={connectableExchange(status.id) === undefined ? undefined : () => setWanted(status.id)}
              onSync={(id) => actions.sync([id])}
              onDisconnect={actions.disconnect}
            />
          );
        })}
      </ul>
      {actions.dialogs}
      <p className="mt-3 text-xs text-ink-3">{t('way.ping')}</p>
      <div className="mt-6 grid gap-4">
        <RatesSection />
        <OwnPricesSection />
      </div>
    </>
  );
}

/** Of several connections to one exchange the one that was synced last. */
function newestOf(list: readonly ConnectionView[], id: string): ConnectionView | undefined {
  const synced = ({ lastSync }: ConnectionView) => (lastSync === undefined ? 0 : Date.parse(lastSync.at));
  return list.filter(({ exchange }) => exchange === id).sort((a, b) => synced(b) - synced(a))[0];
}
