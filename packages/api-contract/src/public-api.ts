/** Answers of the public API `/api/v1`; the OpenAPI document is made from these. */
import { z } from 'zod';

const decimal = z.string().describe('Exact decimal number as text');
const instant = z.string().describe('Instant, ISO 8601 in UTC');

const apiTransaction = z.object({
  id: z.string(),
  date: instant.nullable(),
  type: z.string().nullable(),
  asset: z.string().nullable(),
  amount: decimal.nullable(),
  price: decimal.nullable(),
  fee: decimal.nullable(),
  exchange: z.string().nullable(),
  encrypted: z.boolean().describe('The contents are end-to-end encrypted; only the id is known to the server'),
});

export const apiTransactions = z.object({
  transactions: z.array(apiTransaction),
  next: z.string().nullable().describe('Give as `after` to get the following page; null on the last one'),
});

const apiHolding = z.object({
  asset: z.string(),
  amount: decimal,
  averageCost: decimal.nullable(),
  value: decimal.nullable(),
  updatedAt: instant,
});
export const apiHoldings = z.object({ holdings: z.array(apiHolding) });

const apiReport = z.object({
  id: z.string(),
  year: z.number().int(),
  title: z.string().describe('Name of the file; of a sealed report it begins with the short name on each page'),
  method: z.string().nullable(),
  mediaType: z.string().nullable(),
  sha256: z.string().nullable().describe('Of the bytes of the file'),
  createdAt: instant,
});
export const apiReports = z.object({ reports: z.array(apiReport) });

export const apiTaxYear = z.object({
  year: z.number().int(),
  report: z.string().describe('Id of the newest stored report of the year'),
  method: z.string().nullable(),
  figures: z.record(z.string(), z.unknown()).describe('The figures of the report as they were stored'),
  createdAt: instant,
});

export const apiProblem = z.object({ code: z.string(), message: z.string() });
