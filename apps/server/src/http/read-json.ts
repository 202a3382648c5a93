/**
 * Reads a JSON body with limits on size and nesting: a body that would fill the memory or the stack of a parser (ours
 * or the database's) is refused before it gets there.
 */
import type { Context } from 'hono';
import type { z } from 'zod';
import { Problem } from './problem.ts';

const MAX_DEPTH = 64;

export async function readText(context: Context, maxBytes: number): Promise<string> {
  const announced = Number(context.req.header('content-length') ?? 0);
  if (announced > maxBytes) throw tooLarge(maxBytes);
  const body = context.req.raw.body;
  if (body === null) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge(maxBytes);
      chunks.push(chunk);
    }
  } catch (error) {
    // The caller hung up: nobody reads the answer, and it is no failure of ours.
    throw error instanceof Problem ? error : new Problem(400, 'incomplete_body', 'The body did not arrive whole.');
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** An empty body is an empty object: the client sends none with some of its calls. */
async function readJson(context: Context, maxBytes: number): Promise<unknown> {
  const text = await readText(context, maxBytes);
  return text === '' ? {} : parseJson(text);
}

export async function readValid<T>(context: Context, schema: z.ZodType<T>, maxBytes: number): Promise<T> {
  const parsed = schema.safeParse(await readJson(context, maxBytes));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const place = issue === undefined ? '' : issue.path.join('.');
  throw new Problem(400, 'validation_failed', `${place === '' ? 'Body' : place}: ${issue?.message ?? 'not valid'}`);
}

export function parseJson(text: string): unknown {
  if (nestingOf(text) > MAX_DEPTH) throw new Problem(400, 'bad_json', 'The JSON is nested too deeply.');
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem(400, 'bad_json', 'Could not parse request body as JSON.');
  }
}

/** Deepest nesting of brackets outside of texts; an estimate for broken JSON, exact for whole one. */
function nestingOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inText = false;
  for (let index = 0; index < text.length; index++) {
    const sign = text.charCodeAt(index);
    if (inText) {
      if (sign === 92) index++;
      else if (sign === 34) inText = false;
    } else if (sign === 34) inText = true;
    else if (sign === 91 || sign === 123) deepest = Math.max(deepest, ++depth);
    else if (sign === 93 || sign === 125) depth--;
  }
  return deepest;
}

function tooLarge(maxBytes: number): Problem {
  return new Problem(413, 'payload_too_large', `The body is larger than ${maxBytes} bytes.`);
}
