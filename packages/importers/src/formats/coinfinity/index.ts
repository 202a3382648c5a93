import type { FormatDefinition } from '../format.ts';
import { coinfinityOrders } from './orders.ts';

export const coinfinityFormats: readonly FormatDefinition[] = [coinfinityOrders];
