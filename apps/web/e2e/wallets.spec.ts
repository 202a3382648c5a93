/**
 * Wallets in the real browser: an address read from a local explorer into the ledger, a wallet extension that announces
 * itself (EIP-6963) with changing account and network, an address shown to be one's own and its balance at the end of a year.
 * Nothing leaves the machine.
 */
import { SIGNER } from '@cryptax/onchain/testing';
import type { Locator, Page } from '@playwright/test';
import { priceScene } from './price-scene.ts';
import { expect, expectAccessible, expectAccessibleDialog, test } from './test.ts';

const OWN: string = SIGNER.address;
const OTHER = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const POOL = '0x2222222222222222222222222222222222222222';
const LIDO = '0xae7ab96520de3a18e5e111b5eaab095312d7fe84';
const SEED = 'abandon ability able about above absent absorb abstract absurd abuse access accident';

const own = OWN.toLowerCase();
const hash = (n: number) => `0x${String(n).padStart(64, '0')}`;
const coin = (n: number, from: string, to: string, value: string, input = '0x') => ({
  blockNumber: String(n * 100),
  timeStamp: String(1_700_000_000 + n * 86_400),
  hash: hash(n),
  from,
  to,
  value,
  gasPrice: '1000000000',
  gasUsed: '1000000',
  isError: '0',
  input,
  contractAddress: '',
});
const staked = {
  ...coin(2, POOL, own, '1000000000000000000'),
  contractAddress: LIDO,
  tokenSymbol: 'stETH',
  tokenName: 'Lido Staked Ether',
  tokenDecimal: '18',
};
/** 3 ether arrive; 1 is staked with Lido for a fee of 0.001. */
const FIRST = [
  coin(1, POOL, own, '3000000000000000000'),
  coin(2, own, LIDO, '1000000000000000000', `0xa1903eab${'0'.repeat(64)}`),
];
const explorer = (txlist: readonly object[], ether: string) => ({
  chain: { txlist, tokentx: [staked], balances: { [own]: ether, [`${own} ${LIDO}`]: '1000000000000000000' } },
});

/** An extension in the page, moved by the test. */
async function announceWallet(page: Page): Promise<void> {
  await page.addInitScript(
    ([account]) => {
      const listeners = new Map<string, (value: unknown) => void>();
      const state = { accounts: [account], chain: '0x1' };
      const provider = {
        request: async ({ method }: { method: string }) => {
          if (method === 'eth_chainId') return state.chain;
          // 1.5 ether
          return method === 'eth_getBalance' ? '0x14d1120d7b160000' : state.accounts;
        },
        on: (event: string, listener: (value: unknown) => void) => void listeners.set(event, listener),
      };
      const info = { uuid: 'test', rdns: 'test.wallet', name: 'Test Wallet' };
      const announce = () =>
        dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }));
      addEventListener('eip6963:requestProvider', announce);
      announce();
      Object.assign(globalThis, {
        moveWallet: (event: 'accountsChanged' | 'chainChanged', value: unknown) => {
          if (event === 'chainChanged') state.chain = String(value);
          else state.accounts = value as string[];
          listeners.get(event)?.(value);
        },
      });
    },
    [OWN],
  );
}

function moveWallet(page: Page, event: 'accountsChanged' | 'chainChanged', value: unknown): Promise<void> {
  return page.evaluate(
    ([name, next]) =>
      (globalThis as unknown as { moveWallet: (a: unknown, b: unknown) => void }).moveWallet(name, next),
    [event, value] as const,
  );
}

async function useOwnServer(page: Page, base: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await expectAccessible(page, '[role="menu"]');
  await page.getByRole('menuitem', { name: 'Services and servers' }).click();
  await page.getByLabel('Server address').fill(`${base}/chain/api`);
  await expectAccessibleDialog(page);
  await page.getByRole('button', { name: 'Save' }).click();
  // It closes once all is kept; until then it holds the focus.
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Everything the card of a wallet opens; nothing is changed. */
async function lookAtWallet(page: Page, card: Locator): Promise<void> {
  await card.getByRole('button', { name: 'Details' }).click();
  for (const tab of ['Overview', 'Tokens', 'History']) {
    await page.getByRole('dialog').getByRole('tab', { name: tab }).click();
    await expectAccessibleDialog(page);
  }
  await page.keyboard.press('Escape');
  const menu = card.getByRole('button').last();
  await menu.click();
  await expectAccessible(page, '[role="menu"]');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleDialog(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
}

/** Both proofs for the tax office end as documents of the wallet. */
async function proveWallet(page: Page, card: Locator): Promise<void> {
  await card.getByRole('button', { name: 'Details' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('Show that the address is yours').click();
  const text = drawer.locator('form pre');
  await expect(text).toContainText(OWN);
  const signature = drawer.getByLabel('Signature');
  await signature.fill(await SIGNER.signMessage({ message: 'Another text' }));
  await drawer.getByRole('button', { name: 'Check and keep' }).click();
  await expect(drawer.getByText(/^The signature was made by another address or for another text/)).toBeVisible();
  await signature.fill(await SIGNER.signMessage({ message: (await text.textContent()) ?? '' }));
  await drawer.getByRole('button', { name: 'Check and keep' }).click();
  await expect(drawer.getByText(/^The signature was made by this address/)).toBeVisible();

  await drawer.getByText('Prove the balance at the end of a year').click();
  await drawer.getByRole('button', { name: 'Ask and keep' }).click();
  await expect(drawer.getByText(/^Last block \d+ of .*31.*23:59:5/)).toBeVisible();
  await expect(drawer.getByRole('listitem').filter({ hasText: 'as the chain says' })).toContainText('2.499 ETH');
  const documents = drawer.getByRole('region', { name: 'Documents' }).getByRole('listitem');
  await expect(documents.filter({ hasText: 'Adressnachweis_0x7E5F4552' })).toContainText('rechnerisch geprüft');
  await expect(documents.filter({ hasText: /Bestand_\d{4}-12-31_0x7E5F4552/ })).toContainText('2,499 ETH');
  await expectAccessibleDialog(page);
  await page.keyboard.press('Escape');
}

test('an address is read into the ledger, and a browser wallet is followed', async ({ page, prefer, baseURL }) => {
  await prefer({ locale: 'en', mode: 'expert' });
  await announceWallet(page);
  const world = await priceScene(page, baseURL ?? '', 'wallets');
  await world.change(explorer(FIRST, '1999000000000000000'));
  await page.goto('/wallets');
  await useOwnServer(page, world.base);

  // A seed phrase is refused wherever it is pasted.
  await page.getByLabel('Public address').fill(SEED);
  await expect(page.getByRole('alert').filter({ hasText: 'This is a secret.' })).toBeVisible();
  await expect(page.getByLabel('Public address')).toHaveValue('');

  await page.getByLabel('Name', { exact: true }).fill('Main');
  await page.getByLabel('Public address').fill(OWN);
  await expect(page.getByText('Valid EVM address. We read:')).toBeVisible();
  await page.getByRole('button', { name: 'Chain', exact: true }).click();
  await expectAccessible(page, '[role="menu"]');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const card = page.getByRole('region', { name: 'Main' });
  await expect(card.getByText('Balance agrees with the chain')).toBeVisible();
  await expect(card.getByText('2 transactions')).toBeVisible();
  await expect(card.getByText('Up to date')).toBeVisible();
  await expectAccessible(page);

  // Another half ether arrives: only what is new is read.
  await world.change(explorer([...FIRST, coin(3, POOL, own, '500000000000000000')], '2499000000000000000'));
  await card.getByRole('button', { name: 'Read again' }).click();
  await expect(card.getByText('3 transactions')).toBeVisible();
  await expect(card.getByText('Balance agrees with the chain')).toBeVisible();
  await lookAtWallet(page, card);
  await proveWallet(page, card);

  // The extension: found, connected, followed to another network and account, and seen by the shell.
  await page.getByRole('link', { name: 'connect', exact: true }).click();
  await page.getByRole('button', { name: 'Connect with Test Wallet' }).click();
  await expect(page.getByText('1.50 ETH')).toBeVisible();
  await expect(page.getByRole('button', { name: '0x7E5F…5Bdf' })).toBeVisible();
  await moveWallet(page, 'chainChanged', '0x89');
  await expect(page.getByText('Polygon PoS')).toBeVisible();
  await moveWallet(page, 'accountsChanged', [OTHER]);
  await expect(page.getByRole('button', { name: '0xfB69…d359' })).toBeVisible();
  await moveWallet(page, 'accountsChanged', [OWN]);
  await moveWallet(page, 'chainChanged', '0x1');
  await page.getByRole('button', { name: 'Load transactions' }).click();
  await expect(page.getByRole('heading', { name: '3 transactions found' })).toBeVisible();
  await expect(page.getByText(/^All of it is among your entries\./)).toBeVisible();
});
