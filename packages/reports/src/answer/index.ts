export { valueSourceText } from '../text/price-sources.ts';
export { answerKit } from './answer-kit.ts';
export { deadlineEntry } from './answer-letter.ts';
export { ANSWER_POINTS, type AnswerPoint, POINT_RULES } from './answer-points.data.ts';
export type { AnswerGap, AnswerKit, AnswerRequest, AskedAddress, KeptYearEnd, LetterFacts } from './answer-request.ts';
export { gapReason, gapRemedy } from './gap-text.ts';
export { readYearEnd } from './read-year-end.ts';
export { namedEntries } from './scoped-report.ts';
export {
  isYearEndKnown,
  type YearEndAmount,
  type YearEndStatement,
  yearEndAbout,
  yearEndText,
  yearOfProof,
} from './year-end-text.ts';
