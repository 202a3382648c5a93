/** Somebody prepares an account in the name of another and waits for its owner: nothing he prepared may open it. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ONE_ENGINE } from '../testing/engines.ts';
import { follow, followSignedIn } from '../testing/follow-link.ts';
import { openTestBed, PASSWORD, SITE, type TestBed } from '../testing/test-bed.ts';

const PREPARED = 'the password of a thief';

describe.each(ONE_ENGINE)('prepared accounts on %s', (engine) => {
  let bed: TestBed;
  beforeAll(async () => {
    bed = await openTestBed(engine);
  });
  afterAll(() => bed.close());
  beforeEach(() => bed.resetLimits());

  const prepare = async (email: string, flowType: 'implicit' | 'pkce' = 'implicit') => {
    const thief = bed.client({ flowType });
    await thief.auth.signUp({ email, password: PREPARED, options: { data: { name: 'Mallory' } } });
    await bed.services.background.idle();
    return thief;
  };
  const signIn = async (email: string, password: string) =>
    (await bed.client().auth.signInWithPassword({ email, password })).error?.code ?? 'in';
  const enter = async (link: string) => {
    const fragment = new URLSearchParams((await follow(bed, link)).hash.slice(1));
    const client = bed.client();
    const { data } = await client.auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    return { client, user: data.user };
  };

  test.each([
    ['a sign-in link', 'otp', 'implicit'],
    ['a sign-in link in the browser that asked', 'otp', 'pkce'],
    ['a link for a new password', 'recover', 'implicit'],
    ['a link for a new password in the browser that asked', 'recover', 'pkce'],
    ['the confirmation of the sign-up itself', 'signup', 'implicit'],
    ['the confirmation sent again to another browser', 'resend', 'pkce'],
  ] as const)('%s leaves nothing of what was prepared', async (_, way, flowType) => {
    const email = `${way}-${flowType}@example.org`;
    await prepare(email);
    await bed.resetLimits();
    const owner = bed.client({ flowType });
    if (way === 'otp') await owner.auth.signInWithOtp({ email });
    if (way === 'recover') await owner.auth.resetPasswordForEmail(email);
    if (way === 'resend') await owner.auth.resend({ type: 'signup', email });
    const { link } = await bed.lastMail(email);
    if (flowType === 'pkce') {
      const code = (await follow(bed, link)).searchParams.get('code') ?? '';
      expect((await owner.auth.exchangeCodeForSession(code)).error).toBeNull();
    } else {
      const entered = await enter(link);
      expect(entered.user).toMatchObject({ email, user_metadata: {} });
    }
    expect(await signIn(email, PREPARED)).toBe('invalid_credentials');
  });

  test('six digits prove the mailbox, not the password', async () => {
    const email = 'six@example.org';
    await prepare(email);
    const owner = bed.client();
    const { code } = await bed.lastMail(email);
    expect((await owner.auth.verifyOtp({ email, token: code, type: 'signup' })).error).toBeNull();
    expect(await signIn(email, PREPARED)).toBe('invalid_credentials');
    // The tab that registered knows what was typed there, and sets it with the session it now has.
    expect((await owner.auth.updateUser({ password: PASSWORD })).error).toBeNull();
    expect(await signIn(email, PASSWORD)).toBe('in');
  });

  test('who registers and confirms in one browser keeps the password, however often the mail is opened', async () => {
    const email = 'ordinary@example.org';
    const owner = await prepare(email, 'pkce');
    const { link } = await bed.lastMail(email);
    // A scanner of the mail server, then the phone: neither uses the link up or confirms anything.
    await follow(bed, link);
    const elsewhere = (await follow(bed, link)).searchParams.get('code') ?? '';
    expect((await bed.client({ flowType: 'pkce' }).auth.exchangeCodeForSession(elsewhere)).error).not.toBeNull();
    expect(await signIn(email, PREPARED)).toBe('email_not_confirmed');
    const code = (await follow(bed, link)).searchParams.get('code') ?? '';
    const { data } = await owner.auth.exchangeCodeForSession(code);
    expect(data.user).toMatchObject({ email, user_metadata: { name: 'Mallory' } });
    expect(await signIn(email, PREPARED)).toBe('in');
    expect((await follow(bed, link)).searchParams.get('error_code')).toBe('otp_expired');
  });

  test('a thief who registers between the mail and the click gains nothing', async () => {
    const email = 'between@example.org';
    const owner = bed.client({ flowType: 'pkce' });
    await owner.auth.signUp({ email, password: PASSWORD });
    const { link } = await bed.lastMail(email);
    await bed.resetLimits();
    await prepare(email, 'pkce');
    const code = (await follow(bed, link)).searchParams.get('code') ?? '';
    expect((await owner.auth.exchangeCodeForSession(code)).error).toBeNull();
    expect(await signIn(email, PREPARED)).toBe('invalid_credentials');
    expect((await owner.auth.updateUser({ password: PASSWORD })).error).toBeNull();
    expect(await signIn(email, PASSWORD)).toBe('in');
  });

  test('sessions, factors, services, keys and notes of an unconfirmed account go', async () => {
    const thief = await bed.user('furnished');
    await thief.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'his' });
    await bed.db.query("update auth.mfa_factors set status = 'verified' where user_id = $1::text::uuid", [thief.id]);
    await bed.db.query(
      "insert into auth.identities (user_id, provider, provider_id) values ($1::text::uuid, 'keycloak', 'thief')",
      [thief.id],
    );
    await bed.db.query(
      `insert into public.api_keys (user_id, name, prefix, key_hash, scopes)
        values ($1::text::uuid, 'k', 'cryptax_abcdef', 'hash', '["tax:read"]')`,
      [thief.id],
    );
    await bed.db.query('update auth.users set email_confirmed_at = null where id = $1::text::uuid', [thief.id]);
    await bed.client().auth.signInWithOtp({ email: thief.email });
    const { user, client } = await enter((await bed.lastMail(thief.email)).link);
    expect(user).toMatchObject({ id: thief.id, user_metadata: {}, app_metadata: { providers: ['email'] } });
    expect(user?.factors ?? []).toEqual([]);
    expect((await client.from('profiles').select('name')).data).toEqual([{ name: null }]);
    expect((await thief.client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    const { rows } = await bed.db.query(
      `select (select count(*) from auth.known_devices where user_id = $1::text::uuid) as devices,
        (select count(*) from auth.identities where user_id = $1::text::uuid and provider <> 'email') as services,
        (select count(*) from public.api_keys where user_id = $1::text::uuid and revoked_at is null) as keys,
        (select count(*) from auth.sessions where user_id = $1::text::uuid) as sessions`,
      [thief.id],
    );
    expect(rows).toEqual([{ devices: 1, services: 0, keys: 0, sessions: 1 }]);
  });

  test('an account that is moved to the mailbox of another arrives empty-handed', async () => {
    const victim = 'moved-to@example.org';
    const thief = await bed.user('giver', 'pkce');
    await thief.client.auth.updateUser({ email: victim });
    await follow(bed, (await bed.lastMail(thief.email)).link);
    // Clicked by who owns the mailbox, in his own browser: nothing happens without the browser that asked.
    const code = (await follow(bed, (await bed.lastMail(victim)).link)).searchParams.get('code') ?? '';
    expect((await bed.client({ flowType: 'pkce' }).auth.exchangeCodeForSession(code)).error).not.toBeNull();
    expect((await thief.client.auth.getUser()).data.user?.email).toBe(thief.email);
    // Typed digits prove the mailbox alone: the account is his now, and nobody else's.
    const { code: digits } = await bed.lastMail(victim);
    const owner = bed.client();
    await owner.auth.verifyOtp({ email: victim, token: digits, type: 'email_change' });
    expect((await owner.auth.getUser()).data.user).toMatchObject({ id: thief.id, email: victim });
    expect((await thief.client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect(await signIn(victim, PASSWORD)).toBe('invalid_credentials');
  });

  test('the last click of the giver brings him no session', async () => {
    const victim = 'moved-last@example.org';
    const thief = await bed.user('giver2');
    await thief.client.auth.updateUser({ email: victim });
    const { code: digits } = await bed.lastMail(victim);
    await bed.client().auth.verifyOtp({ email: victim, token: digits, type: 'email_change' });
    const target = await follow(bed, (await bed.lastMail(thief.email)).link);
    expect(target.hash).toContain('message=');
    expect(target.hash).not.toContain('access_token');
    const { rows } = await bed.db.query('select id from auth.sessions where user_id = $1::text::uuid', [thief.id]);
    expect(rows).toEqual([]);
  });

  test('a link that was mailed to an address the account has left opens nothing', async () => {
    const user = await bed.user('leaving', 'pkce');
    const { client, email } = user;
    await bed.client().auth.resetPasswordForEmail(email);
    const { link } = await bed.lastMail(email);
    await bed.resetLimits();
    await client.auth.updateUser({ email: 'gone-away@example.org' }, { emailRedirectTo: `${SITE}/auth/callback` });
    await follow(bed, (await bed.lastMail(email)).link);
    await followSignedIn(bed, user, (await bed.lastMail('gone-away@example.org')).link);
    expect((await client.auth.getUser()).data.user?.email).toBe('gone-away@example.org');
    expect((await follow(bed, link)).searchParams.get('error_code')).toBe('otp_expired');
  });
});
