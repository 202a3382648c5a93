import type { FormatDefinition } from '../format.ts';
import { eternlYoroiCardano } from './eternl.ts';

export const cardanoWalletFormats: readonly FormatDefinition[] = [eternlYoroiCardano];
