/** Names of wallets in lists; one pool over all of them says where its coins lie. */
import { ALL_WALLETS } from '@cryptax/ledger';
import type { Balance } from '@cryptax/tax-de';
import type { Locale } from '../text/locale.ts';
import { SCOPES } from '../text/words.data.ts';

export function walletText(wallet: string, locale: Locale): string {
  return wallet === ALL_WALLETS ? SCOPES.global[locale] : wallet;
}

/** One pool has one cost; a reader still wants to know where its coins lie. */
export function placesText({ places = [] }: Pick<Balance, 'places'>, locale: Locale): string {
  return places.map(({ wallet, amount }) => `${wallet} ${quantityText(amount, locale)}`).join('; ');
}

export function quantityText(text: string, locale: Locale): string {
  return locale === 'de' ? text.replace('.', ',') : text;
}
