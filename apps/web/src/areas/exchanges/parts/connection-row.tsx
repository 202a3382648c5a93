/** One connection: its state, when it was last asked and synced, what its key may do, and what can be done. */
import { connectableExchange, type ExchangeStream } from '@cryptax/api-contract';
import { Link } from '@tanstack/react-router';
import { Landmark, RefreshCw, Square } from 'lucide-react';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { SyncProof } from '../../../platform/ledger/sync-proof.tsx';
import { Badge, StatusDot } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { linkClass } from '../../../ui/class-names.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { formatInstant } from '../../../ui/format/date.ts';
import { formatCount } from '../../../ui/format/number-format.ts';
import { IconTile } from '../../../ui/icon.tsx';
import { PlaceMark } from '../../../ui/place-mark.tsx';
import { Progress } from '../../../ui/progress.tsx';
import type { ConnectionView } from '../connection-types.ts';
import { displayName, isRunning, type SyncRun } from '../use-connections.ts';
import { connectionErrorText } from './connection-error-text.ts';
import { CoverageTable } from './coverage-table.tsx';
import { connectionStrings, coverageStrings } from './strings.ts';

export interface ConnectionRowProps {
  readonly connection: ConnectionView;
  readonly run: SyncRun | undefined;
  readonly isTesting: boolean;
  readonly onSync: () => void;
  readonly onStop: () => void;
  readonly onTest: () => void;
  readonly onDisconnect: () => void;
}

export function ConnectionRow(props: ConnectionRowProps) {
  const { connection, run, isTesting, onSync, onStop, onTest, onDisconnect } = props;
  const t = useStrings(connectionStrings);
  const tc = useStrings(coverageStrings);
  const name = displayName(connection);
  const running = isRunning(run) || connection.isReading;
  return (
    <li className="grid gap-3 py-4 last:pb-0" data-connection={connection.exchange}>
      <div className="flex flex-wrap items-center gap-3">
        <PlaceMark name={name} size={32} fallback={<IconTile icon={Landmark} />} />
        <div className="min-w-0 flex-1 basis-40">
          <h3 className="flex flex-wrap items-center gap-2 text-base font-semibold">
            <span className="break-words">{name}</span>
            {connectableExchange(connection.exchange)?.isTested === false && (
              <Badge tone="stale">{t('untested')}</Badge>
            )}
          </h3>
          <State run={run} isRunning={running} />
        </div>
        <div className="flex flex-wrap gap-2">
          {running ? (
            <Button size="s" icon={Square} onClick={onStop}>
              {t('cancel')}
            </Button>
          ) : (
            <Button size="s" icon={RefreshCw} aria-label={t('sync.of', { name })} onClick={onSync}>
              {t(connection.waiting === undefined ? 'sync' : 'sync.resume')}
            </Button>
          )}
          <Button size="s" aria-label={t('test.of', { name })} loading={isTesting} disabled={running} onClick={onTest}>
            {t('test')}
          </Button>
          <Button size="s" variant="quiet" aria-label={t('disconnect.of', { name })} onClick={onDisconnect}>
            {t('disconnect')}
          </Button>
        </div>
      </div>
      {running && <SyncProgress name={name} run={run} />}
      <Facts connection={connection} />
      <Remarks connection={connection} run={run} isRunning={running} />
      {!running && connection.wallet !== undefined && connection.lastSync !== undefined && (
        <SyncProof
          wallet={connection.wallet}
          service={connectableExchange(connection.exchange)?.name ?? connection.exchange}
          mark={connection.lastSync.at}
        />
      )}
      <Disclosure className="border-b-0" summary={tc('summary')}>
        <CoverageTable exchange={connection.exchange} connection={connection} />
      </Disclosure>
    </li>
  );
}

function State({ run, isRunning: running }: { readonly run: SyncRun | undefined; readonly isRunning: boolean }) {
  const t = useStrings(connectionStrings);
  const isFailed = run?.kind === 'failed' && run.error.code !== 'connection.cancelled';
  return (
    <p className="flex items-center gap-2 text-sm text-ink-2">
      <StatusDot tone={running ? 'running' : isFailed ? 'error' : 'ok'} />
      {t(running ? 'state.reading' : isFailed ? 'state.failed' : 'state.ready')}
    </p>
  );
}

function Facts({ connection: { lastTest, lastSync, rights } }: { readonly connection: ConnectionView }) {
  const t = useStrings(connectionStrings);
  const locale = useLocale();
  const count = (value: number) => formatCount(value, locale);
  const items = [
    {
      id: 'response',
      term: t('response'),
      value: t('response.value', { ms: lastTest.responseMs, time: formatInstant(Date.parse(lastTest.at), locale) }),
    },
    {
      id: 'rights',
      term: t('rights'),
      value: t(rights === null ? 'rights.untold' : rights.trade || rights.withdraw ? 'rights.more' : 'rights.good'),
    },
    {
      id: 'sync',
      term: t('lastSync'),
      value: lastSync === undefined ? t('never') : formatInstant(Date.parse(lastSync.at), locale),
    },
    ...(lastSync === undefined
      ? []
      : [
          {
            id: 'result',
            term: t('result'),
            value: t('result.value', {
              added: count(lastSync.added),
              duplicates: count(lastSync.duplicates),
              review: count(lastSync.review),
            }),
          },
        ]),
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-2.5 xl:grid-cols-4">
      {items.map(({ id, term, value }) => (
        <div key={id} className="min-w-0">
          <dt className="text-xs text-ink-3">{term}</dt>
          <dd className="num text-sm whitespace-normal">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface RemarksProps extends Pick<ConnectionRowProps, 'connection' | 'run'> {
  readonly isRunning: boolean;
}

function Remarks({ connection, run, isRunning: running }: RemarksProps) {
  const t = useStrings(connectionStrings);
  const locale = useLocale();
  const { rights, refused, keepsDays, waiting, lastSync, exchange } = connection;
  const words = (streams: readonly ExchangeStream[]) => streams.map((stream) => t(`stream.${stream}`)).join(', ');
  const limits = Object.entries(keepsDays) as [ExchangeStream, number][];
  const [limit] = limits.sort(([, a], [, b]) => a - b);
  return (
    <>
      {run?.kind === 'failed' && (
        <Callout size="line" tone={run.error.code === 'connection.cancelled' ? 'stale' : 'danger'}>
          {connectionErrorText(run.error, locale)}
        </Callout>
      )}
      {run?.kind === 'limited' && (
        <Callout
          tone="review"
          action={
            <Link to="/pricing" className={linkClass()}>
              {t('limit.go')}
            </Link>
          }
        >
          {t('limit')}
        </Callout>
      )}
      {rights?.withdraw === true && <Callout tone="danger">{t('rights.danger')}</Callout>}
      {rights?.withdraw === false && rights.trade && <Callout tone="review">{t('rights.trade')}</Callout>}
      {rights === null && lastSync === undefined && (
        <Callout size="line" tone="stale">
          {t('rights.unknown')}
        </Callout>
      )}
      {connectableExchange(exchange)?.isTested === false && (
        <Callout size="line" tone="stale">
          {t('untested.line')}
        </Callout>
      )}
      {refused.length > 0 && !running && (
        <Callout size="line" tone="review">
          {t('refused', { streams: words(refused) })}
        </Callout>
      )}
      {waiting !== undefined && waiting > 0 && !running && run === undefined && (
        <Callout size="line">{t('waiting', { count: waiting })}</Callout>
      )}
      {limit !== undefined && lastSync === undefined && (
        <Callout size="line">{t('keeps', { stream: t(`stream.${limit[0]}`), days: limit[1] })}</Callout>
      )}
    </>
  );
}

/** How far a sync is: which history, how much of it, and how many records so far. */
const WHOLE = 100;

function SyncProgress({ name, run }: { readonly name: string; readonly run: SyncRun | undefined }) {
  const t = useStrings(connectionStrings);
  const locale = useLocale();
  const progress = run?.kind === 'reading' ? run.progress : undefined;
  const label = t('progress', { name });
  if (progress === undefined) {
    const done = run?.kind === 'saving' ? WHOLE : 0;
    const sentence = run?.kind === 'saving' ? t('progress.saving') : t('state.reading');
    return <Progress label={label} parts={[{ tone: 'accent', count: done }]} total={WHOLE} sentence={sentence} />;
  }
  const { stream, streamIndex, streamCount, done, pauseMs } = progress;
  const records = formatCount(progress.records, locale);
  const sentence =
    pauseMs === undefined
      ? t('progress.line', { stream: t(`stream.${stream}`), step: streamIndex + 1, steps: streamCount, records })
      : t('progress.pause', { seconds: Math.ceil(pauseMs / 1000), records });
  const share = Math.round(((streamIndex + done) / Math.max(1, streamCount)) * WHOLE);
  return <Progress label={label} parts={[{ tone: 'accent', count: share }]} total={WHOLE} sentence={sentence} />;
}
