/** What a candidate brings and why: the year's tax without and with the sale, the cost, and its lots down to their files. */
import { dec, formatDecimal, subtract } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Money } from '../../../../../ui/money.tsx';
import { useQuantity } from '../../../../../ui/use-quantity.ts';
import { PartsContent, PartsDrawer } from '../../../parts/parts-drawer.tsx';
import { planningStrings } from '../../../parts/strings.ts';
import type { HarvestAnalysis, HarvestCandidate } from '../../../planning-types.ts';
import { lossHarvestingStrings } from '../strings.ts';

export interface CandidateDrawerProps {
  readonly book: Book;
  readonly candidate: HarvestCandidate;
  readonly found: HarvestAnalysis;
  readonly onClose: () => void;
}

export function CandidateDrawer({ book, candidate, found, onClose }: CandidateDrawerProps) {
  const t = useStrings(lossHarvestingStrings);
  const p = useStrings(planningStrings);
  const quantity = useQuantity();
  const { amount, asset, value, cost, loss, freeValue, taxSaving, transactionCost, carriedForward } = candidate;
  const { tax } = found.year;
  const after = formatDecimal(subtract(dec(tax), dec(taxSaving)));
  return (
    <PartsDrawer title={t('parts.title', { what: quantity(amount, asset) })} onClose={onClose}>
      <PartsContent
        book={book}
        day={found.year.year.toString()}
        parts={candidate.parts}
        total={candidate.lots}
        sums={[
          { id: 'value', term: t('parts.value'), value: <Money value={value} /> },
          { id: 'cost', term: p('cost'), value: <Money value={`-${cost}`} /> },
          ...(Number(freeValue) > 0 ? [{ id: 'free', term: t('parts.free'), value: <Money value={freeValue} /> }] : []),
          { id: 'loss', term: t('losses'), value: <Money value={`-${loss}`} sign="always" />, total: true },
          // A loss carried back also saves tax of the year before; then the two lines would not add up.
          ...(after.startsWith('-')
            ? []
            : [
                { id: 'without', term: t('parts.without'), value: <Money value={tax} /> },
                { id: 'with', term: t('parts.with'), value: <Money value={after} /> },
              ]),
          { id: 'saving', term: t('saving'), value: <Money value={taxSaving} />, total: true },
          { id: 'fees', term: t('cost'), value: <Money value={`-${transactionCost}`} /> },
          {
            id: 'net',
            term: t('benefit'),
            value: <Money value={candidate.netBenefit} sign="always" />,
            total: true,
          },
          { id: 'carried', term: t('carriedShort'), value: <Money value={carriedForward} /> },
        ]}
      />
    </PartsDrawer>
  );
}
