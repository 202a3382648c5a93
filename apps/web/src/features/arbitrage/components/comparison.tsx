/** The comparison while the exchanges can be asked: stake, differences, fees. */

import type { Book } from '@cryptax/store';
import { Link } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from '../../../lib/i18n/locale.tsx';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import type { MarketQuotes } from '../../../lib/ledger/markets-api.ts';
import { failureWords, sourceName } from '../../../lib/prices/price-words.ts';
import { pricesStrings } from '../../../lib/prices/strings.ts';
import { useScreenTitle } from '../../../lib/screen/screen-title.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Callout } from '../../../ui/callout.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { DecimalInput } from '../../../ui/decimal-input.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { formatInstant } from '../../../ui/format/date.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonCard } from '../../../ui/skeleton.tsx';
import { arbitrageStrings } from '../strings.ts';
import { type TaxedOpportunity, useSpreads } from '../use-spreads.ts';
import { useVenueFees } from '../use-venue-fees.ts';
import { FeesCard } from './fees-card.tsx';
import { SpreadsCard } from './spreads-card.tsx';
import { WhyDialog } from './why-dialog.tsx';

const STANDARD_STAKE = '1000';

export function Comparison({ book }: { readonly book: Book }) {
  const t = useStrings(arbitrageStrings);
  const title = useScreenTitle();
  const [stake, setStake] = useState(STANDARD_STAKE);
  const [asked, setAsked] = useState<TaxedOpportunity | null>(null);
  const [fees, setTyped] = useVenueFees(book);
  const { quotes, isAsking, rows, taxes, refresh } = useSpreads(book, fees, stake);
  return (
    <>
      <PageHeader
        title={title}
        context={t('context')}
        actions={
          <Button icon={RefreshCw} loading={isAsking} onClick={refresh}>
            {t('refresh')}
          </Button>
        }
      />
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <Field label={t('stake')} className="w-40">
          {(control) => (
            <DecimalInput
              {...control}
              value={stake}
              unit="€"
              maxDecimals={2}
              onEntry={(entry) => {
                if (entry.kind === 'value' && /[1-9]/.test(entry.value)) setStake(entry.value);
              }}
            />
          )}
        </Field>
        {quotes !== null && <AskedAt quotes={quotes} />}
      </div>
      {quotes !== null && <Failures quotes={quotes} />}
      <div className="grid gap-4">
        {quotes === null ? (
          <Card>
            <CardBody>
              <SkeletonCard rows={6} />
            </CardBody>
          </Card>
        ) : rows.length === 0 ? (
          <NoQuotes />
        ) : (
          <SpreadsCard rows={rows} onExecute={setAsked} />
        )}
        <FeesCard fees={fees} onTyped={setTyped} coins={[...new Set(rows.map(({ asset }) => asset))]} />
      </div>
      <WhyDialog row={asked} taxes={taxes} onClose={() => setAsked(null)} />
    </>
  );
}

function AskedAt({ quotes }: { readonly quotes: MarketQuotes }) {
  const t = useStrings(arbitrageStrings);
  const locale = useLocale();
  return (
    <p className="num pb-2 text-xs text-ink-3">
      {t('asOf', { time: formatInstant(Date.parse(quotes.askedAt), locale, { seconds: true }) })}
    </p>
  );
}

function Failures({ quotes }: { readonly quotes: MarketQuotes }) {
  const t = useStrings(arbitrageStrings);
  const words = useStrings(pricesStrings);
  if (quotes.failures.length === 0) return null;
  const list = quotes.failures.map(({ venue, failure }) =>
    t('failed', { name: sourceName(venue, words), why: failureWords(failure, words) }),
  );
  return (
    <Callout tone="stale" className="mb-4">
      {list.join(' ')}
    </Callout>
  );
}

function NoQuotes() {
  const t = useStrings(arbitrageStrings);
  return (
    <Card>
      <EmptyState
        title={t('none')}
        className="min-h-60"
        action={
          <Link to="/multi-exchange" className={buttonClass({})}>
            {t('toOverview')}
          </Link>
        }
      >
        {t('none.line')}
      </EmptyState>
    </Card>
  );
}
