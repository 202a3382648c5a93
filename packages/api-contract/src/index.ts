export * from './account.ts';
export * from './connection.ts';
export * from './exchange-catalogue.ts';
export * from './exchanges.ts';
export * from './functions.ts';
export * from './plans.ts';
export * from './public-api.ts';
export * from './tables.ts';
