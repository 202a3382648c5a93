import type { FormatDefinition } from '../format.ts';
import { walletOfSatoshi } from './history.ts';

export const walletOfSatoshiFormats: readonly FormatDefinition[] = [walletOfSatoshi];
