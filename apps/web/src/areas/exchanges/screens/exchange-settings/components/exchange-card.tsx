/** One exchange: does it answer, how fast, when did its data last come, and by which way. */
import { Link } from '@tanstack/react-router';
import { Landmark } from 'lucide-react';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import type { ImportInfo } from '../../../../../platform/ledger/import-types.ts';
import { useFormats } from '../../../../../platform/ledger/use-formats.ts';
import { useNow } from '../../../../../platform/use-now.ts';
import { StatusDot } from '../../../../../ui/badge.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { buttonClass } from '../../../../../ui/button-class.ts';
import { Card, CardBody } from '../../../../../ui/card.tsx';
import { DescriptionList } from '../../../../../ui/description-list.tsx';
import { formatInstant } from '../../../../../ui/format/date.ts';
import { IconTile } from '../../../../../ui/icon-tile.tsx';
import type { PingStatus } from '../../../../prices/exchange-pings.ts';
import { pingTone, pingWords } from '../../../../prices/price-words.ts';
import { pricesStrings } from '../../../../prices/strings.ts';
import type { ConnectionView } from '../../../connection-types.ts';
import { exchangeSettingsStrings } from '../strings.ts';
import { KeyActions, type KeyActionsProps } from './key-actions.tsx';

export interface ExchangeCardProps extends KeyActionsProps {
  readonly status: PingStatus;
  /** Files of this exchange, newest first. */
  readonly imports: readonly ImportInfo[];
  readonly onTest: () => void;
}

export function ExchangeCard({ status, imports, onTest, ...keys }: ExchangeCardProps) {
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
            <IconTile icon={Landmark} />
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
  const told = connection?.lastSync?.at;
  const time = (at: string) => formatInstant(Date.parse(at), locale);
  if (told !== undefined && (file === undefined || Date.parse(told) >= Date.parse(file.importedAt))) {
    return t('lastSync.api', { time: time(told) });
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
