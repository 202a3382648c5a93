import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ONE_ENGINE } from '../testing/engines.ts';
import { follow, followSignedIn } from '../testing/follow-link.ts';
import { openTestBed, PASSWORD, SITE, type TestBed } from '../testing/test-bed.ts';

describe.each(ONE_ENGINE)('recovery and changes on %s', (engine) => {
  let bed: TestBed;
  beforeAll(async () => {
    bed = await openTestBed(engine);
  });
  afterAll(() => bed.close());
  beforeEach(() => bed.resetLimits());

  test('recovery with PKCE: only the browser that asked can use the link', async () => {
    const { email } = await bed.user('recovery');
    const client = bed.client({ flowType: 'pkce' });
    await client.auth.resetPasswordForEmail(email, { redirectTo: `${SITE}/auth/reset-password` });
    const { link } = await bed.lastMail(email);
    const target = await follow(bed, link);
    const code = target.searchParams.get('code') ?? '';
    expect(target.hash).toBe('');
    const stranger = bed.client({ flowType: 'pkce' });
    const url = `${SITE}/api/auth/v1/token?grant_type=pkce`;
    const body = JSON.stringify({ auth_code: code, code_verifier: 'x'.repeat(112) });
    expect(await (await bed.app.request(url, { method: 'POST', body })).json()).toMatchObject({
      error_code: 'bad_code_verifier',
    });
    expect((await stranger.auth.exchangeCodeForSession(code)).error).not.toBeNull();
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    expect((await client.auth.updateUser({ password: 'another good password' })).error).toBeNull();
    expect((await bed.client().auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe(
      'invalid_credentials',
    );
    expect((await bed.client().auth.signInWithPassword({ email, password: 'another good password' })).error).toBeNull();
    const unknown = await bed.app.request(url, { method: 'POST', body });
    expect(unknown.status).toBe(404);
  });

  test('a code of six digits confirms as well as a link; five wrong ones use it up', async () => {
    const email = 'digits@example.org';
    await bed.client().auth.signUp({ email, password: PASSWORD });
    const { code } = await bed.lastMail(email);
    const wrong = code === '000000' ? '000001' : '000000';
    const first = await bed.client().auth.verifyOtp({ email, token: wrong, type: 'signup' });
    expect(first.error).toMatchObject({ status: 403, code: 'otp_expired' });
    const right = await bed.client().auth.verifyOtp({ email, token: code, type: 'signup' });
    expect(right.data.session?.access_token).toBeTruthy();

    await bed.resetLimits();
    await bed.client().auth.signInWithOtp({ email });
    const { code: second } = await bed.lastMail(email);
    for (let index = 0; index < 5; index++) await bed.client().auth.verifyOtp({ email, token: wrong, type: 'email' });
    const spent = await bed.client().auth.verifyOtp({ email, token: second, type: 'email' });
    expect(spent.error?.code).toBe('otp_expired');
  });

  test('changing the address needs both mailboxes', async () => {
    const user = await bed.user('mover', 'pkce');
    const { client, email } = user;
    const { data } = await client.auth.updateUser({ email: 'moved@example.org' });
    expect(data.user).toMatchObject({ email, new_email: 'moved@example.org' });
    const first = await follow(bed, (await bed.lastMail(email)).link);
    expect(first.hash).toContain('message=');
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
    const { link } = await bed.lastMail('moved@example.org');
    expect(await followSignedIn(bed, await bed.user('mover-by'), link)).toBe(400);
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
    expect(await followSignedIn(bed, user, link)).toBe(200);
    expect((await client.auth.getUser()).data.user).toMatchObject({ email: 'moved@example.org' });
    expect(
      (await bed.client().auth.signInWithPassword({ email: 'moved@example.org', password: PASSWORD })).error,
    ).toBeNull();
  });

  test('the mailboxes may answer in the other order', async () => {
    const user = await bed.user('mover2', 'pkce');
    const { client, email } = user;
    await client.auth.updateUser({ email: 'moved2@example.org' });
    expect(await followSignedIn(bed, user, (await bed.lastMail('moved2@example.org')).link)).toBe(200);
    expect((await client.auth.getUser()).data.user).toMatchObject({ email, new_email: 'moved2@example.org' });
    await follow(bed, (await bed.lastMail(email)).link);
    expect((await client.auth.getUser()).data.user).toMatchObject({ email: 'moved2@example.org' });
  });

  test('a wish for a taken address looks like any other; only its owner is told', async () => {
    const owner = await bed.user('settled');
    const answers = [];
    for (const [name, wanted] of [
      ['curious', owner.email],
      ['honest', 'free-address@example.org'],
    ] as const) {
      const { client, email } = await bed.user(name);
      const { data, error } = await client.auth.updateUser({ email: wanted });
      expect(error).toBeNull();
      const { new_email, email_change_sent_at, id, ...rest } = data.user ?? {};
      expect([new_email, typeof email_change_sent_at]).toEqual([wanted, 'string']);
      const confirmed = await follow(bed, (await bed.lastMail(email)).link);
      await bed.resetLimits();
      expect((await client.auth.resend({ type: 'email_change', email })).error).toBeNull();
      answers.push([Object.keys(rest).sort(), confirmed.hash]);
    }
    expect(answers[0]).toEqual(answers[1]);
    const reported = await bed.lastMail(owner.email);
    expect(reported.body).toContain('An deinem Konto hat sich nichts geändert');
    expect([reported.link, reported.code]).toEqual(['', '']);
    expect((await owner.client.auth.getUser()).data.user?.email).toBe(owner.email);
  });

  test('the password: present one, mailed code, same one, other sessions end', async () => {
    const { client, email, id } = await bed.user('changer');
    const elsewhere = bed.client();
    await elsewhere.auth.signInWithPassword({ email, password: PASSWORD });
    expect((await client.auth.updateUser({ password: PASSWORD })).error?.code).toBe('same_password');
    await bed.db.query(
      "update auth.sessions set created_at = now() - interval '2 days' where user_id = $1::text::uuid",
      [id],
    );
    expect((await client.auth.updateUser({ password: 'a new password' })).error?.code).toBe('reauthentication_needed');
    expect((await client.auth.reauthenticate()).error).toBeNull();
    const { code } = await bed.lastMail(email);
    expect((await client.auth.updateUser({ password: 'a new password', nonce: code })).error).toBeNull();
    expect((await elsewhere.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await client.auth.getUser()).error).toBeNull();
  });

  test('signing out here, elsewhere, everywhere', async () => {
    const { client, email } = await bed.user('leaver');
    const [second, third] = [bed.client(), bed.client()];
    for (const other of [second, third]) await other.auth.signInWithPassword({ email, password: PASSWORD });
    await second.auth.signOut({ scope: 'local' });
    expect((await third.auth.getUser()).error).toBeNull();
    await third.auth.signOut({ scope: 'others' });
    expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await third.auth.getUser()).error).toBeNull();
  });
});
