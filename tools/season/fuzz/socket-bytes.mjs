/** Requests to become a socket, and the frames after them: joins and other messages, or frames that the protocol forbids. */
import { spoil } from './draw.mjs';
import { TARGETS, TEXTS, VALUES } from './hostile.data.mjs';

const PATH = '/api/realtime/v1/websocket';

export function upgradeBytes(draw) {
  const query = draw.pick(['', '?vsn=1.0.0', '?vsn=2.0.0&eventsPerSecond=10', '?%', '?eventsPerSecond=1e999&vsn=x']);
  const lines = [
    `GET ${draw.chance(0.85) ? `${PATH}${query}` : draw.pick(TARGETS)} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: Upgrade',
    'Upgrade: websocket',
    `Sec-WebSocket-Version: ${draw.chance(0.95) ? 13 : draw.pick(['0', '99', 'x', ''])}`,
    `Sec-WebSocket-Key: ${draw.chance(0.95) ? 'dGhlIHNhbXBsZSBub25jZQ==' : draw.pick(['', 'x', '='.repeat(300)])}`,
    ...(draw.chance(0.1) ? [`Sec-WebSocket-Extensions: ${draw.pick(EXTENSIONS)}`] : []),
    ...(draw.chance(0.1) ? [`Sec-WebSocket-Protocol: ${draw.pick(['', 'a,a', 'a b', ','])}`] : []),
    ...(draw.chance(0.1) ? [`Origin: ${draw.pick(['https://evil.example', 'null', 'http://['])}`] : []),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
}

const EXTENSIONS = [
  'permessage-deflate',
  'permessage-deflate; server_max_window_bits=99',
  'permessage-deflate; client_max_window_bits="',
  ';;;',
  'a;b;c,'.repeat(200),
];

/** Most end with a proper goodbye, which the server answers by closing. */
export function frames(draw, account) {
  const sent = draw.some(0, 12, () => frame(draw, account));
  return draw.chance(0.7) ? [...sent, framed(draw, { content: Buffer.from([0x03, 0xe8]), opcode: 8 })] : sent;
}

function frame(draw, account) {
  return draw.weighed([
    [10, () => framed(draw, { text: message(draw, account) })],
    [3, () => framed(draw, { text: spoil(draw, message(draw, account)) })],
    [2, () => framed(draw, { text: JSON.stringify(draw.pick(VALUES)) })],
    [1, () => framed(draw, { text: '['.repeat(20_000) })],
    [1, () => framed(draw, { content: draw.bytes(draw.whole(300)) })],
    [1, () => framed(draw, { content: draw.bytes(draw.whole(300)), opcode: 2 })],
    [1, () => framed(draw, { text: 'x', rsv: 1 + draw.whole(7) })],
    [1, () => framed(draw, { text: 'x', opcode: draw.whole(16), isFinal: draw.chance(0.5) })],
    [1, () => framed(draw, { text: 'x', isMasked: false })],
    [1, () => framed(draw, { content: draw.bytes(draw.whole(200)), opcode: 8 + draw.whole(3) })],
    [1, () => framed(draw, { text: 'x', length: draw.pick([0, 5, 125, 65_535, 99_999, 100_001, 2 ** 31, 2 ** 53]) })],
    [1, () => draw.bytes(1 + draw.whole(50))],
  ])();
}

function message(draw, account) {
  const token = account === undefined || draw.chance(0.2) ? draw.pick(TEXTS) : account.token;
  const binding = () => ({
    event: draw.pick(['*', 'INSERT', 'UPDATE', 'x']),
    schema: draw.pick(['public', 'auth', '']),
    table: draw.pick(['transactions', 'users', '__proto__']),
    ...(draw.chance(0.3) ? { filter: draw.pick(['id=eq.1', 'id=eq.', '=', ...TEXTS]) } : {}),
  });
  const payload = draw.weighed([
    [4, () => ({ config: { postgres_changes: draw.some(0, 4, binding), private: false }, access_token: token })],
    [1, () => ({ access_token: token })],
    [1, () => draw.pick(VALUES)],
    [1, () => ({ config: draw.pick(VALUES) })],
  ])();
  const event = draw.pick([
    'phx_join',
    'phx_join',
    'phx_join',
    'access_token',
    'heartbeat',
    'phx_leave',
    'broadcast',
    '',
  ]);
  const topic = draw.pick(['realtime:a', 'realtime:b', `realtime:${draw.whole(40)}`, 'phoenix', draw.pick(TEXTS)]);
  const [joinRef, ref] = [draw.pick([null, '1', 1, 'x'.repeat(101)]), draw.pick([null, '2', {}])];
  return JSON.stringify(
    draw.chance(0.7) ? [joinRef, ref, topic, event, payload] : { join_ref: joinRef, ref, topic, event, payload },
  );
}

/** @param parts `length`: what the frame claims to hold, when that is a lie */
function framed(
  draw,
  { text, content = Buffer.from(text), opcode = 1, rsv = 0, isFinal = true, isMasked = true, length },
) {
  const size = length ?? content.length;
  const head = Buffer.alloc(10);
  head[0] = (isFinal ? 0x80 : 0) | (rsv << 4) | opcode;
  const mark = isMasked ? 0x80 : 0;
  let used = 2;
  if (size < 126) head[1] = mark | size;
  else if (size < 65_536) {
    head[1] = mark | 126;
    used = head.writeUInt16BE(size, 2);
  } else {
    head[1] = mark | 127;
    used = head.writeBigUInt64BE(BigInt(size), 2);
  }
  if (!isMasked) return Buffer.concat([head.subarray(0, used), content]);
  const mask = draw.bytes(4);
  const masked = Buffer.from(content.map((byte, index) => byte ^ mask[index % 4]));
  return Buffer.concat([head.subarray(0, used), mask, masked]);
}
