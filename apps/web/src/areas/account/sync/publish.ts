/**
 * What the public API answers with besides transactions: holdings and tax years, computed on the device and laid beside the
 * events, because the server computes nothing. Only for plans with an API, and never from an encrypted account.
 */
import { dec, divide, err, formatShortest, isZero, ok, type Result, sha256Hex } from '@cryptax/kernel';
import type { AssetPosition } from '@cryptax/portfolio';
import type { SyncFailure } from '@cryptax/store';
import type { LedgerApi } from '../../../platform/ledger/ledger-api.ts';
import type { ReportView } from '../../tax/report-types.ts';
import { failureOf } from './cloud.ts';
import { rowId } from './cloud-rows.ts';
import type { Owner } from './encryption.ts';

type Published = Promise<Result<void, SyncFailure>>;

/** Every table of the API in its newest state; what did not change is not sent. */
export async function publish(api: LedgerApi, owner: Owner): Published {
  const holdings = await publishHoldings(api, owner);
  return holdings.ok ? publishYears(api, owner) : holdings;
}

async function publishHoldings(api: LedgerApi, { client, userId }: Owner): Published {
  const model = await api.portfolioModel('own', { range: 'all' });
  if (!model.ok) return err({ code: 'store', cause: model.error.code });
  const rows = model.value.assets.map((position) => ({ user_id: userId, ...holdingRow(position) }));
  if (rows.length > 0) {
    const { error, status } = await client.from('portfolio').upsert(rows, { onConflict: 'user_id,asset' });
    if (error !== null) return err(failureOf(error, status));
  }
  const kept = await client.from('portfolio').select('asset').order('asset');
  if (kept.error !== null) return err(failureOf(kept.error, kept.status));
  const held = new Set(rows.map(({ asset }) => asset));
  for (const { asset } of kept.data) {
    if (held.has(String(asset))) continue;
    const { error, status } = await client.from('portfolio').delete().eq('user_id', userId).eq('asset', asset);
    if (error !== null) return err(failureOf(error, status));
  }
  return ok(undefined);
}

/** Amounts as texts, to the last digit; the average cost to eight places. */
export function holdingRow({ asset, amount, cost, withoutCost, value, lots }: AssetPosition) {
  const held = dec(amount);
  return {
    asset,
    total_amount: amount,
    avg_buy_price:
      isZero(held) || cost === null || withoutCost !== undefined
        ? null
        : formatShortest(divide(dec(cost), held, 8, 'half-even')),
    total_value: value ?? null,
    first_purchase: `${lots.heldSince}T00:00:00Z`,
  };
}

async function publishYears(api: LedgerApi, owner: Owner): Published {
  const years = await api.reportYears('own');
  if (!years.ok) return err({ code: 'store', cause: years.error.code });
  const known = await owner.client.from('tax_reports').select('id,title,sha256');
  if (known.error !== null) return err(failureOf(known.error, known.status));
  const gone = await removeYears(owner, known.data, new Set(years.value.map(({ year }) => String(year))));
  if (!gone.ok) return gone;
  const hashes = new Map(known.data.map(({ id, sha256 }) => [String(id), String(sha256)]));
  for (const { year } of years.value) {
    const report = await api.taxReport({ kind: 'book', book: 'own', year });
    // A year that cannot be computed yet has no figures to publish; the review list says why.
    if (!report.ok) continue;
    const prints = await api.reportPrints(report.value.source);
    if (!prints.ok) continue;
    const data = { ...yearFigures(report.value), ...prints.value };
    const content = JSON.stringify(data, null, 2);
    const sha256 = await sha256Hex(new TextEncoder().encode(content));
    const id = await rowId(owner.userId, String(year));
    if (hashes.get(id) === sha256) continue;
    const { method } = data.method;
    const file = { title: String(year), method, data, content, media_type: 'application/json', sha256 };
    const { error, status } = await owner.client
      .from('tax_reports')
      .upsert({ id, user_id: owner.userId, year, ...file });
    if (error !== null) return err(failureOf(error, status));
  }
  return ok(undefined);
}

/** Figures of a year that the ledger no longer touches; files of sealed reports have other titles and stay. */
async function removeYears(
  { client, userId }: Owner,
  rows: readonly { readonly id: unknown; readonly title: unknown }[],
  touched: ReadonlySet<string>,
): Published {
  for (const { id, title } of rows) {
    if (!/^\d{4}$/.test(String(title)) || touched.has(String(title))) continue;
    const { error, status } = await client.from('tax_reports').delete().eq('user_id', userId).eq('id', id);
    if (error !== null) return err(failureOf(error, status));
  }
  return ok(undefined);
}

type YearFigures = Omit<ReportView, 'generatedAt' | 'person' | 'profile' | 'source' | 'isDemo' | 'made'>;

/** The figures without the person and without the profile behind them: the API needs neither name nor income. */
export function yearFigures(report: ReportView): YearFigures {
  const { generatedAt: _at, person: _person, profile: _profile, source: _source, isDemo: _demo, ...rest } = report;
  const { made: _made, ...figures } = rest;
  return figures;
}
