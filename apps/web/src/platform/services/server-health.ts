/** What our own server says about itself, mails among it; the web app may also run without one, as plain files. */
import { PLANS, type Plan } from '@cryptax/api-contract/plans';
import type { Result } from '@cryptax/kernel';
import { useEffect, useState } from 'react';
import type { NetworkEnvironment } from '../notices/environment.ts';
import type { Failure } from '../notices/failure.ts';
import { request } from '../notices/request.ts';

/** `sent`, or kept in an outbox that this machine can open, or neither: then nobody gets one. */
type MailWay = 'sent' | 'outbox' | 'none';

export interface ServerHealth {
  readonly mail: MailWay;
  /** The server copies the database, encrypted, or its operator does; null from a server that does not say. */
  readonly backups: 'encrypted' | 'operator' | null;
  readonly payments: 'stripe' | 'test' | 'off' | null;
  /** Whether it hands on what services of chains tell no page. */
  readonly chainRelay: boolean;
  readonly version: string;
  readonly devMode: boolean;
  readonly plan: Plan;
}

export const HEALTH_PATH = '/api/health';

/** One question, no repeats: the asker shows the answer or its absence. */
export function askServerHealth(environment?: NetworkEnvironment): Promise<Result<ServerHealth, Failure>> {
  return request(HEALTH_PATH, readHealth, { timeoutMs: 3_000, repeatable: false, environment });
}

export async function readHealth(response: Response): Promise<ServerHealth> {
  const body: unknown = await response.json();
  if (typeof body === 'object' && body !== null && 'status' in body && body.status === 'ok') {
    const version = 'version' in body && typeof body.version === 'string' ? body.version : '';
    const plan = PLANS.find((known) => 'plan' in body && body.plan === known) ?? 'free';
    const mail = (['outbox', 'none'] as const).find((way) => 'mail' in body && body.mail === way) ?? 'sent';
    const said = (name: string): unknown => (body as Readonly<Record<string, unknown>>)[name];
    const backups = (['encrypted', 'operator'] as const).find((way) => said('backups') === way) ?? null;
    const payments = (['stripe', 'test', 'off'] as const).find((way) => said('payments') === way) ?? null;
    const chainRelay = said('chainRelay') === true;
    return { version, mail, backups, payments, chainRelay, devMode: said('devMode') === true, plan };
  }
  throw new Error('Not the answer of a Cryptax server.');
}

/**
 * Whether mails of this server reach a mailbox: on one's own machine they wait in a local outbox, which the screen then names.
 * @returns `sent` also while nobody has answered
 */
export function useMailWay(): MailWay {
  const [way, setWay] = useState<MailWay>('sent');
  useEffect(() => {
    let isWanted = true;
    void askServerHealth().then((health) => {
      if (isWanted && health.ok) setWay(health.value.mail);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return way;
}
