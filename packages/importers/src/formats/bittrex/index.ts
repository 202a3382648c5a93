import type { FormatDefinition } from '../format.ts';
import { bittrexOrders2023 } from './orders-2023.ts';
import { bittrexOrdersLegacy } from './orders-legacy.ts';
import { bittrexOrdersShort } from './orders-short.ts';
import { bittrexDepositsLegacy, bittrexTransfers, bittrexWithdrawalsLegacy } from './transfers.ts';

export const bittrexFormats: readonly FormatDefinition[] = [
  bittrexOrders2023,
  bittrexOrdersLegacy,
  bittrexOrdersShort,
  bittrexTransfers,
  bittrexDepositsLegacy,
  bittrexWithdrawalsLegacy,
];
