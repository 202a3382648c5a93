/** For tests: the opposite of `parseNotation`, one line per event, always with its id. */
import { assertNever } from '@cryptax/kernel';
import type { LedgerEvent, Leg } from '../events/ledger-event.ts';
import { quoted } from '../notation/tokens.ts';

export function printNotation(events: readonly LedgerEvent[]): string {
  return events.map((event) => `${quoted(event.id)}: ${moment(event.at)} ${body(event)}${fee(event)}`).join('\n');
}

function body(event: LedgerEvent): string {
  const wallet = quoted(event.wallet);
  switch (event.kind) {
    case 'buy':
      return `buy ${wallet} ${leg(event.in)}${clause('for', event.valueEur)}`;
    case 'sell':
    case 'spend':
      return `${event.kind} ${wallet} ${leg(event.out)}${clause('for', event.valueEur)}${lots(event.lotIds)}`;
    case 'fee':
      return `fee ${wallet} ${leg(event.out)}${clause('for', event.valueEur)}`;
    case 'swap': {
      const values = `${clause('for', event.valueEur)}${clause('in-value', event.valueInEur)}${clause('out-value', event.valueOutEur)}`;
      return `swap ${wallet} ${leg(event.out)} to ${leg(event.in)}${values}${clause('as', event.nature)}${lots(event.lotIds)}`;
    }
    case 'migration':
      return `migration ${wallet} ${leg(event.out)} to ${leg(event.in)}`;
    case 'transfer':
      return `transfer ${wallet} to ${quoted(event.toWallet)} ${leg(event.out)}`;
    case 'income':
      return `income ${event.incomeKind} ${wallet} ${leg(event.in)}${clause('for', event.valueEur)}`;
    case 'gift-in':
      return `gift-in ${wallet} ${leg(event.in)}${clause('for', event.valueEur)}${acquired(event.acquiredAt)}`;
    case 'gift-out':
      return `gift-out ${wallet} ${leg(event.out)}${lots(event.lotIds)}`;
    case 'lost':
    case 'redeem':
      return `${event.kind} ${wallet} ${leg(event.out)}`;
    case 'fork':
      return `fork ${wallet} ${quoted(event.asset)} to ${leg(event.in)}${prices(event.priceOldEur, event.priceNewEur)}`;
    case 'derivative':
      return `derivative ${event.derivativeKind} ${wallet}${clause('for', event.valueEur)}`;
    case 'assumed-acquisition': {
      const start = `assumed-acquisition ${event.basis} ${wallet} ${leg(event.in)} for ${event.valueEur}`;
      return `${start}${acquired(event.acquiredAt)}${event.forEventId === undefined ? '' : ` event ${quoted(event.forEventId)}`}`;
    }
    case 'open': {
      const side = 'in' in event ? `in ${wallet} ${leg(event.in)}` : `out ${wallet} ${leg(event.out)}`;
      return `open ${side} because ${quoted(event.reason)}`;
    }
    case 'money-in':
    case 'money-out':
      return `${event.kind} ${wallet} ${leg(event.money)}`;
    default:
      return assertNever(event);
  }
}

function leg({ amount, asset }: Leg): string {
  return `${amount} ${quoted(asset)}`;
}

function clause(word: string, value: string | undefined): string {
  return value === undefined ? '' : ` ${word} ${value}`;
}

function lots(lotIds: readonly string[] | undefined): string {
  return lotIds === undefined ? '' : ` lots ${quoted(lotIds.join(','))}`;
}

function acquired(at: string | undefined): string {
  return at === undefined ? '' : ` acquired ${moment(at)}`;
}

/** The notation knows both prices or none: with one alone a fork has no share (rule book section 3). */
function prices(priceOld: string | undefined, priceNew: string | undefined): string {
  return priceOld === undefined || priceNew === undefined ? '' : ` prices ${priceOld} ${priceNew}`;
}

function fee({ fee: paid }: LedgerEvent): string {
  return paid === undefined ? '' : ` fee ${leg(paid)}${clause('worth', paid.valueEur)}`;
}

function moment(at: string): string {
  return at.replace('T', ' ').replace('Z', '').replace(/:00$/, '');
}
