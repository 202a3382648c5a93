/** Connected exchanges, whether exchanges answer at all and what they last brought, and the prices and rates of the ledger. */
import { connectableExchange } from '@cryptax/api-contract';
import { Link } from '@tanstack/react-router';
import { Activity } from 'lucide-react';
import { useState } from 'react';
import { ConnectionsSection } from '../../lib/exchanges/connections-section.tsx';
import { useConnections } from '../../lib/exchanges/use-connections.ts';
import { useStrings } from '../../lib/i18n/use-strings.ts';
import { DemoBanner } from '../../lib/ledger/demo-banner.tsx';
import { useAnswer, useLedgerState } from '../../lib/ledger/use-ledger.tsx';
import { LiveOffCallout } from '../../lib/prices/live-off-callout.tsx';
import { OwnPricesSection } from '../../lib/prices/own-prices-section.tsx';
import { RatesSection } from '../../lib/prices/rates-section.tsx';
import { useLivePricesOn } from '../../lib/prices/use-live-prices.ts';
import { usePings } from '../../lib/prices/use-pings.ts';
import { useScreenTitle } from '../../lib/screen/screen-title.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { ExchangeCard } from './components/exchange-card.tsx';
import { exchangeSettingsStrings } from './strings.ts';

export function ExchangeSettingsScreen() {
  const t = useStrings(exchangeSettingsStrings);
  const title = useScreenTitle();
  const { pings, statuses, isRunning } = usePings();
  const isOn = useLivePricesOn();
  const state = useLedgerState();
  const book = 'book' in state ? state.book : 'own';
  const imports = useAnswer(`imports ${book}`, (api) => api.imports(book));
  const list = imports.kind === 'ready' ? imports.value : [];
  const connections = useConnections();
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
            <Button icon={Activity} loading={isRunning} onClick={() => void pings.testAll()}>
              {t('testAll')}
            </Button>
          </>
        }
      />
      <ConnectionsSection connections={connections} wanted={wanted} onWanted={setWanted} />
      <h2 className="mt-8 mb-3 text-lg font-semibold">{t('reach')}</h2>
      {isOn === false && <LiveOffCallout className="mb-4" />}
      <ul className="grid gap-4 sm:grid-cols-2">
        {statuses.map((status) => (
          <ExchangeCard
            key={status.id}
            status={status}
            imports={list.filter(({ source }) => source.toLowerCase() === status.id)}
            connection={connections.list.find(({ exchange }) => exchange === status.id)}
            onTest={() => void pings.test(status.id)}
            onConnect={connectableExchange(status.id) === undefined ? undefined : () => setWanted(status.id)}
          />
        ))}
      </ul>
      <p className="mt-3 text-xs text-ink-3">{t('way.ping')}</p>
      <div className="mt-6 grid gap-4">
        <RatesSection />
        <OwnPricesSection />
      </div>
    </>
  );
}
