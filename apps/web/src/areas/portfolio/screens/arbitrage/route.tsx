/** Prices of the exchanges compared: the honest net of buying here and selling there, with fees and tax. It never trades. */
import { useStrings } from '../../../../platform/i18n/use-strings.ts';
import { DemoBanner } from '../../../../platform/ledger/demo-banner.tsx';
import { useLedgerState } from '../../../../platform/ledger/use-ledger.tsx';
import { useScreenTitle } from '../../../../platform/screen/screen-title.tsx';
import { Card, CardBody } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { SkeletonCard } from '../../../../ui/skeleton.tsx';
import { LiveOffCallout } from '../../../prices/live-off-callout.tsx';
import { useLivePricesOn, useOnline } from '../../../prices/use-live-prices.ts';
import { Comparison } from './components/comparison.tsx';
import { arbitrageStrings } from './strings.ts';

export function ArbitrageScreen() {
  const t = useStrings(arbitrageStrings);
  const title = useScreenTitle();
  const state = useLedgerState();
  const isOn = useLivePricesOn();
  const isOnline = useOnline();
  const book = 'book' in state ? state.book : 'own';
  if (isOn === true && isOnline) {
    return (
      <>
        <DemoBanner />
        <Comparison key={book} book={book} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={title} context={t('context')} />
      {isOn === false && <LiveOffCallout className="mb-4" />}
      <Card>
        {isOn === undefined && isOnline ? (
          <CardBody>
            <SkeletonCard rows={6} />
          </CardBody>
        ) : (
          <EmptyState title={t(isOn === false ? 'off' : 'offline')} className="min-h-72">
            {isOn !== false && t('offline.line')}
          </EmptyState>
        )}
      </Card>
    </>
  );
}
