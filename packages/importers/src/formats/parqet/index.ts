import type { FormatDefinition } from '../format.ts';
import { parqetActivities } from './activities.ts';

export const parqetFormats: readonly FormatDefinition[] = [parqetActivities];
