/** Connected exchanges, whether exchanges answer at all and what they last brought, and the prices and rates of the ledger. */
import { connectableExchange } from '@cryptax/api-contract';
import { Link } from '@tanstack/react-router';
import { Activity, Landmark } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import type { ImportInfo } from '../../../../platform/ledger/import-types.ts';
import { useFormats } from '../../../../platform/ledger/use-formats.ts';
import { useAnswer, useLedgerState } from '../../../../platform/ledger/use-ledger.tsx';
import { NoticeLine } from '../../../../platform/screen/notice-line.tsx';
import { ScreenHeader } from '../../../../platform/screen/screen-title.tsx';
import { useNow } from '../../../../platform/use-now.ts';
import { StatusDot } from '../../../../ui/badge.tsx';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Card, CardBody } from '../../../../ui/card.tsx';
import { cx, linkClass } from '../../../../ui/class-names.ts';
import { DescriptionList } from '../../../../ui/description-list.tsx';
import { formatInstant } from '../../../../ui/format/date.ts';
import { IconTile } from '../../../../ui/icon.tsx';
import { PlaceMark } from '../../../../ui/place-mark.tsx';
import { type PingStatus, usePings } from '../../../prices/exchange-pings.ts';
import { LiveOffCallout } from '../../../prices/live-off-callout.tsx';
import { pingTone, pingWords } from '../../../prices/price-words.ts';
import { OwnPricesSection, RatesSection } from '../../../prices/prices-section.tsx';
import { pricesStrings } from '../../../prices/strings.ts';
import { useLivePricesOn } from '../../../prices/use-live-prices.ts';
import type { ConnectionView } from '../../connection-types.ts';
import { ConnectionsSection } from '../../connections-section.tsx';
import { exchangeSettingsStrings } from '../../parts/strings.ts';
import { useConnectionActions } from '../../parts/use-connection-actions.tsx';
import { isRunning, useConnections } from '../../use-connections.ts';
import { KeyActions, type KeyActionsProps } from './components/key-actions.tsx';

export function ExchangeSettingsScreen() {
  const t = useStrings(exchangeSettingsStrings);
  const words = useStrings(pricesStrings);
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
      <NoticeLine />
      <ScreenHeader
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
      <p className="mt-2">
        <Link
          to="."
          search={(old) => ({ ...old, help: 'complete-history' })}
          resetScroll={false}
          className={cx(linkClass(), 'inline-flex min-h-8 items-center touch:min-h-11')}
        >
          {t('checklist')}
        </Link>
      </p>
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

/** One exchange: does it answer, how fast, when did its data last come, and by which way. */
interface ExchangeCardProps extends KeyActionsProps {
  readonly status: PingStatus;
  /** Files of this exchange, newest first. */
  readonly imports: readonly ImportInfo[];
  readonly onTest: () => void;
}

function ExchangeCard({ status, imports, onTest, ...keys }: ExchangeCardProps) {
  const t = useStrings(exchangeSettingsStrings);
  const { name, connection } = keys;
  const [newest] = imports;
  const items = [
    {
      id: 'response',
      term: t('response'),
      value: status.responseMs === null ? t('unchecked') : t('response.ms', { ms: status.responseMs }),
    },
    {
      id: 'sync',
      term: t('lastSync'),
      value: useLastSync(newest, connection),
    },
    { id: 'way', term: t('way'), value: useWay(status.id, connection !== undefined) },
  ];
  return (
    <li>
      <Card className="h-full">
        <CardBody className="flex h-full flex-col pt-4">
          <div className="flex items-start gap-3">
            <PlaceMark name={name} size={32} fallback={<IconTile icon={Landmark} />} />
            <div className="min-w-0">
              <h2 className="text-base font-semibold">{name}</h2>
              <Connection status={status} />
            </div>
          </div>
          <DescriptionList dense items={items} className="mt-3 border-t border-line pt-3" />
          <div className="mt-auto flex flex-wrap gap-2 pt-4">
            <Button size="s" aria-label={t('test.of', { name })} loading={status.isTesting} onClick={onTest}>
              {t('test')}
            </Button>
            <KeyActions {...keys} />
            <Link
              to="/exchange/$name"
              params={{ name: status.id }}
              aria-label={t('details.of', { name })}
              className={buttonClass({ size: 's' })}
            >
              {t('details')}
            </Link>
            <Link to="/smart-import" className={buttonClass({ size: 's' })}>
              {t('load')}
            </Link>
          </div>
        </CardBody>
      </Card>
    </li>
  );
}

function Connection({ status }: { readonly status: PingStatus }) {
  const words = useStrings(pricesStrings);
  const locale = useLocale();
  const now = useNow();
  return (
    <p className="flex items-center gap-2 text-sm text-ink-2" data-ping={status.id}>
      <StatusDot tone={pingTone(status, now)} />
      {pingWords(status, now, words, locale)}
    </p>
  );
}

/** Whichever came last: the connection or a file. */
function useLastSync(file: ImportInfo | undefined, connection: ConnectionView | undefined): string {
  const t = useStrings(exchangeSettingsStrings);
  const locale = useLocale();
  const reported = connection?.lastSync?.at;
  const time = (at: string) => formatInstant(Date.parse(at), locale);
  if (reported !== undefined && (file === undefined || Date.parse(reported) >= Date.parse(file.importedAt))) {
    return t('lastSync.api', { time: time(reported) });
  }
  return file === undefined ? t('never') : t('lastSync.file', { time: time(file.importedAt) });
}

function useWay(id: PingStatus['id'], isConnected: boolean): string {
  const t = useStrings(exchangeSettingsStrings);
  const count = useFormats().filter(({ source }) => source.toLowerCase() === id).length;
  if (id === 'uniswap') return t('way.chain');
  if (isConnected) return t('way.api');
  // Not known yet rather than none.
  return count === 0 ? t('unchecked') : t('way.files', { count });
}
