export * from './events/ledger-event.ts';
export * from './settings.ts';
export * from './views.ts';
