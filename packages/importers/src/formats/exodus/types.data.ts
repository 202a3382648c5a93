/** Type words of both Exodus layouts. */
import type { FormatKind } from '../format.ts';

export const EXODUS_TYPES: Readonly<Record<string, FormatKind>> = {
  deposit: 'transfer-in',
  withdrawal: 'transfer-out',
  exchange: 'swap',
  'deposit (failed)': 'ignore',
  'withdrawal (failed)': 'fee',
};
