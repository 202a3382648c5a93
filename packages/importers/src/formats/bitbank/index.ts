import type { FormatDefinition } from '../format.ts';
import { bitbankDeposits, bitbankWithdrawals } from './transfers.ts';

export const bitbankFormats: readonly FormatDefinition[] = [bitbankDeposits, bitbankWithdrawals];
