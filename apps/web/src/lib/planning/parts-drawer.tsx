/** The sale as parts of lots, computed again by the engine, and as a file. */

import type { Book } from '@cryptax/store';
import { Download } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CryptoAmount } from '../../ui/crypto-amount.tsx';
import { DayText } from '../../ui/date-text.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { Money } from '../../ui/money.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { useEuro } from '../../ui/use-euro.ts';
import { csvText } from '../files/csv-text.ts';
import { saveTextFile } from '../files/save-file.ts';
import { useStrings } from '../i18n/use-strings.ts';
import type { SaleParts, SaleSetup, SellPart } from '../ledger/planning-api.ts';
import { useAnswer } from '../ledger/use-ledger.tsx';
import { planningStrings } from './strings.ts';

export interface PartsDrawerProps {
  readonly book: Book;
  readonly setup: SaleSetup;
  readonly amount: string;
  readonly onClose: () => void;
}

export function PartsDrawer({ book, setup, amount, onClose }: PartsDrawerProps) {
  const t = useStrings(planningStrings);
  const answer = useAnswer(`sale parts ${JSON.stringify(setup)} ${amount}`, (api) =>
    api.saleParts(book, setup, amount),
  );
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()} title={t('parts.title')}>
      {answer.kind === 'ready' ? (
        <Parts found={answer.value} day={setup.day} isSmart={setup.strategy === 'SMART'} />
      ) : (
        <SkeletonCard />
      )}
    </Drawer>
  );
}

function Parts({
  found,
  day,
  isSmart,
}: {
  readonly found: SaleParts;
  readonly day: string;
  readonly isSmart: boolean;
}) {
  const t = useStrings(planningStrings);
  const euro = useEuro();
  const { parts, total, engineNet, fifoTax } = found;
  return (
    <>
      <p className="text-sm text-ink-2">
        {engineNet !== null && t('parts.check', { net: euro(engineNet) })}{' '}
        {isSmart && t('parts.fifo', { tax: euro(fifoTax) })}
      </p>
      <div className="mt-3 flex items-center justify-between">
        <span className="num text-xs text-ink-3">{t('parts.shown', { shown: parts.length, total })}</span>
        <Button size="s" icon={Download} onClick={() => saveTextFile(`cryptax-plan-${day}.csv`, partsCsv(parts, day))}>
          {t('csv')}
        </Button>
      </div>
      <ul className="mt-1 divide-y divide-line">
        {parts.map((part) => (
          <li key={`${part.wallet} ${part.asset} ${part.lotId}`} className="flex items-start gap-3 py-2 text-sm">
            <span className="min-w-0 flex-1">
              <CryptoAmount value={part.amount} unit={part.asset} className="font-medium" />
              <span className="num block text-xs text-ink-3">
                {part.wallet === '*' ? '' : `${part.wallet}, `}
                {t('acquired')} <DayText day={part.acquiredAt.slice(0, 10)} />
              </span>
              {part.taxFree ? (
                <Badge tone="free">{t('status.free')}</Badge>
              ) : (
                <Badge tone="taxable">
                  {t('freeFrom')} <DayText day={part.freeFrom} />
                </Badge>
              )}
            </span>
            <span className="text-right">
              <Money value={part.proceeds} className="block" />
              <Money value={part.gain} sign="always" className="block text-xs" />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function partsCsv(parts: readonly SellPart[], day: string): string {
  return csvText(
    [
      'day',
      'wallet',
      'asset',
      'lot',
      'acquired',
      'free_from',
      'amount',
      'proceeds_eur',
      'cost_eur',
      'gain_eur',
      'tax_free',
    ],
    parts.map((part) => [
      day,
      part.wallet,
      part.asset,
      part.lotId,
      part.acquiredAt,
      part.freeFrom,
      part.amount,
      part.proceeds,
      part.cost,
      part.gain,
      part.taxFree ? 'yes' : 'no',
    ]),
  );
}
