/** The one pairing of this page, and whether the operator of the server set it up at all. */
import { askServerConfig } from '../../../platform/services/outside-world.ts';
import { LinkedWallet } from './linked-wallet.ts';
import type { LinkTarget } from './wallet-provider.ts';

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
  known ??= await askProject();
  return known;
}

export async function askProject(get?: (url: string) => Promise<Response>): Promise<string | undefined> {
  const id = (await askServerConfig(get))?.walletConnectProjectId;
  return typeof id === 'string' && /^[0-9a-f]{32}$/.test(id) ? id : undefined;
}
