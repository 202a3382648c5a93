/** The public API, described once: the same definitions check the requests and make the OpenAPI document. */
import {
  apiHoldings,
  apiProblem,
  apiReports,
  apiTaxYear,
  apiTransactions,
  REPORT_FILE_TYPES,
} from '@cryptax/api-contract';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { answerProblems } from '../http/answer-problems.ts';
import type { Services } from '../services.ts';
import { requireApiCaller } from './api-caller.ts';
import { readHoldings, readReport, readReports, readTaxYear, readTransactions } from './api-data.ts';
import { apiPage } from './api-page.ts';

const json = (schema: z.ZodType, description: string) => ({ description, content: { 'application/json': { schema } } });
const REFUSALS = {
  400: json(apiProblem, 'A parameter is not valid'),
  401: json(apiProblem, 'No valid API key'),
  402: json(apiProblem, 'The plan has no API access'),
  403: json(apiProblem, 'The key lacks the scope'),
  429: json(apiProblem, 'The calls of the day are used up'),
};
const NOT_FOUND = { 404: json(apiProblem, 'There is no such thing') };
const FILE = {
  description: 'The file, with its own media type',
  content: Object.fromEntries(
    REPORT_FILE_TYPES.map(({ type }) => [type, { schema: { type: 'string', format: 'binary' } as const }]),
  ),
};
const security = [{ key: [] }];

const transactionsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(100).openapi({ description: 'Rows of a page' }),
  after: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional()
    .openapi({ description: 'The `next` of the previous page' }),
  asset: z.string().max(120).optional(),
  from: z.iso.datetime().optional().openapi({ description: 'On or after this instant' }),
  to: z.iso.datetime().optional().openapi({ description: 'On or before this instant' }),
});
export type TransactionsQuery = z.infer<typeof transactionsQuery>;

const routes = {
  transactions: createRoute({
    method: 'get',
    path: '/transactions',
    summary: 'Transactions, in the order in which they were stored. Scope transactions:read',
    security,
    request: { query: transactionsQuery },
    responses: { 200: json(apiTransactions, 'One page'), ...REFUSALS },
  }),
  holdings: createRoute({
    method: 'get',
    path: '/holdings',
    summary: 'Holdings by asset, as last synchronised. Scope holdings:read',
    security,
    responses: { 200: json(apiHoldings, 'All holdings'), ...REFUSALS },
  }),
  taxYear: createRoute({
    method: 'get',
    path: '/tax-years/{year}',
    summary: 'Figures of a tax year, from its newest stored report. Scope tax:read',
    security,
    request: { params: z.object({ year: z.coerce.number().int().min(2009).max(2200) }) },
    responses: { 200: json(apiTaxYear, 'The year'), ...REFUSALS, ...NOT_FOUND },
  }),
  reports: createRoute({
    method: 'get',
    path: '/reports',
    summary: 'Stored reports and files of sealed reports, newest first. Scope reports:read',
    security,
    responses: { 200: json(apiReports, 'All reports'), ...REFUSALS },
  }),
  reportFile: createRoute({
    method: 'get',
    path: '/reports/{id}/file',
    summary: 'The file of a report: PDF, workbook, CSV, XML or JSON. Scope reports:read',
    security,
    request: { params: z.object({ id: z.uuid() }) },
    responses: { 200: FILE, ...REFUSALS, ...NOT_FOUND },
  }),
};

export function publicApi(services: Services): OpenAPIHono {
  const app = new OpenAPIHono({
    defaultHook: (result, context) => {
      if (result.success) return undefined;
      const [issue] = result.error.issues;
      return context.json({ code: 'validation_failed', message: `${issue?.path.join('.')}: ${issue?.message}` }, 400);
    },
  });
  app.openapi(routes.transactions, async (context) => {
    const userId = await requireApiCaller(context, services, 'transactions:read');
    return context.json(await readTransactions(services, userId, context.req.valid('query')), 200);
  });
  app.openapi(routes.holdings, async (context) => {
    const userId = await requireApiCaller(context, services, 'holdings:read');
    return context.json(await readHoldings(services, userId), 200);
  });
  app.openapi(routes.taxYear, async (context) => {
    const userId = await requireApiCaller(context, services, 'tax:read');
    return context.json(await readTaxYear(services, userId, context.req.valid('param').year), 200);
  });
  app.openapi(routes.reports, async (context) => {
    const userId = await requireApiCaller(context, services, 'reports:read');
    return context.json(await readReports(services, userId), 200);
  });
  app.openapi(routes.reportFile, async (context) => {
    const userId = await requireApiCaller(context, services, 'reports:read');
    const { mediaType, content, name } = await readReport(services, userId, context.req.valid('param').id);
    const headers = { 'Content-Type': mediaType, 'Content-Disposition': `attachment; filename="${name}"` };
    return context.body(content, 200, headers);
  });
  describeApi(app, services);
  answerProblems(app, services);
  return app;
}

function describeApi(app: OpenAPIHono, { config }: Services): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'key', { type: 'http', scheme: 'bearer' });
  const head = {
    openapi: '3.1.0',
    info: {
      title: 'Cryptax API',
      version: config.version,
      description: 'Read your own data with an API key from the settings. Decimals are texts, instants are UTC.',
    },
    servers: [{ url: '/api/v1' }],
  };
  app.get('/openapi.json', (context) => context.json(app.getOpenAPI31Document(head)));
  app.get('/', (context) => context.html(apiPage(app.getOpenAPI31Document(head))));
}
