import type { FormatDefinition } from '../format.ts';
import { btcpayPayments } from './payments.ts';

export const btcpayFormats: readonly FormatDefinition[] = [btcpayPayments];
