/** What the public API answers with, read under the rights of the key's owner. */
import type { apiHoldings, apiReports, apiTaxYear, apiTransactions } from '@cryptax/api-contract';
import type { z } from 'zod';
import { Problem } from '../http/problem.ts';
import type { Services } from '../services.ts';
import { asOwner } from './api-caller.ts';
import type { TransactionsQuery } from './api-routes.ts';
import { type ReportFile, reportFile } from './report-file.ts';

type Transactions = z.infer<typeof apiTransactions>;

export async function readTransactions(
  services: Services,
  userId: string,
  query: TransactionsQuery,
): Promise<Transactions> {
  const { rows } = await asOwner(services, userId, (tx) =>
    tx.query<Transactions['transactions'][number] & { seq: number }>(
      `select id, date, type, asset, amount::text as amount, price::text as price, fee::text as fee, exchange,
          cipher is not null as encrypted, seq
        from public.transactions
        where book = 'first' and seq > $1::text::bigint and not (id like 'statement:%' or id like 'unread:%') and ($2::text is null or asset = $2::text)
          and ($3::text is null or date >= $3::text::timestamptz) and ($4::text is null or date <= $4::text::timestamptz)
        order by seq limit $5::text::integer`,
      [query.after ?? 0, query.asset ?? null, query.from ?? null, query.to ?? null, query.limit + 1],
    ),
  );
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  const transactions = page.map(({ seq: _seq, ...transaction }) => transaction);
  return { transactions, next: rows.length > page.length && last !== undefined ? String(last.seq) : null };
}

/** Nobody holds as many; an answer has to end somewhere. */
const MAX_HOLDINGS = 5000;

type Holdings = z.infer<typeof apiHoldings>;

export async function readHoldings(services: Services, userId: string): Promise<Holdings> {
  const { rows } = await asOwner(services, userId, (tx) =>
    tx.query<Holdings['holdings'][number]>(
      `select asset, total_amount::text as amount, avg_buy_price::text as "averageCost", total_value::text as value,
        updated_at as "updatedAt" from public.portfolio order by asset limit ${MAX_HOLDINGS}`,
    ),
  );
  return { holdings: [...rows] };
}

export async function readTaxYear(
  services: Services,
  userId: string,
  year: number,
): Promise<z.infer<typeof apiTaxYear>> {
  const { rows } = await asOwner(services, userId, (tx) =>
    tx.query<z.infer<typeof apiTaxYear>>(
      `select year, id as report, method, data as figures, created_at as "createdAt" from public.tax_reports
        where year = $1::text::integer and data <> '{}' order by created_at desc limit 1`,
      [year],
    ),
  );
  const found = rows[0];
  if (found === undefined) throw new Problem(404, 'not_found', `There is no stored report for ${year}.`);
  return found;
}

type Reports = z.infer<typeof apiReports>;

export async function readReports(services: Services, userId: string): Promise<Reports> {
  const { rows } = await asOwner(services, userId, (tx) =>
    tx.query<Reports['reports'][number]>(
      `select id, year, title, method, media_type as "mediaType", sha256, created_at as "createdAt"
        from public.tax_reports order by created_at desc limit 1000`,
    ),
  );
  return { reports: [...rows] };
}

export async function readReport(services: Services, userId: string, id: string): Promise<ReportFile> {
  const { rows } = await asOwner(services, userId, (tx) =>
    tx.query<{ year: number; media_type: string | null; content: string | null }>(
      'select year, media_type, content from public.tax_reports where id = $1::text::uuid',
      [id],
    ),
  );
  const found = rows[0];
  if (found === undefined || found.content === null) throw new Problem(404, 'not_found', 'There is no such file.');
  return reportFile(found.year, found.media_type, found.content);
}
