/** What the page can ask of the worker about tax reports, their files and the tax profile; the types are those of the worker's functions. */
import type { createAnswerHandlers } from './worker/answer-handlers.ts';
import type { createCertaintyHandlers } from './worker/certainty-handlers.ts';
import type { createCompareHandlers } from './worker/compare-handlers.ts';
import type { createOriginHandlers } from './worker/origin-handlers.ts';
import type { createPastYearsHandlers } from './worker/past-years-handlers.ts';
import type { createProfileHandlers } from './worker/profile/profile-handlers.ts';
import type { createProposalHandlers } from './worker/proposal-handlers.ts';
import type { createReportHandlers } from './worker/report-handlers.ts';
import type { createGiftHandlers, createSpouseHandlers } from './worker/spouse.ts';

export type TaxApi = ReturnType<typeof createReportHandlers> &
  ReturnType<typeof createProposalHandlers> &
  ReturnType<typeof createProfileHandlers> &
  ReturnType<typeof createCertaintyHandlers> &
  ReturnType<typeof createCompareHandlers> &
  ReturnType<typeof createPastYearsHandlers> &
  ReturnType<typeof createSpouseHandlers> &
  ReturnType<typeof createGiftHandlers> &
  ReturnType<typeof createOriginHandlers> &
  ReturnType<typeof createAnswerHandlers>;
