/** Questions to every other route: sign-in, account, functions, relay, public API, pages. */
import { TEXTS } from './hostile.data.mjs';

const UUID = '00000000-0000-4000-8000-000000000001';
const MAIL = (draw) => draw.pick([`fuzz-${draw.whole(500)}@example.org`, 'a@b', 'x', `${'a'.repeat(250)}@example.org`]);

/** Method, path, query, body. What hashes a password takes the server a tenth of a second and is drawn seldom. */
const AUTH = [
  [1, (draw) => ['POST', '/signup', '', { email: MAIL(draw), password: 'correct horse battery', data: { a: 1 } }]],
  [1, (draw) => ['POST', '/token', 'grant_type=password', { email: MAIL(draw), password: 'wrong horse battery' }]],
  [6, (draw) => ['POST', '/token', 'grant_type=refresh_token', { refresh_token: draw.pick(TEXTS) }]],
  [
    6,
    (draw) => ['POST', '/token', `grant_type=${draw.pick(['pkce', 'id_token', 'web3', '__proto__', ''])}`, pkce(draw)],
  ],
  [6, (draw) => ['POST', '/signup', '', { email: MAIL(draw), password: draw.pick(['', 'short', 'x'.repeat(2000)]) }]],
  [8, (draw) => ['POST', '/verify', '', { type: type(draw), email: MAIL(draw), token: String(draw.whole(1e6)) }]],
  [6, (draw) => ['POST', '/verify', '', { type: type(draw), token_hash: draw.pick(TEXTS) }]],
  [6, (draw) => ['GET', '/verify', `type=${type(draw)}&token=${draw.whole(1e9)}&redirect_to=${address(draw)}`]],
  [6, (draw) => ['POST', '/recover', `redirect_to=${address(draw)}`, { email: MAIL(draw) }]],
  [4, (draw) => ['POST', '/otp', '', { email: MAIL(draw), create_user: draw.chance(0.1) }]],
  [4, (draw) => ['POST', '/resend', '', { email: MAIL(draw), type: type(draw) }]],
  [8, () => ['GET', '/user', '']],
  [8, (draw) => ['PUT', '/user', '', { data: { [draw.pick(TEXTS)]: draw.pick(TEXTS) } }]],
  [4, (draw) => ['PUT', '/user', '', { email: MAIL(draw), nonce: '1' }]],
  [4, () => ['GET', '/reauthenticate', '']],
  [6, (draw) => ['GET', '/authorize', `provider=${encoded(draw)}&redirect_to=${address(draw)}`]],
  [6, (draw) => [draw.pick(['GET', 'POST']), '/callback', `state=${encoded(draw)}&code=${encoded(draw)}`, {}]],
  [
    4,
    (draw) => ['POST', '/factors', '', { factor_type: draw.pick(['totp', 'webauthn', 'phone']), friendly_name: 'x' }],
  ],
  [4, (draw) => ['POST', `/factors/${id(draw)}/challenge`, '', {}]],
  [4, (draw) => ['POST', `/factors/${id(draw)}/verify`, '', { challenge_id: UUID, code: String(draw.whole(1e6)) }]],
  [3, (draw) => ['DELETE', `/factors/${id(draw)}`, '']],
  [3, (draw) => ['DELETE', `/user/identities/${id(draw)}`, '']],
  [3, () => ['GET', '/settings', '']],
  [2, () => ['GET', '/.well-known/jwks.json', '']],
  [2, () => ['POST', '/sso', '', { domain: 'example.org' }]],
];
/** These end a session or an account: they get one that is there for it. */
const ENDING = [
  [4, (draw) => ['POST', '/api/auth/v1/logout', `scope=${draw.pick(['global', 'local', 'others', 'x'])}`, {}]],
  [1, () => ['DELETE', '/api/account', '', {}]],
  [2, (draw) => ['DELETE', `/api/account/sessions/${id(draw)}`, '']],
];
const ACCOUNT = [
  [6, () => ['GET', '/account', '']],
  [2, () => ['GET', '/account/export', '']],
  [3, () => ['GET', '/account/invoices', '']],
  [3, () => ['GET', '/account/sessions', '']],
  [3, () => ['GET', '/account/api-keys', '']],
  [4, (draw) => ['POST', '/account/api-keys', '', { name: draw.pick(TEXTS), scopes: ['tax:read'] }]],
  [3, (draw) => ['DELETE', `/account/api-keys/${id(draw)}`, '']],
  [
    6,
    (draw) => ['POST', `/account/subscription/${draw.pick(['portal', 'cancel', 'resume', 'withdraw', 'x'])}`, '', {}],
  ],
  [4, (draw) => ['POST', '/functions/v1/quick-api', '', checkout(draw)]],
  [4, (draw) => ['POST', '/functions/v1/verify-payment', '', { sessionId: draw.pick(TEXTS) }]],
  [1, (draw) => ['POST', `/functions/v1/${encoded(draw)}`, '', {}]],
];
const PUBLIC = [
  [4, (draw) => ['GET', '/transactions', `limit=${draw.pick(['1', '0', '1e3', 'x'])}&after=${encoded(draw)}`]],
  [4, (draw) => ['GET', '/transactions', `from=${encoded(draw)}&asset=${encoded(draw)}`]],
  [2, () => ['GET', '/holdings', '']],
  [3, (draw) => ['GET', `/tax-years/${draw.pick(['2024', '1', '-1', '1e4', 'x', '%'])}`, '']],
  [2, () => ['GET', '/reports', '']],
  [3, (draw) => ['GET', `/reports/${id(draw)}/file`, '']],
  [1, () => ['GET', '/openapi.json', '']],
];
const PAGES = [
  [3, () => ['GET', '/api/health', '']],
  [3, () => ['GET', '/api/ready', '']],
  [1, () => ['GET', '/api/metrics', '']],
  [1, () => ['GET', '/api/config', '']],
  [1, () => ['GET', '/api/rates/ecb', '']],
  [4, (draw) => ['POST', '/api/csp-report', '', { 'csp-report': { 'violated-directive': draw.pick(TEXTS) } }]],
  [2, (draw) => ['GET', `/${encoded(draw)}`, '']],
  [2, (draw) => ['GET', `/api/checkout/test/${id(draw)}`, '']],
  [1, (draw) => ['POST', `/api/checkout/test/${id(draw)}`, '', {}]],
];

export const authRequest = (draw) => request(draw, AUTH, '/api/auth/v1');
export const endingRequest = (draw) => ({ ...request(draw, ENDING, ''), endsSession: true });
export const accountRequest = (draw) => request(draw, ACCOUNT, '/api');
export const publicRequest = (draw) => request(draw, PUBLIC, '/api/v1');
export const pageRequest = (draw) => request(draw, PAGES, '');

export function relayRequest(draw) {
  const credentials = { apiKey: 'k', secret: draw.pick(['s', 'YWJj', '-----BEGIN EC PRIVATE KEY-----\nx']) };
  const exchange = draw.pick(['kraken', 'binance', 'bitstamp', 'bitpanda', 'nowhere', '__proto__', '../x', '']);
  const range = {
    stream: draw.pick(['trades', 'deposits', 'x']),
    cursor: draw.pick([null, ...TEXTS]),
    since: 0,
    until: 1,
  };
  const isRead = draw.chance(0.6);
  return {
    method: 'POST',
    path: `/api/exchanges/${isRead ? 'read' : 'check'}`,
    query: '',
    headers: [],
    body: { exchange, credentials, ...(isRead ? range : {}) },
  };
}

function request(draw, routes, base) {
  const [method, path, query, body] = draw.weighed(routes)(draw);
  return { method, path: `${base}${path}`, query, headers: [], body };
}

const type = (draw) =>
  draw.pick(['signup', 'recovery', 'magiclink', 'email', 'email_change', 'invite', 'sms', '__proto__']);
const id = (draw) => (draw.chance(0.6) ? UUID : encoded(draw));
const pkce = (draw) => ({
  auth_code: draw.pick(TEXTS),
  code_verifier: draw.pick(TEXTS),
  provider: 'google',
  id_token: 'a.b.c',
});
const address = (draw) =>
  encodeURIComponent(draw.pick(['/', '//evil.example', 'http://[', 'javascript:1', 'http://localhost/']));
const checkout = (draw) => ({
  plan: draw.pick(['premium', 'pro', 'free']),
  billingCycle: draw.pick(['monthly', 'yearly', 'x']),
  successUrl: draw.pick(['http://127.0.0.1/{CHECKOUT_SESSION_ID}', 'http://[', 'javascript:1']),
  cancelUrl: 'http://127.0.0.1/',
});

function encoded(draw) {
  const text = draw.pick(TEXTS).slice(0, 3000);
  return draw.chance(0.8) ? encodeURIComponent(text.toWellFormed?.() ?? 'x') : text.replace(/[^\x21-\x7e]/g, '%');
}
