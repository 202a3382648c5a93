import type { FormatDefinition } from '../format.ts';
import { cryptoComApp } from './app.ts';

export const cryptoComFormats: readonly FormatDefinition[] = [cryptoComApp];
