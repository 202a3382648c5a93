/** One exchange, named by the address. The name is shown as it came: it is text, never markup. */
import { useParams } from '@tanstack/react-router';
import { DemoBanner } from '../../lib/ledger/demo-banner.tsx';
import { LedgerFailed } from '../../lib/ledger/ledger-failed.tsx';
import { useAnswer, useLedgerState } from '../../lib/ledger/use-ledger.tsx';
import { Card, CardBody } from '../../ui/card.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { UnknownVenue } from './components/unknown-venue.tsx';
import { Venue } from './components/venue.tsx';

const LONGEST_NAME = 80;

export function ExchangeScreen() {
  const { name } = useParams({ from: '/shell/exchange/$name' });
  const wanted = name.slice(0, LONGEST_NAME);
  const state = useLedgerState();
  const book = 'book' in state ? state.book : 'own';
  const view = useAnswer(`venue ${book} ${wanted}`, (api) => api.venue(book, wanted));
  if (state.kind === 'failed') return <LedgerFailed error={state.error} />;
  if (view.kind === 'failed') return <LedgerFailed error={view.error} />;
  if (view.kind === 'loading') {
    return (
      <Card className="mt-6">
        <CardBody>
          <SkeletonCard rows={5} />
        </CardBody>
      </Card>
    );
  }
  if (view.value === null) return <UnknownVenue name={wanted} />;
  return (
    <>
      <DemoBanner />
      <Venue key={view.value.id} view={view.value} book={book} />
    </>
  );
}
