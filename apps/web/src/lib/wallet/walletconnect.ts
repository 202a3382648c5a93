/** The one pairing of this page, and whether the operator of the server set it up at all. */
import { LinkedWallet } from './linked-wallet.ts';
import type { LinkTarget } from './wallet-provider.ts';

const CONFIG_PATH = '/api/config';

let linked: LinkedWallet | undefined;

export function linkedWallet(target: LinkTarget): LinkedWallet {
  linked ??= new LinkedWallet({
    open: async (projectId) => (await import('./open-walletconnect.ts')).openWalletConnect(projectId),
    projectId: walletConnectProject,
    target,
  });
  return linked;
}

let known: string | undefined;

/** Undefined where no server answers or none was set up: then nothing of it is shown. */
async function walletConnectProject(): Promise<string | undefined> {
  known ??= await askProject((url) => fetch(url, { cache: 'no-store' }));
  return known;
}

export async function askProject(get: (url: string) => Promise<Response>): Promise<string | undefined> {
  try {
    const answer = await get(CONFIG_PATH);
    const body: unknown = answer.ok ? await answer.json() : undefined;
    const id =
      typeof body === 'object' && body !== null && 'walletConnectProjectId' in body ? body.walletConnectProjectId : '';
    return typeof id === 'string' && /^[0-9a-f]{32}$/.test(id) ? id : undefined;
  } catch {
    return undefined;
  }
}
