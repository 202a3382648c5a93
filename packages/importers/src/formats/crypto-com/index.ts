import type { FormatDefinition } from '../format.ts';
import { cryptoComApp } from './app.ts';
import { cryptoComDefiWallet } from './defi-wallet.ts';
import { cryptoComExchangeTrades } from './exchange-trades.ts';

export const cryptoComFormats: readonly FormatDefinition[] = [
  cryptoComApp,
  cryptoComExchangeTrades,
  cryptoComDefiWallet,
];
