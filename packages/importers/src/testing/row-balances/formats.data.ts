/** The columns of every format with a fixture. */
import { BINANCE } from './binance.data.ts';
import { EXCHANGES_A } from './exchanges-a.data.ts';
import { EXCHANGES_B } from './exchanges-b.data.ts';
import { EXCHANGES_C } from './exchanges-c.data.ts';
import { MORE_SOURCES } from './more-sources.data.ts';
import type { RowFormat } from './row-legs.ts';
import { TOOLS } from './tools.data.ts';
import { WALLETS } from './wallets.data.ts';

export const ROW_FORMATS: Readonly<Record<string, RowFormat>> = {
  ...BINANCE,
  ...EXCHANGES_A,
  ...EXCHANGES_B,
  ...EXCHANGES_C,
  ...MORE_SOURCES,
  ...WALLETS,
  ...TOOLS,
};
