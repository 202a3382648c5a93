/** Questions to the data API: tables, columns, filters, order, preferences and rows, most of them nearly right. */
import { PREFERENCES, TEXTS } from './hostile.data.mjs';

const COLUMNS = {
  transactions: ['id', 'date', 'type', 'asset', 'amount', 'price', 'fee', 'event', 'cipher', 'clock', 'device', 'seq'],
  portfolio: ['asset', 'total_amount', 'total_value', 'first_purchase', 'updated_at'],
  tax_reports: ['id', 'year', 'title', 'method', 'data', 'media_type', 'content', 'sha256'],
  exchange_connections: ['id', 'exchange', 'label', 'status', 'last_sync'],
  tombstones: ['id', 'clock', 'device', 'seq'],
  profiles: ['name', 'locale', 'settings'],
  sync_keys: ['user_id', 'created_at'],
  sync_heads: ['user_id', 'seq'],
  books: ['book', 'named_at'],
  plan_limits: ['plan'],
  api_keys: ['id', 'name'],
  users: ['id'],
};
const OPERATORS = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'in', 'is', 'not.eq', 'not.in', 'not.is'];
const ODD_OPERATORS = ['', 'fts', 'cs', 'not', 'not.not.eq', 'eq(any)', '__proto__', 'match'];
const ROWS = {
  transactions: () => ({ date: '2024-01-01', type: 'buy', asset: 'BTC', amount: '0.1', event: { a: 1 } }),
  portfolio: () => ({ asset: 'BTC', total_amount: '1' }),
  tax_reports: () => ({ year: 2024, title: 'x', data: {}, content: 'YQ==', media_type: 'text/plain' }),
  exchange_connections: () => ({ exchange: 'kraken', label: 'x' }),
  tombstones: () => ({ clock: '1' }),
  profiles: () => ({ name: 'x', locale: 'de', settings: {} }),
};

export function restRequest(draw) {
  const table = draw.chance(0.5) ? 'transactions' : draw.pick(Object.keys(COLUMNS));
  const method = draw.pick(['GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'PATCH', 'DELETE']);
  const parameters = [
    ...draw.some(method === 'GET' ? 0 : 1, 3, () => filter(draw, table)),
    ...(draw.chance(0.5) ? [['select', selection(draw, table)]] : []),
    ...(draw.chance(0.3) ? [['order', order(draw, table)]] : []),
    ...(draw.chance(0.3)
      ? [[draw.pick(['limit', 'offset']), draw.pick(['0', '1', '50', '1001', '50', '1', '0', '-1', 'x'])]]
      : []),
    ...(method === 'POST' && draw.chance(0.3)
      ? [[draw.pick(['on_conflict', 'columns']), draw.some(1, 3, () => column(draw, table)).join(',')]]
      : []),
  ];
  const query = parameters.map(([name, value]) => `${written(draw, name)}=${written(draw, value)}`).join('&');
  return {
    method,
    path: `/api/rest/v1/${table}`,
    // A filter has no meaning there: without most of them no row would ever be written.
    query: method === 'POST' && draw.chance(0.7) ? '' : query,
    headers: draw.chance(0.5) ? [`Prefer: ${draw.some(1, 3, () => draw.pick(PREFERENCES)).join(', ')}`] : [],
    body: method === 'POST' || method === 'PATCH' ? rows(draw, table, method) : undefined,
  };
}

function rows(draw, table, method) {
  const make = ROWS[table] ?? (() => ({}));
  const row = () => ({ ...make(), ...(draw.chance(0.7) && table !== 'profiles' ? { id: idOf(draw, table) } : {}) });
  return method === 'PATCH' || draw.chance(0.4) ? row() : draw.some(0, 20, row);
}

const idOf = (draw, table) =>
  table === 'transactions' || table === 'tombstones'
    ? `fuzz-${draw.whole(60)}`
    : `00000000-0000-4000-8000-0000000000${String(draw.whole(90) + 10)}`;

function filter(draw, table) {
  if (draw.chance(0.15)) return [draw.pick(['or', 'and', 'not.or']), group(draw, table, draw.whole(7))];
  return [column(draw, table), condition(draw)];
}

function group(draw, table, depth) {
  const parts = draw.some(1, 3, () =>
    depth > 0 && draw.chance(0.6)
      ? `${draw.pick(['or', 'and', 'not.and'])}${group(draw, table, depth - 1)}`
      : `${column(draw, table)}.${condition(draw)}`,
  );
  return `(${parts.join(',')}${draw.chance(0.9) ? ')' : ''}`;
}

function condition(draw) {
  const operator = draw.chance(0.9) ? draw.pick(OPERATORS) : draw.pick(ODD_OPERATORS);
  if (operator.endsWith('in'))
    return `${operator}.(${draw.some(0, 20, () => value(draw)).join(',')}${draw.pick([')', ')', ''])}`;
  if (operator.endsWith('is'))
    return `${operator}.${draw.pick(['null', 'true', 'not_null', 'unknown', 'x', '__proto__'])}`;
  return `${operator}${draw.pick(['.', '.', '.', ''])}${value(draw)}`;
}

const value = (draw) =>
  draw.chance(0.75) ? draw.pick(['1', 'BTC', '2024-01-01', `fuzz-${draw.whole(60)}`]) : draw.pick(TEXTS);

const column = (draw, table) => (draw.chance(0.97) ? draw.pick(COLUMNS[table]) : draw.pick(TEXTS));

function selection(draw, table) {
  const parts = draw.some(1, draw.chance(0.05) ? 120 : 4, () => {
    const alias = draw.chance(0.2) ? `a${draw.whole(9)}:` : '';
    const cast = draw.chance(0.2)
      ? `::${draw.pick(['text', 'numeric', 'date', 'boolean', 'integer', 'json', ''])}`
      : '';
    return `${alias}${column(draw, table)}${cast}`;
  });
  return draw.chance(0.2) ? '*' : parts.join(',');
}

function order(draw, table) {
  const end = () => draw.pick(['', '.asc', '.desc', '.desc.nullslast', '.nullsfirst', '.sideways']);
  return draw.some(1, 3, () => `${column(draw, table)}${end()}`).join(',');
}

/** As a client writes it, or as bytes that no client would send. */
function written(draw, text) {
  try {
    if (draw.chance(0.9)) return encodeURIComponent(text);
  } catch {
    // Half of a surrogate pair cannot be escaped.
  }
  return Buffer.from(text, 'utf8').toString('latin1').replace(/[\s#]/g, '+');
}
