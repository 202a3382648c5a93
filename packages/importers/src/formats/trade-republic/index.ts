import type { FormatDefinition } from '../format.ts';
import { tradeRepublicTimeline } from './timeline.ts';
import { tradeRepublicTransactions } from './transactions.ts';

export const tradeRepublicFormats: readonly FormatDefinition[] = [tradeRepublicTransactions, tradeRepublicTimeline];
