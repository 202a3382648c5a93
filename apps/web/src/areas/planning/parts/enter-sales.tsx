/** From a planned sale to entries that can be filed, with one press: its lots are named and the instruction is kept. */
import { formatInstant, type Instant } from '@cryptax/kernel';
import { ALL_WALLETS } from '@cryptax/ledger';
import type { Book } from '@cryptax/store';
import { instructionNote, saleDayOf } from '@cryptax/tax-de';
import { FilePlus2 } from 'lucide-react';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import type { EventDraft } from '../../../platform/ledger/edit-types.ts';
import { notifyLedgerError } from '../../../platform/ledger/ledger-failed.tsx';
import { useLedger } from '../../../platform/ledger/use-ledger.tsx';
import { useSteps } from '../../../platform/ledger/use-steps.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import type { SellPart } from '../planning-types.ts';
import { planningStrings } from './strings.ts';

export interface EnterSalesProps {
  readonly book: Book;
  readonly parts: readonly SellPart[];
  /** The sale is for today: what lies ahead is computed anew on its day. */
  readonly isToday: boolean;
  readonly onDone: () => void;
}

export function EnterSales({ book, parts, isToday, onDone }: EnterSalesProps) {
  const t = useStrings(planningStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const { announceDone } = useSteps(book);
  const [isBusy, enter] = useAction(async () => {
    const now = formatInstant(Math.floor(Date.now() / 1_000) as Instant);
    const events = plannedSales(parts, now);
    const done = await ledger.applyEdit(book, { kind: 'add-many', events, why: 'plan' });
    if (!done.ok) {
      notifyLedgerError(done.error, locale);
      return;
    }
    await announceDone(t('enter.done', { count: events.length }), t('enter.done.line'));
    onDone();
  });
  // The demo's entries are nobody's sales.
  if (book !== 'own' || !canBeEntered(parts)) return null;
  if (!isToday) return <p className="mt-3 text-xs text-ink-3">{t('enter.later')}</p>;
  return (
    <Callout
      className="mt-3"
      title={t('enter.title')}
      action={
        <Button size="s" icon={FilePlus2} loading={isBusy} onClick={enter}>
          {t('enter')}
        </Button>
      }
    >
      {t('enter.line')}
    </Callout>
  );
}

/**
 * Parts of a plan as sales to be entered: one per part, each naming its lot, with the instruction in its note (Rz. 61).
 * `now` is the moment of the instruction and of the sale; its price is the one of the plan until the real one is known.
 */
export function plannedSales(parts: readonly SellPart[], now: string): readonly EventDraft[] {
  return parts.map(({ wallet, asset, amount, lotId, exactProceeds }) => ({
    ...{ at: now, kind: 'sell', wallet, out: { asset, amount }, lotIds: [lotId] },
    ...{ valueEur: exactProceeds, valueOrigin: { source: 'user', method: 'manual' } },
    note: instructionNote({ made: now, day: saleDayOf(now), wallet, asset, amount, lotIds: [lotId] }),
  }));
}

/** Over all wallets a lot has no wallet that could sell it. */
export function canBeEntered(parts: readonly SellPart[]): boolean {
  return parts.length > 0 && parts.every(({ wallet }) => wallet !== ALL_WALLETS);
}
