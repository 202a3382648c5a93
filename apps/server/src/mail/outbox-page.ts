/** Mails that wait because no mail server is set up, shown on this machine so that their links can be followed. */
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Db } from '../db/db.ts';
import { plainPage } from '../http/plain-page.ts';
import type { Services } from '../services.ts';

interface WaitingMail {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly created_at: string;
}

/** The mails hold links that sign in: they are shown where only this machine can ask. */
export function isOutboxShown({ config, mailer }: Pick<Services, 'config' | 'mailer'>): boolean {
  const isLocal = ['127.0.0.1', 'localhost', '::1'].includes(config.host);
  return !mailer.hasServer && (isLocal || config.devMode);
}

export function outboxRoutes({ db, background }: Pick<Services, 'db' | 'background'>): Hono {
  const app = new Hono();
  // A request is answered before its mail is written; whoever asks for the mail next finds it here.
  app.use(async (_, next) => {
    await background.idle();
    await next();
  });
  app.get('/mail.json', async (context) => context.json({ mails: await waitingMails(db) }));
  app.get('/mail', async (context) => {
    const mails = await waitingMails(db);
    return context.html(
      plainPage(
        'Postausgang',
        'de',
        html`<h1>Postausgang / Outbox</h1>
  <p>Es ist kein Mailserver eingerichtet: Diese Mails wurden nicht verschickt. / No mail server is set up: these emails were not sent.</p>
  ${mails.length === 0 ? html`<p>Leer / empty</p>` : ''}
  ${mails.map(mailArticle)}`,
      ),
    );
  });
  return app;
}

/** In the time of this machine, where alone the page is shown. */
const WRITTEN = new Intl.DateTimeFormat('de', { dateStyle: 'medium', timeStyle: 'short' });

function mailArticle({ recipient, subject, body, created_at }: WaitingMail) {
  const link = /^https?:\/\/\S+$/m.exec(body)?.[0];
  return html`<article>
    <h2>${subject}</h2>
    <p class="note">${recipient}, ${WRITTEN.format(new Date(created_at))}</p>
    <pre>${body}</pre>
    ${link === undefined ? '' : html`<p><a href="${link}">${link}</a></p>`}
  </article>`;
}

async function waitingMails(db: Db): Promise<readonly WaitingMail[]> {
  const { rows } = await db.query<WaitingMail>(
    'select id, recipient, subject, body, created_at from auth.mail_outbox order by id desc limit 50',
  );
  return rows;
}
