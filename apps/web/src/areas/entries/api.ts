/** What the page can ask of the worker about entries: the list, edits, the review list, the queue of questions, rules and addresses, and the journal; the types are those of the worker's functions. */
import type { createEditHandlers, createPresetHandlers } from './worker/edit/edit-handlers.ts';
import type { createEvidenceHandlers } from './worker/evidence/evidence-handlers.ts';
import type { createEventHandlers, createHistoryHandlers } from './worker/query/event-handlers.ts';
import type { createQuestionHandlers } from './worker/questions/question-handlers.ts';
import type { createZoneHandlers } from './worker/questions/zone-handlers.ts';
import type { createReviewHandlers } from './worker/review/review-handlers.ts';
import type { createRuleHandlers } from './worker/rules/rule-handlers.ts';

export type EntriesApi = ReturnType<typeof createEventHandlers> &
  ReturnType<typeof createEditHandlers> &
  ReturnType<typeof createPresetHandlers> &
  ReturnType<typeof createReviewHandlers> &
  ReturnType<typeof createQuestionHandlers> &
  ReturnType<typeof createZoneHandlers> &
  ReturnType<typeof createRuleHandlers> &
  ReturnType<typeof createHistoryHandlers> &
  ReturnType<typeof createEvidenceHandlers>;
