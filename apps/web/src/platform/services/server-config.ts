/**
 * What our own server tells pages about its surroundings: mirrors, and what its operator set up. Undefined where no server
 * answers now (plain files, offline): the next question asks again. What it says is checked by whoever needs it.
 */
import { isRecord } from '@cryptax/kernel';

export type ServerConfig = Readonly<Record<string, unknown>>;

const CONFIG_PATH = '/api/config';

export async function askServerConfig(
  get: (url: string) => Promise<Response> = (url) => fetch(url, { cache: 'no-store' }),
): Promise<ServerConfig | undefined> {
  try {
    const answer = await get(CONFIG_PATH);
    if (!answer.ok) return {};
    const body: unknown = await answer.json();
    return isRecord(body) ? body : {};
  } catch {
    return undefined;
  }
}
