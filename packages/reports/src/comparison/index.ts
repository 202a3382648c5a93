export { CAUSE_WORDS, type ComparisonCause } from './cause-words.data.ts';
export { comparisonDocument } from './comparison-document.ts';
