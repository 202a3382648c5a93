/** Why figures differ, in the words of the printed comparison. */
import { CAUSE_WORDS } from '@cryptax/reports/comparison';
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const causeStrings = defineStrings('second-opinion-causes', CAUSE_WORDS);
