/**
 * A history that not every account or key has: Pay, plans, staked ether. The key itself was tried before, so that a refusal
 * here is about this history alone. The page passes it over, says so, and asks again with the next sync. A rest, a fault
 * of the line or an answer that cannot be read is none of that and stops the reading as everywhere.
 */
import { NotOffered, relayFailure } from '../relay/relay-failure.ts';
import { BadAnswer } from './raw-json.ts';
import type { StreamReader } from './stream-reader.ts';

const REFUSALS: ReadonlySet<string> = new Set(['exchange.key-refused', 'exchange.permission', 'exchange.bad-answer']);

export function whereOffered(reader: StreamReader): StreamReader {
  return async (ask) => {
    try {
      return await reader(ask);
    } catch (error) {
      const code = error instanceof BadAnswer ? undefined : relayFailure(error)?.code;
      throw code !== undefined && REFUSALS.has(code) ? new NotOffered('The account has no such history.') : error;
    }
  };
}
