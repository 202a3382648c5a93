/**
 * Mails go into the outbox first and are sent from there, so that none is lost with a cut connection. With a mail server
 * they are sent and removed; without one they stay and are shown on this machine only (see the outbox page).
 */
import type { ServerConfig } from '../config.ts';
import type { Db, Queryable } from '../db/db.ts';
import type { Logger } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';

export interface Mail {
  readonly userId: string | null;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  readonly hasServer: boolean;
  /** Puts the mail into the outbox, inside the caller's transaction. */
  readonly post: (on: Queryable, mail: Mail) => Promise<void>;
  /** Sends what waits; called after a post and now and then. */
  readonly deliver: () => Promise<number>;
}

interface Waiting {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

export function createMailer(parts: {
  readonly config: Pick<ServerConfig, 'mail'>;
  readonly db: Db;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly say: (line: string) => void;
}): Mailer {
  const { config, db, log, metrics, say } = parts;
  const { mail } = config;
  return {
    hasServer: mail !== null,
    post: async (on, letter) => {
      await postMail(on, letter);
      if (mail === null) say(`Mail to ${letter.to} in the local outbox (/api/dev/mail): ${letter.subject}`);
    },
    deliver: async () => {
      if (mail === null) return 0;
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ url: mail.url, connectionTimeout: 10_000, socketTimeout: 20_000 });
      let sent = 0;
      try {
        while (await sendNext(db, (next) => transport.sendMail(messageOf(next, mail.from)))) sent += 1;
      } catch (error) {
        metrics.count('mail_failed');
        log.error({ err: error }, 'mail not sent, will be tried again');
      } finally {
        transport.close();
      }
      return sent;
    },
  };
}

/** Into the outbox alone; it is sent within a minute, or with the next mail. */
export async function postMail(on: Queryable, { userId, to, subject, text }: Mail): Promise<void> {
  await on.query(
    'insert into auth.mail_outbox (user_id, recipient, subject, body) values ($1::text::uuid, $2, $3, $4)',
    [userId, to, subject, text],
  );
}

/**
 * One at a time, taken before it is sent: two instances never send the same mail, and no transaction waits for a mail
 * server. One that was taken but never removed (the process died) is tried again after ten minutes.
 */
async function sendNext(db: Db, send: (mail: Waiting) => Promise<unknown>): Promise<boolean> {
  const { rows } = await db.query<Waiting>(
    `update auth.mail_outbox set sent_at = now() where id = (
        select id from auth.mail_outbox where sent_at is null or sent_at < now() - interval '10 minutes'
        order by id limit 1 for update skip locked)
      returning id, recipient, subject, body`,
  );
  const next = rows[0];
  if (next === undefined) return false;
  try {
    await send(next);
  } catch (error) {
    await db.query('update auth.mail_outbox set sent_at = null where id = $1::text::bigint', [next.id]);
    throw error;
  }
  // The body holds a link that signs in: it does not stay.
  await db.query('delete from auth.mail_outbox where id = $1::text::bigint', [next.id]);
  return true;
}

function messageOf({ recipient, subject, body }: Waiting, from: string) {
  return { from, to: recipient, subject, text: body };
}
