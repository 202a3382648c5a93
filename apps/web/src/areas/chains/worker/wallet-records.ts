/** Wallets on chains: adding them by address, removing them, and the list as a file. One wallet per chain. */
import { err, ok, type Result } from '@cryptax/kernel';
import {
  addressKey,
  type ChainId,
  detectChains,
  findChain,
  findSecret,
  isKeyOf,
  isValidAddress,
  parseExtendedKey,
} from '@cryptax/onchain';
import type { NewWallet, WalletRecord, WalletType } from '@cryptax/store';
import type { LedgerError } from '../../../platform/ledger/answer.ts';
import type { WalletDraft } from '../wallet-types.ts';
import { placeName } from './chain-rows.ts';

export interface PlannedWallets {
  readonly put: readonly NewWallet[];
  readonly known: readonly ChainId[];
}

export function planWallets(
  { name, type, address, chains }: WalletDraft,
  wallets: readonly WalletRecord[],
  at: string,
): Result<PlannedWallets, LedgerError> {
  const text = address.trim();
  if (findSecret(text) !== undefined || isKeyOf(text, addressesOf(wallets))) return err({ code: 'chain.secret' });
  const isKey = parseExtendedKey(text).ok;
  const wanted = isKey ? (['bitcoin'] as const) : chains.length > 0 ? chains : detected(text);
  if (name.trim() === '' || wanted.length === 0) return err({ code: 'chain.address-invalid' });
  if (!isKey && wanted.some((chain) => !isValidAddress(chain, text))) return err({ code: 'chain.address-invalid' });
  const known = wanted.filter((chain) => wallets.some((one) => isSamePlace(one, chain, text)));
  const put: NewWallet[] = [];
  for (const chain of wanted.filter((one) => !known.includes(one))) {
    const ids = new Set([...wallets, ...put].map(({ id }) => id));
    const label = wanted.length === 1 ? name.trim() : `${name.trim()} · ${findChain(chain)?.name ?? chain}`;
    const fromFile = wallets.find(
      ({ id, address: has }) => has === undefined && id === placeName({ chain, address: text }),
    );
    const id = fromFile?.id ?? freeName(label, ids);
    put.push({
      id,
      name: label,
      type,
      address: text,
      chains: [chain],
      createdAt: fromFile?.createdAt ?? at,
      updatedAt: at,
    });
  }
  return ok({ put, known });
}

export function addressesOf(wallets: readonly WalletRecord[]): readonly string[] {
  return wallets.flatMap(({ address }) => address ?? []);
}

/** The likeliest chain alone; the user chooses more. */
function detected(address: string): readonly ChainId[] {
  const answer = detectChains(address);
  const [best] = answer.kind === 'address' ? answer.matches : [];
  return best === undefined ? [] : [best.chain.id as ChainId];
}

function isSamePlace({ address, chains = [] }: WalletRecord, chain: ChainId, text: string): boolean {
  if (address === undefined || !chains.includes(chain)) return false;
  return (
    address === text ||
    (!parseExtendedKey(text).ok && !parseExtendedKey(address).ok && keyOf(chain, address) === keyOf(chain, text))
  );
}

function keyOf(chain: ChainId, address: string): string {
  return isValidAddress(chain, address) ? addressKey(chain, address) : address;
}

function freeName(label: string, taken: ReadonlySet<string>): string {
  let id = label;
  for (let number = 2; taken.has(id); number++) id = `${label} (${number})`;
  return id;
}

const TYPES: readonly WalletType[] = ['exchange', 'hardware', 'software', 'defi', 'unknown'];
const LONGEST_NAME = 80;

/**
 * Entries of a wallet file, undefined where one cannot be read; what it says beside name, type, address and chain is not
 * taken over.
 */
export function parseWalletFile(text: string): Result<readonly (WalletDraft | undefined)[], LedgerError> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return err({ code: 'chain.file-invalid' });
  }
  const list = typeof data === 'object' && data !== null && 'wallets' in data ? data.wallets : undefined;
  if (!Array.isArray(list)) return err({ code: 'chain.file-invalid' });
  return ok(list.map(draftOf));
}

function draftOf(entry: unknown): WalletDraft | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { name, address, type, chain } = entry as Record<string, unknown>;
  if (typeof name !== 'string' || typeof address !== 'string' || address === '') return undefined;
  const known = typeof chain === 'string' ? findChain(chain) : undefined;
  return {
    name: name.slice(0, LONGEST_NAME),
    address,
    type: TYPES.find((one) => one === type) ?? 'unknown',
    chains: known === undefined ? [] : [known.id as ChainId],
  };
}
