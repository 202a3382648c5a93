/** Files of sealed reports that an account may keep for the public API. */
export const REPORT_FILE_TYPES = [
  { type: 'application/pdf', extension: 'pdf' },
  { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', extension: 'xlsx' },
  { type: 'text/csv', extension: 'csv' },
  { type: 'application/xml', extension: 'xml' },
  { type: 'application/json', extension: 'json' },
  { type: 'text/plain', extension: 'txt' },
] as const;

/** Titles of such files begin with the short name of their report. */
export const SEALED_TITLE = 'CTX-';

/** A row of the account's tables holds no more, and a third of it is the encoding. */
export const MAX_REPORT_FILE_BYTES = 2_800_000;
