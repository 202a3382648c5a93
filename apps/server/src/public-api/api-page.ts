/** The OpenAPI document as a page for people, without scripts. */
import { html } from 'hono/html';
import { z } from 'zod';
import { plainPage } from '../http/plain-page.ts';

const documentSchema = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
});

const operationSchema = z.object({
  summary: z.string().default(''),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.string(),
        required: z.boolean().default(false),
        description: z.string().default(''),
        schema: z.object({ type: z.unknown(), default: z.unknown().optional() }),
      }),
    )
    .default([]),
  responses: z.record(z.string(), z.object({ description: z.string() })),
});

export function apiPage(document: unknown) {
  const { info, paths } = documentSchema.parse(document);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operationSchema.parse(operation) })),
  );
  return plainPage(
    info.title,
    'en',
    html`<h1>${info.title} ${info.version}</h1>
    <p>${info.description}</p>
    <p>Every call needs the header <code>Authorization: Bearer cryptax_...</code>. Calls per day: Premium 100, Pro 1000;
      the headers <code>RateLimit-Limit</code>, <code>RateLimit-Remaining</code> and <code>RateLimit-Reset</code> tell what
      is left. The same as a machine reads it: <a href="/api/v1/openapi.json">openapi.json</a>.</p>
    ${operations.map(
      ({ path, method, summary, parameters, responses }) => html`<section>
      <h2><code>${method.toUpperCase()} /api/v1${path}</code></h2>
      <p>${summary}</p>
      ${
        parameters.length === 0
          ? ''
          : html`<table>
        <thead><tr><th scope="col">Parameter</th><th scope="col">In</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
        <tbody>${parameters.map(
          (item) =>
            html`<tr><td><code>${item.name}</code>${item.required ? ' (required)' : ''}</td><td>${item.in}</td><td>${String(item.schema.type)}</td><td>${item.description}</td></tr>`,
        )}</tbody>
      </table>`
      }
      <ul>${Object.entries(responses).map(([status, { description }]) => html`<li>${status}: ${description}</li>`)}</ul>
    </section>`,
    )}`,
  );
}
