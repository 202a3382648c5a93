import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES } from '../testing/engines.ts';
import { openTestBed, PASSWORD, type TestBed } from '../testing/test-bed.ts';

describe.each(ENGINES)('mail on %s', (engine) => {
  const received: string[] = [];
  let refusing = true;
  let server: SMTPServer;
  let bed: TestBed;
  beforeAll(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, callback) => callback(refusing ? new Error('busy') : null),
      onData: (stream, _session, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          received.push(Buffer.concat(chunks).toString('utf8'));
          callback();
        });
      },
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const address = server.server.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    bed = await openTestBed(engine, {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      SMTP_FROM: 'Cryptax <mail@cryptax.example>',
    });
  });
  afterAll(async () => {
    await bed.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });

  test('a mail that cannot be sent waits; sent, its link is nowhere kept', async () => {
    await bed.client().auth.signUp({ email: 'klaus@example.org', password: PASSWORD });
    await bed.services.background.idle();
    expect(received).toEqual([]);
    expect((await bed.lastMail('klaus@example.org')).link).not.toBe('');
    refusing = false;
    expect(await bed.services.mailer.deliver()).toBe(1);
    expect(received[0]).toContain('To: klaus@example.org');
    expect(received[0]).toContain('From: Cryptax <mail@cryptax.example>');
    expect((await bed.lastMail('klaus@example.org')).body).toBe('');
    expect((await bed.request('/api/dev/mail')).status).toBe(404);
  });
});

test('without a mail server the outbox is shown on this machine only', async () => {
  const local = await openTestBed('postgres');
  await local.client().auth.signUp({ email: 'klaus@example.org', password: PASSWORD });
  const page = await (await local.request('/api/dev/mail')).text();
  expect(page).toContain('klaus@example.org');
  expect(page).toMatch(/<a href="http:\/\/localhost:4400\/api\/auth\/v1\/verify\?token=/);
  await local.close();
  const open = await openTestBed('postgres', { HOST: '0.0.0.0' });
  expect((await open.request('/api/dev/mail')).status).toBe(404);
  await open.close();
});
