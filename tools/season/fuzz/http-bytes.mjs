/** A request as bytes on the line: right, or wrong in its target, method, headers, length or body. */
import { spoil } from './draw.mjs';
import { HEADERS, METHODS, ODD_METHODS, TARGETS, VALUES } from './hostile.data.mjs';

/** @returns {{ bytes: Buffer, isWhole: boolean }} whole: an answer or an end of the connection must come */
export function bytesOf(draw, request, account, isLast) {
  const headers = [
    'Host: 127.0.0.1',
    // Each from an address of its own, or limits would answer most of it.
    `X-Forwarded-For: 10.${draw.whole(256)}.${draw.whole(256)}.${draw.whole(256)}`,
    ...(account === undefined ? [] : [`Authorization: Bearer ${account.token}`]),
    ...(request.path.startsWith('/api/exchanges') && draw.chance(0.8) ? ['Origin: http://127.0.0.1'] : []),
    ...request.headers,
    ...(isLast ? ['Connection: close'] : []),
  ];
  const body = request.body === undefined ? undefined : bodyBytes(draw, request.body);
  const target = request.query === '' ? request.path : `${request.path}?${request.query}`;
  const isChunked = body !== undefined && draw.chance(0.1);
  if (body !== undefined) {
    headers.push('Content-Type: application/json');
    headers.push(isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`);
  }
  const lines = [`${request.method} ${target} HTTP/1.1`, ...headers];
  const content = isChunked ? chunked(draw, body) : (body ?? Buffer.alloc(0));
  if (draw.chance(0.8)) return { bytes: join(lines, content), isWhole: true };
  return { bytes: spoiltBytes(draw, lines, content), isWhole: false };
}

/** What is hardly HTTP at all. */
export function rawBytes(draw) {
  const line = `${draw.pick([...METHODS, ...ODD_METHODS])} ${draw.pick(TARGETS)} ${draw.pick(VERSIONS)}`;
  const lines = [line, ...(draw.chance(0.8) ? ['Host: x'] : []), ...draw.some(0, 4, () => draw.pick(HEADERS))];
  return draw.weighed([
    [6, () => join(lines, draw.bytes(draw.whole(40)))],
    [2, () => Buffer.from(spoil(draw, join(lines, Buffer.alloc(0)).toString('latin1')), 'latin1')],
    [1, () => draw.bytes(1 + draw.whole(2000))],
    [1, () => Buffer.from('\r\n'.repeat(1 + draw.whole(50)))],
  ])();
}

const VERSIONS = ['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9.9', 'HTTP/', '', 'ICY'];

function spoiltBytes(draw, lines, content) {
  return draw.weighed([
    [4, () => join([lines[0], ...lines.slice(1), ...draw.some(1, 3, () => draw.pick(HEADERS))], content)],
    [
      2,
      () => join([`${draw.pick(ODD_METHODS)} ${lines[0].split(' ').slice(1).join(' ')}`, ...lines.slice(1)], content),
    ],
    [2, () => join([spoil(draw, lines[0]), ...lines.slice(1)], content)],
    [2, () => join(lines, content.subarray(0, draw.whole(content.length + 1)))],
    [2, () => Buffer.from(spoil(draw, join(lines, content).toString('latin1')), 'latin1')],
  ])();
}

function bodyBytes(draw, body) {
  if (draw.chance(0.5)) return Buffer.from(JSON.stringify(body));
  return draw.weighed([
    [8, () => Buffer.from(JSON.stringify(twist(draw, body)))],
    [2, () => Buffer.from(spoil(draw, JSON.stringify(body)), 'latin1')],
    [1, () => Buffer.from(JSON.stringify(draw.pick(VALUES)))],
    [1, () => Buffer.from('['.repeat(1 + draw.whole(5000)))],
    [1, () => Buffer.from('{"__proto__":{"isAdmin":true},"constructor":{"prototype":1}}')],
    [1, () => draw.bytes(draw.whole(300))],
    [1, () => Buffer.alloc(0)],
  ])();
}

/** One field of an object, or of one object in a list, becomes something else, is lost, or is new. */
function twist(draw, body) {
  if (Array.isArray(body)) return body.map((row) => (draw.chance(0.2) ? twist(draw, row) : row));
  const name = draw.chance(0.9) ? draw.pick(Object.keys(body)) : draw.pick(['__proto__x', 'user_id', 'seq', 'plan']);
  if (name === undefined) return draw.pick(VALUES);
  const { [name]: _, ...others } = body;
  return draw.chance(0.15) ? others : { ...others, [name]: draw.pick(VALUES) };
}

function chunked(draw, body) {
  const middle = draw.whole(body.length + 1);
  const parts = [body.subarray(0, middle), body.subarray(middle)].filter(({ length }) => length > 0);
  const ends = Buffer.from('0\r\n\r\n');
  return Buffer.concat([
    ...parts.flatMap((part) => [Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')]),
    ends,
  ]);
}

const join = (lines, content) => Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), content]);
