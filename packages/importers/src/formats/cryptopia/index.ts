import type { FormatDefinition } from '../format.ts';
import { cryptopiaDeposits, cryptopiaTrades, cryptopiaWithdrawals } from './lists.ts';

export const cryptopiaFormats: readonly FormatDefinition[] = [cryptopiaTrades, cryptopiaDeposits, cryptopiaWithdrawals];
