/** What a receipt counts, before anything is rounded: the engine publishes cents, and the cents of many would add up. */
import { type Decimal, dec, divide, multiply, subtract, ZERO } from '@cryptax/kernel';
import type { IncomeEvent } from '@cryptax/ledger';

const DIGITS = 50;

export interface ExactIncome {
  readonly value: Decimal;
  readonly expenses: Decimal;
}

export function exactIncome({ valueEur = '0', fee, in: received }: IncomeEvent): ExactIncome {
  const value = dec(valueEur);
  if (fee === undefined) return { value, expenses: ZERO };
  if (fee.asset === received.asset) {
    // Kept back from what was received: only what arrived is worth something (rule book 14.3).
    const gross = dec(received.amount);
    const arrived = multiply(value, subtract(gross, dec(fee.amount)));
    return { value: divide(arrived, gross, DIGITS, 'half-away'), expenses: ZERO };
  }
  return { value, expenses: dec(fee.asset === 'EUR' ? fee.amount : (fee.valueEur ?? '0')) };
}
