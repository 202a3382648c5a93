export { ignoredReason } from './ignored-reason.ts';
export type { Locale } from './message.ts';
export type { MessageCode } from './message-code.ts';
export { MESSAGES, messageText, type Reader } from './message-text.ts';
