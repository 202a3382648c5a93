import type { FormatDefinition } from '../format.ts';
import { electrumHistory } from './history.ts';
import { electrumHistoryLightning } from './history-lightning.ts';

export const electrumFormats: readonly FormatDefinition[] = [electrumHistory, electrumHistoryLightning];
