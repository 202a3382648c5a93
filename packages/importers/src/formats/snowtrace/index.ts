import type { FormatDefinition } from '../format.ts';
import { snowtraceTransactions } from './transactions.ts';

export const snowtraceFormats: readonly FormatDefinition[] = [snowtraceTransactions];
