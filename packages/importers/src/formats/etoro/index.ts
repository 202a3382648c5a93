import type { FormatDefinition } from '../format.ts';
import { etoroAccountActivity } from './account-activity.ts';

export const etoroFormats: readonly FormatDefinition[] = [etoroAccountActivity];
