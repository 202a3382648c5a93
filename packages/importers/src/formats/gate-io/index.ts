import type { FormatDefinition } from '../format.ts';
import { gateIoAccountBook } from './account-book.ts';

export const gateIoFormats: readonly FormatDefinition[] = [gateIoAccountBook];
