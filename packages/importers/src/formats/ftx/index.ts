import type { FormatDefinition } from '../format.ts';
import { ftxDeposits, ftxLending, ftxStaking, ftxTrades, ftxWithdrawals } from './lists.ts';

export const ftxFormats: readonly FormatDefinition[] = [ftxTrades, ftxDeposits, ftxWithdrawals, ftxLending, ftxStaking];
