export { answerKit } from './answer-kit.ts';
export { deadlineEntry } from './answer-letter.ts';
export { ANSWER_POINTS, type AnswerPoint, POINT_RULES } from './answer-points.data.ts';
export type { AnswerGap, AnswerKit, AnswerRequest, LetterFacts } from './answer-request.ts';
export { gapReason, gapRemedy } from './gap-text.ts';
export { type YearEndStatement, yearEndText } from './year-end-text.ts';
