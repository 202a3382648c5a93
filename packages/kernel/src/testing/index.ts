export { quickRounds } from './quick-rounds.ts';
