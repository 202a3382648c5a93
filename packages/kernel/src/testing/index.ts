export { quickRounds } from './quick-rounds.ts';
export { seededRandom, seededWholes } from './seeded-random.ts';
