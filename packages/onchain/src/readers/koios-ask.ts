/** How Koios is asked: one question, or a list that it hands out in pages. */
import { err, type Json, listField, ok, type Result } from '@cryptax/kernel';
import type { ReaderOptions, ReadFailure } from './chain-reader.ts';
import { readJson } from './read-json.ts';

/** It tells so many rows at once, whatever it is asked for (api.koios.rest, overview). */
const ROWS = 1_000;
const MAX_PAGES = 50;

export function askKoios(
  { http, base, name, apiKey }: ReaderOptions,
  path: string,
  body: unknown,
  signal?: AbortSignal,
): Promise<Result<Json, ReadFailure>> {
  const headers = apiKey === undefined ? undefined : { authorization: `Bearer ${apiKey}` };
  return readJson(http, {
    service: name,
    url: `${base}${path}`,
    signal,
    body,
    headers,
  });
}

/** `order` names every row apart, so that none is reported twice or left out between two pages. */
export async function askWholeList(
  options: ReaderOptions,
  { path, order, body }: { readonly path: string; readonly order: string; readonly body: unknown },
  signal?: AbortSignal,
): Promise<Result<readonly Json[], ReadFailure>> {
  const found: Json[] = [];
  for (let page = 0; page < MAX_PAGES; page++) {
    const url = `${path}?order=${order}&offset=${page * ROWS}&limit=${ROWS}`;
    const answer = await askKoios(options, url, body, signal);
    if (!answer.ok) return answer;
    const rows = listField(answer.value);
    if (rows === undefined) return err({ code: 'garbage' });
    found.push(...rows);
    if (rows.length < ROWS) return ok(found);
  }
  // Half a list would look like the whole.
  return err({ code: 'garbage' });
}
