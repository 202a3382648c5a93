/** Open lots of one asset, oldest first, with what a sale today would bring; one page of them. */
import { compareText, dec } from '@cryptax/kernel';
import { openLot, type PreparedPortfolio } from '@cryptax/portfolio';
import { firstFreeDay } from '@cryptax/tax-de';
import type { OpenLotsPage, OpenLotsQuestion } from '../portfolio-types.ts';

export function openLotsPage(
  { input, positions }: PreparedPortfolio,
  { asset, isFree, wallets, offset, limit }: Omit<OpenLotsQuestion, 'live'>,
): OpenLotsPage {
  const price = positions.find((position) => position.asset === asset)?.now?.price;
  const terms = { today: input.today, firstFreeDay, price: price === undefined ? undefined : dec(price) };
  const own = input.lots
    .filter((lot) => lot.asset === asset && (wallets === undefined || wallets.includes(lot.wallet)))
    .sort((a, b) => compareText(a.acquiredAt, b.acquiredAt));
  if (isFree === undefined) {
    return { total: own.length, lots: own.slice(offset, offset + limit).map((lot) => openLot(lot, terms)) };
  }
  const free = own.map((lot) => openLot(lot, terms)).filter((lot) => lot.isFree);
  return { total: free.length, lots: free.slice(offset, offset + limit) };
}
