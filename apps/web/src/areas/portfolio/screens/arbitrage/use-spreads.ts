/** Quotes of the venues, the user's fees and the tax on each gain, joined to rows; asked on opening and by the button. */
import { ok } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import { useState } from 'react';
import { difference } from '../../../../platform/difference.ts';
import type { LedgerError } from '../../../../platform/ledger/answer.ts';
import type { ExtraTaxes, MarketQuotes, VenueFees } from '../../../../platform/ledger/price-types.ts';
import { useAnswer } from '../../../../platform/ledger/use-ledger.tsx';
import { bestSpreads, feeTableOf, type Opportunity } from './model/spread.ts';

export interface TaxedOpportunity extends Opportunity {
  /** null: the tariff of the year is not known. */
  readonly tax: string | null;
  readonly left: string;
}

export interface Spreads {
  /** null: not known yet, or `error` says why not. */
  readonly quotes: MarketQuotes | null;
  readonly error: LedgerError | null;
  readonly isAsking: boolean;
  readonly rows: readonly TaxedOpportunity[];
  readonly taxes: ExtraTaxes | null;
  readonly refresh: () => void;
}

/** Coins that all four venues trade against the euro; the user's own come first. */
const USUAL = ['BTC', 'ETH', 'SOL', 'XRP', 'ADA', 'LTC'] as const;
const MOST = 10;

export function useSpreads(book: Book, fees: VenueFees, stake: string): Spreads {
  const [turn, setTurn] = useState(0);
  const summary = useAnswer(`summary ${book}`, (api) => api.summary(book));
  const held = summary.kind === 'ready' ? [...new Set(summary.value.holdings.map(({ asset }) => asset))] : [];
  const assets = [...new Set([...held, ...USUAL])].slice(0, MOST);
  // Until it is known what is held nobody is asked: the exchanges would be asked twice.
  const isKnown = summary.kind !== 'loading';
  const asked = useAnswer<MarketQuotes | null>(`quotes ${turn} ${isKnown} ${assets.join()}`, async (api) =>
    isKnown ? api.marketQuotes(assets) : ok(null),
  );
  const quotes = asked.kind === 'ready' ? asked.value : null;
  const found = bestSpreads(quotes?.quotes ?? [], feeTableOf(fees, assets), stake);
  const gains = found.map(({ net }) => net);
  const taxes = useAnswer(`extra ${book} ${gains.join()}`, (api) => api.extraTaxes(book, gains));
  const known = taxes.kind === 'ready' && taxes.isFresh ? taxes.value : null;
  return {
    quotes,
    error: asked.kind === 'failed' ? asked.error : null,
    isAsking: asked.kind === 'loading' || (asked.kind === 'ready' && (quotes === null || !asked.isFresh)),
    taxes: known,
    rows: found.map((row, place) => taxed(row, known?.taxes[place]?.tax ?? null)),
    refresh: () => setTurn(turn + 1),
  };
}

function taxed(row: Opportunity, tax: string | null): TaxedOpportunity {
  return { ...row, tax, left: tax === null ? row.net : difference(row.net, tax) };
}
