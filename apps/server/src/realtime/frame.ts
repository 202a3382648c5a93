/** Messages of the realtime socket: lists in version 2, objects in version 1, the same five parts in both. */
import { z } from 'zod';

export interface Frame {
  readonly joinRef: string | null;
  readonly ref: string | null;
  readonly topic: string;
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export type Version = '1.0.0' | '2.0.0';

const ref = z.string().max(100).nullish();
const payload = z.record(z.string(), z.unknown()).catch({});
const listSchema = z.tuple([ref, ref, z.string().max(200), z.string().max(50), payload]);
const objectSchema = z.object({ join_ref: ref, ref, topic: z.string().max(200), event: z.string().max(50), payload });

export function readFrame(text: string, version: Version): Frame | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (version === '2.0.0') {
    const list = listSchema.safeParse(value);
    if (!list.success) return null;
    const [joinRef, own, topic, event, content] = list.data;
    return { joinRef: joinRef ?? null, ref: own ?? null, topic, event, payload: content };
  }
  const object = objectSchema.safeParse(value);
  if (!object.success) return null;
  const { join_ref, ref: own, topic, event, payload: content } = object.data;
  return { joinRef: join_ref ?? null, ref: own ?? null, topic, event, payload: content };
}

export function writeFrame({ joinRef, ref: own, topic, event, payload: content }: Frame, version: Version): string {
  return JSON.stringify(
    version === '2.0.0'
      ? [joinRef, own, topic, event, content]
      : { join_ref: joinRef, ref: own, topic, event, payload: content },
  );
}
