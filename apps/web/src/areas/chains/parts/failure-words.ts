/** What went wrong with a service of a chain, in words. A browser that is online met a service that is not there. */
import type { Translate } from '../../../platform/i18n/strings.ts';
import { type ChainFailure, OWN_SERVICE } from '../wallet-types.ts';
import { walletStrings } from './strings.ts';

export type WalletWords = Translate<typeof walletStrings.table>;

export function chainFailureWords({ service, code, message = '' }: ChainFailure, t: WalletWords): string {
  if (service === '') return t('no-service');
  const key = `failure.${code === 'offline' && navigator.onLine ? 'unreachable' : code}`;
  const words = Object.hasOwn(walletStrings.table, key) ? t(key as 'failure.api', { message }) : t('failure.other');
  return `${serviceName(service, t)}: ${words}`;
}

/** Services have names of their own; a server of the user's has ours, in the language of the page. */
export function serviceName(service: string, t: WalletWords): string {
  return service === OWN_SERVICE ? t('own-server') : service;
}
