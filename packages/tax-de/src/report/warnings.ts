/** What the reader of a report must know beside the figures: codes with parameters, never prose. */
import { compare, compareText, dec, type Issue } from '@cryptax/kernel';
import type { DisposalView, LedgerEvent } from '@cryptax/ledger';
import type { YearProfile } from '../assess/tax-profile.ts';
import { taxableSum } from '../assess/taxable-sum.ts';
import type { FormBlock } from '../forms/form-lines.ts';
import { sumText } from '../money/eur.ts';
import { FILING_DUTY_EUR, FIRST_LETTER_YEAR, RETENTION_EUR } from '../years/duties.data.ts';
import type { IncomeLine } from './event-lines.ts';
import type { LotLine } from './lot-lines.ts';
import type { DraftMethodPage } from './method-page.ts';
import type { Summary } from './summary.ts';

export type WarningCode =
  | 'no-tax-advice'
  | 'frequent-trading-may-be-business'
  | 'planning-method'
  | 'incomplete'
  | 'flat-estimate'
  | 'loss-should-be-declared'
  | 'filing-duty-side-income'
  | 'capital-income-kept-apart'
  | 'form-lines-unknown'
  | 'form-lines-unsure'
  | 'free-airdrop-disputed'
  | 'foreign-fiat-out-of-scope'
  | 'retention-six-years'
  | 'utc-berlin-day-differs'
  | 'mining-may-be-business'
  | 'open-law-choice'
  | 'other-assets-share-limit'
  | 'part-year-residence'
  | 'security-tokens'
  | 'sales-without-residence'
  | 'tariff-cheaper'
  | 'carry-back-choice'
  | 'named-lots'
  | 'named-lots-mixed'
  | 'year-before-letter'
  | 'spouse-left-out';

export interface Warning {
  readonly code: WarningCode;
  readonly params: Readonly<Record<string, string>>;
}

export interface WarningContext {
  readonly events: readonly LedgerEvent[];
  readonly summary: Summary;
  readonly method: DraftMethodPage;
  readonly forms: readonly FormBlock[];
  readonly sales: readonly DisposalView[];
  /** As they are printed: made only where a warning names figures of them. */
  readonly lots: () => readonly LotLine[];
  readonly kindOf: (eventId: string) => LedgerEvent['kind'] | undefined;
  readonly income: readonly IncomeLine[];
  readonly complete: boolean;
  readonly residence: Pick<YearProfile, 'partYear' | 'residentFrom' | 'residentUntil'>;
  readonly securityTokens: readonly string[];
  readonly spouseLeftOut: boolean;
  /** Issues of the report's year. */
  readonly issues: readonly Issue[];
}

const FILING_DUTY = dec(FILING_DUTY_EUR);
const RETENTION = dec(RETENTION_EUR);

export function warnings(context: WarningContext): readonly Warning[] {
  const { summary, method, complete } = context;
  const { assessed, estimate } = summary;
  const taxable = taxableSum(assessed);
  const all = sumText(taxable, assessed.capital.taxable);
  return [
    warn('no-tax-advice', true),
    warn('frequent-trading-may-be-business', context.sales.length > 0),
    warn('spouse-left-out', context.spouseLeftOut),
    warn('planning-method', method.status === 'planning', { method: method.method, scope: method.scope }),
    warn('incomplete', !complete, { stopped: String(assessed.incomplete) }),
    warn('flat-estimate', estimate.kind === 'flat-estimate'),
    ...context.forms.flatMap(({ block, advice }) =>
      warn('loss-should-be-declared', advice === 'loss-should-be-declared', { block }),
    ),
    warn('filing-duty-side-income', compare(dec(taxable), FILING_DUTY) > 0, { taxable }),
    warn(
      'capital-income-kept-apart',
      dec(assessed.capital.gains).units !== 0n || dec(assessed.capital.losses).units !== 0n,
    ),
    ...formWarnings(context),
    warn('free-airdrop-disputed', hasDisputedAirdrop(context)),
    warn('foreign-fiat-out-of-scope', context.events.some(usesForeignFiat)),
    warn('retention-six-years', compare(dec(all), RETENTION) > 0),
    counted('utc-berlin-day-differs', context.issues),
    warn(
      'mining-may-be-business',
      context.income.some(({ kind }) => kind === 'mining'),
    ),
    counted('open-law-choice', context.issues),
    warn(
      'other-assets-share-limit',
      context.sales.some(({ taxFree }) => !taxFree),
      { limit: assessed.privateSales.limit },
    ),
    warn('part-year-residence', context.residence.partYear === true),
    ...residenceWarning(context),
    ...securityWarning(context),
    ...tariffWarnings(summary),
    ...summary.carryBack.flatMap(({ lossYear, used, back, law }) =>
      warn('carry-back-choice', true, { lossYear: String(lossYear), used, law, carriedBack: back.carriedBack }),
    ),
    warn('named-lots', method.namedLots.disposals > 0, { count: String(method.namedLots.disposals) }),
    ...method.namedLots.mixed.flatMap(({ wallet, asset }) => warn('named-lots-mixed', true, { wallet, asset })),
    warn('year-before-letter', assessed.year < FIRST_LETTER_YEAR, { year: String(assessed.year) }),
  ].flat();
}

function warn(code: WarningCode, holds: boolean, params: Readonly<Record<string, string>> = {}): readonly Warning[] {
  return holds ? [{ code, params }] : [];
}

/** Günstigerprüfung: named with its figure wherever it would help (rule CAP-06). */
function tariffWarnings({ capitalByTariff, capitalTax }: Summary): readonly Warning[] {
  if (capitalByTariff === null || dec(capitalByTariff.saving).units === 0n) return [];
  const { total, saving } = capitalByTariff;
  return warn('tariff-cheaper', true, { flat: capitalTax.total, tariff: total, saving });
}

function counted(code: WarningCode, issues: readonly Issue[]): readonly Warning[] {
  const count = issues.filter((found) => found.code === code).length;
  return warn(code, count > 0, { count: String(count) });
}

function formWarnings({ forms, summary }: WarningContext): readonly Warning[] {
  const lines = forms.flatMap((block) => block.lines);
  const year = { year: String(summary.assessed.year) };
  return [
    ...warn(
      'form-lines-unknown',
      lines.some(({ confidence }) => confidence === 'none'),
      year,
    ),
    ...warn(
      'form-lines-unsure',
      lines.some(({ confidence }) => confidence === 'low'),
      year,
    ),
  ];
}

/** Sold inside a year, received for nothing: whether it was acquired at all is disputed (Rz. 72 to 75). */
function hasDisputedAirdrop({ sales, kindOf }: WarningContext): boolean {
  return sales.some(({ lots }) =>
    lots.some(
      ({ taxFree, cost, chain: [first = ''] }) => !taxFree && dec(cost).units === 0n && kindOf(first) === 'gift-in',
    ),
  );
}

function usesForeignFiat({ valueOrigin }: LedgerEvent): boolean {
  return valueOrigin?.currency !== undefined && valueOrigin.currency !== 'EUR';
}

/** Tokens like a security (Rz. 81 to 86), named with what they make of the year's private sales and services. */
function securityWarning({ securityTokens, lots, income }: WarningContext): readonly Warning[] {
  if (securityTokens.length === 0) return [];
  const marked = new Set(securityTokens);
  const sold = lots().filter(({ asset, taxFree }) => marked.has(asset) && !taxFree);
  const received = income.filter(({ asset }) => marked.has(asset));
  const touched = [...lots(), ...income].flatMap(({ asset }) => (marked.has(asset) ? [asset] : []));
  const assets = [...new Set(touched)].sort(compareText);
  return warn('security-tokens', assets.length > 0, {
    assets: assets.join(', '),
    gain: sumText(...sold.map(({ gain }) => gain)),
    income: sumText(...received.map(({ valueEur }) => valueEur)),
  });
}

/** Sales and receipts on days without residence, named with their sums: they usually do not belong here. */
function residenceWarning({ residence, lots, income }: WarningContext): readonly Warning[] {
  const { partYear = false, residentFrom = '', residentUntil } = residence;
  if (!partYear) return [];
  const isOutside = (day: string) => day < residentFrom || (residentUntil !== undefined && day > residentUntil);
  const sold = lots().filter(({ soldOn, taxFree }) => !taxFree && isOutside(soldOn));
  const received = income.filter(({ receivedOn }) => isOutside(receivedOn));
  return warn('sales-without-residence', sold.length + received.length > 0, {
    count: String(sold.length + received.length),
    gain: sumText(...sold.map(({ gain }) => gain)),
    income: sumText(...received.map(({ valueEur }) => valueEur)),
  });
}
