/** Users who synchronise as the app does, over kept connections. */
import { Agent, request } from 'node:http';
import { SYNC_BATCH, TRANSACTION_COLUMNS } from '@cryptax/api-contract';

export interface SyncUser {
  readonly id: string;
  readonly token: string;
  /** What the token says, as a JSON text. */
  readonly claims: string;
}

export type SyncRow = Readonly<Record<string, unknown>>;

/** Every user has an address of his own, or the limit per address would stop the test itself. */
const from = (index: number) => ({ 'x-forwarded-for': `10.0.${Math.floor(index / 250)}.${index % 250}` });

export async function signUp(address: string, index: number): Promise<SyncUser> {
  const body = JSON.stringify({ email: `user${index}@example.org`, password: 'correct horse battery' });
  const answer = await fetch(`${address}/api/auth/v1/signup`, { method: 'POST', body, headers: from(index) });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
  return { id: (JSON.parse(claims) as { sub: string }).sub, token, claims };
}

/** A batch of new events in the form in which the app sends them. */
export function batchOf(user: SyncUser, name: string): readonly SyncRow[] {
  const clock = new Date().toISOString();
  return Array.from({ length: SYNC_BATCH }, (_, index) => {
    const id = `${name}-${index}`;
    const at = '2024-01-01T00:00:00Z';
    return {
      user_id: user.id,
      id,
      date: at,
      type: 'buy',
      asset: 'BTC',
      amount: '0.12345678',
      fee: '1.5',
      exchange: 'Kraken',
      event: {
        kind: 'buy',
        id,
        at,
        wallet: 'Kraken',
        in: { asset: 'BTC', amount: '0.12345678' },
        out: { asset: 'EUR', amount: '4938.28' },
        fee: { asset: 'EUR', amount: '1.5' },
      },
      cipher: null,
      clock: `${clock}-000000-bench`,
      device: 'bench',
    };
  });
}

export interface Answer {
  readonly status: number;
  readonly body: string;
}

export class SyncClient {
  private readonly agent: Agent;
  private readonly address: string;

  constructor(address: string, connections: number) {
    this.address = address;
    this.agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  read(user: SyncUser, limit: number): Promise<Answer> {
    const query = `select=${TRANSACTION_COLUMNS}&user_id=eq.${user.id}&seq=gt.0&order=seq.asc&limit=${limit}`;
    return this.ask('GET', `/api/rest/v1/transactions?${query}`, user);
  }

  write(user: SyncUser, rows: readonly SyncRow[]): Promise<Answer> {
    const names = Object.keys(rows[0] ?? {}).map((name) => `%22${name}%22`);
    const query = `on_conflict=user_id%2Cid&select=id%2Cclock&columns=${names.join('%2C')}`;
    return this.ask('POST', `/api/rest/v1/transactions?${query}`, user, JSON.stringify(rows));
  }

  close(): void {
    this.agent.destroy();
  }

  private ask(method: string, path: string, user: SyncUser, body?: string): Promise<Answer> {
    const headers = {
      authorization: `Bearer ${user.token}`,
      ...(body === undefined
        ? {}
        : {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            prefer: 'resolution=merge-duplicates,return=representation',
          }),
    };
    return new Promise((resolve, reject) => {
      const sent = request(`${this.address}${path}`, { method, agent: this.agent, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') }),
        );
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }
}
