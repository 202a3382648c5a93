export * from './day.ts';
export * from './decimal.ts';
export * from './ids.ts';
export * from './issue.ts';
export * from './result.ts';
