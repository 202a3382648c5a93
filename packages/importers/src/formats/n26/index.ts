import type { FormatDefinition } from '../format.ts';
import { n26Bank } from './bank.ts';

export const n26Formats: readonly FormatDefinition[] = [n26Bank];
