import type { FormatDefinition } from '../format.ts';
import { exodusV1 } from './v1.ts';
import { exodusV2 } from './v2.ts';

export const exodusFormats: readonly FormatDefinition[] = [exodusV1, exodusV2];
