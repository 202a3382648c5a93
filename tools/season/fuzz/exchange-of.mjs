/**
 * One conversation with the server, drawn from the seed and its number: what is sent in which pieces, as whom, and how it
 * ends. `isWhole`: the server must answer, or close, by itself.
 */
import * as api from './api-requests.mjs';
import { drawFor } from './draw.mjs';
import { bytesOf, rawBytes } from './http-bytes.mjs';
import { restRequest } from './rest-requests.mjs';
import { frames, upgradeBytes } from './socket-bytes.mjs';

const KINDS = [
  [33, 'rest', restRequest],
  [17, 'auth', api.authRequest],
  [1, 'ending', api.endingRequest],
  [9, 'account', api.accountRequest],
  [6, 'public', api.publicRequest],
  [4, 'relay', api.relayRequest],
  [5, 'page', api.pageRequest],
  [13, 'raw'],
  [12, 'socket'],
].map(([weight, kind, make]) => [weight, { kind, make }]);

/** @param people `{ accounts, spare }`, each account with its `token`; the spare one may be signed out or deleted */
export function exchangeOf(seed, number, people) {
  const draw = drawFor(seed, number);
  const { kind, make } = draw.weighed(KINDS);
  const account = draw.chance(kind === 'raw' ? 0 : 0.75) ? draw.pick(people.accounts) : undefined;
  const exchange = { number, kind, ...contentOf(draw, { kind, make, account, spare: people.spare }) };
  return { ...exchange, ...endingOf(draw, exchange) };
}

function contentOf(draw, { kind, make, account, spare }) {
  if (kind === 'raw') return { path: 'raw', pieces: [rawBytes(draw)], isWhole: false };
  if (kind === 'socket') {
    const pieces = [upgradeBytes(draw), ...frames(draw, account)];
    return { path: 'socket', pieces, isWhole: false, isSocket: true };
  }
  // Now and then several on one connection, without waiting for the answers.
  const count = draw.chance(0.1) ? 2 + draw.whole(2) : 1;
  const requests = Array.from({ length: count }, () => make(draw));
  const sent = requests.map((request, index) =>
    bytesOf(draw, request, request.endsSession && account !== undefined ? spare : account, index === count - 1),
  );
  return {
    path: requests.map(({ method, path }) => `${method} ${path}`).join(' + '),
    pieces: cut(draw, Buffer.concat(sent.map(({ bytes }) => bytes))),
    isWhole: sent.every(({ isWhole }) => isWhole),
  };
}

/** In one piece, or in several that arrive one by one. */
function cut(draw, bytes) {
  if (draw.chance(0.8) || bytes.length < 2) return [bytes];
  const places = draw.some(1, 4, () => 1 + draw.whole(bytes.length - 1)).sort((one, other) => one - other);
  return [0, ...places].map((from, index) => bytes.subarray(from, places[index] ?? bytes.length));
}

/** Waited for, or: only so many pieces are sent, and then the connection is reset or half closed. */
function endingOf(draw, { pieces }) {
  const ending = draw.weighed([
    [80, 'answer'],
    [13, 'reset'],
    [7, 'half-close'],
  ]);
  if (ending === 'answer') return { ending };
  const whole = pieces.slice(0, 1 + draw.whole(pieces.length));
  const last = whole.pop();
  const kept = draw.chance(0.5) ? last : last.subarray(0, draw.whole(last.length + 1));
  return { ending, pieces: [...whole, kept], isWhole: false, momentMs: draw.pick([0, 0, 1, 3, 10]) };
}
