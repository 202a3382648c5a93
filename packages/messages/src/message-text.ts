/**
 * Codes and parameters in, a sentence out. Every code of the packages has its entry or this does not compile; one that another
 * version kept is said in general words, because no reader is ever shown a code.
 */
import { CHAIN_MESSAGES } from './chain-messages.data.ts';
import { FILE_MESSAGES } from './file-messages.data.ts';
import { LEDGER_MESSAGES } from './ledger-messages.data.ts';
import type { Locale, Message, Text } from './message.ts';
import type { MessageCode } from './message-code.ts';
import { MOVEMENT_MESSAGES } from './movement-messages.data.ts';
import { COLUMN_WORDS, PARAMETER_WORDS } from './parameter-words.data.ts';
import { PLAN_MESSAGES } from './plan-messages.data.ts';
import { PRICE_FILE_MESSAGES } from './price-file-messages.data.ts';
import { PRICE_MESSAGES } from './price-messages.data.ts';
import { ROW_MESSAGES } from './row-messages.data.ts';

export const MESSAGES: Readonly<Record<MessageCode, Message>> = {
  ...FILE_MESSAGES,
  ...ROW_MESSAGES,
  ...MOVEMENT_MESSAGES,
  ...CHAIN_MESSAGES,
  ...LEDGER_MESSAGES,
  ...PRICE_MESSAGES,
  ...PLAN_MESSAGES,
  ...PRICE_FILE_MESSAGES,
};

const UNKNOWN: Message = {
  cause: { de: 'Hier ist etwas offen.', en: 'Something is open here.' },
  remedy: {
    de: 'Bitte prüfen: erfasse die Zeile von Hand{inApp} oder lasse sie aus.',
    en: 'Please review: enter the row by hand{inApp} or leave it out.',
  },
};

const IN_APP: Text = { de: ' in der App', en: ' in the app' };

export interface Reader {
  readonly locale: Locale;
  /** Screens and the command line say what to do; a report states the cause alone. */
  readonly reads: 'screen' | 'command-line' | 'report';
  /** Writes a parameter as this reader does: numbers, days, sizes. Words of the program are translated before. */
  readonly show?: (name: string, value: string) => string;
}

type Params = Readonly<Record<string, string>>;

export function messageText(code: string, params: Params, reader: Reader): string {
  const { cause, remedy } = messageFor(code, reader);
  const parts = reader.reads === 'report' ? [cause] : [cause, remedy];
  return parts.flatMap((text) => (text === undefined ? [] : [filled(text[reader.locale], params, reader)])).join(' ');
}

function messageFor(code: string, { reads }: Reader): Message {
  const message = isMessageCode(code) ? MESSAGES[code] : UNKNOWN;
  return reads === 'command-line' ? { ...message, ...message.cli } : message;
}

function isMessageCode(code: string): code is MessageCode {
  return Object.hasOwn(MESSAGES, code);
}

/** Templates cut at their braces: text and names in turn. A large file has thousands of rows with one message. */
const cutTemplates = new Map<string, readonly string[]>();

function filled(template: string, params: Params, reader: Reader): string {
  let pieces = cutTemplates.get(template);
  if (pieces === undefined) {
    pieces = template.split(/[{}]/);
    cutTemplates.set(template, pieces);
  }
  let text = pieces[0] ?? '';
  for (let i = 1; i < pieces.length; i += 2)
    text += `${parameter(pieces[i] ?? '', params, reader)}${pieces[i + 1] ?? ''}`;
  return text;
}

function parameter(name: string, params: Params, { locale, reads, show }: Reader): string {
  if (name === 'inApp') return reads === 'command-line' ? IN_APP[locale] : '';
  // A column that the file does not name is called by its role.
  if (name === 'column' && params.column === undefined) return wordFor(COLUMN_WORDS, params.role ?? '?', locale) ?? '?';
  const value = params[name] ?? '?';
  return wordFor(PARAMETER_WORDS[name], value, locale) ?? show?.(name, value) ?? value;
}

function wordFor(words: Readonly<Record<string, Text>> = {}, value: string, locale: Locale): string | undefined {
  return Object.hasOwn(words, value) ? words[value]?.[locale] : undefined;
}
