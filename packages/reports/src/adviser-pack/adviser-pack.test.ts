import type { Bytes } from '@cryptax/kernel';
import { quickRounds } from '@cryptax/kernel/testing';
import { afterAll, expect, test } from 'vitest';
import { goldenInput, goldenReport } from '../testing/golden.ts';
import { createAdviserPack } from './create-adviser-pack.ts';
import { openAdviserPack } from './open-adviser-pack.ts';
import type { PackContent } from './pack-content.ts';
import { createProposals, openProposals } from './proposals.ts';

afterAll(quickRounds(crypto.subtle));
const PASSPHRASE = 'Möwe über dem Watt';
const CONTENT: PackContent = {
  createdAt: '2025-05-03T09:00:00Z',
  report: goldenReport('defi'),
  events: goldenInput('defi').events,
  journal: [{ at: '2025-06-29T10:00:00Z', kind: 'add', why: 'Beleg fehlt', subjects: ['df-20'], state: 'done' }],
  notes: [{ eventId: 'df-12', text: 'Bitte prüfen: Verkauf über Treuhänder' }],
};

async function packed(content: PackContent = CONTENT): Promise<Bytes> {
  const pack = await createAdviserPack(content, PASSPHRASE);
  if (!pack.ok) throw new Error(pack.error.code);
  expect(pack.value.fileName).toBe('Adviser_Pack_2024.ctxpack');
  return pack.value.bytes;
}

const codeOf = async (file: Bytes, passphrase = PASSPHRASE) => {
  const opened = await openAdviserPack(file, passphrase);
  return opened.ok ? 'open' : opened.error.code;
};

test('opens to the same report, ledger, journal and notes, and verifies them', async () => {
  const file = await packed();
  // The same letters, composed differently: u + combining diaeresis.
  const opened = await openAdviserPack(file, PASSPHRASE.normalize('NFD'));
  if (!opened.ok) throw new Error(opened.error.code);
  const { verification, ...content } = opened.value;
  expect(JSON.parse(JSON.stringify(content))).toEqual(JSON.parse(JSON.stringify(CONTENT)));
  expect(verification).toEqual({ agrees: true, sealIntact: true, inputsAgree: true, differences: [] });
});

test('shows nothing but its format from outside', async () => {
  const text = new TextDecoder('latin1').decode(await packed());
  expect(text.split('\n', 1)[0]).toContain('"format":"cryptax-adviser-pack","version":1');
  for (const secret of ['MetaMask', 'PENDLE', '"ETH"', 'Öztürk']) expect(text).not.toContain(secret);
});

test('a report that was changed after sealing is opened and shown as changed', async () => {
  const report = { ...CONTENT.report, inputHash: '0'.repeat(64) };
  const opened = await openAdviserPack(await packed({ ...CONTENT, report }), PASSPHRASE);
  expect(opened).toMatchObject({ ok: true, value: { verification: { agrees: false, sealIntact: false } } });
});

test('refuses a wrong passphrase, a damaged file and what is no pack', async () => {
  const file = await packed();
  expect(await codeOf(file, 'Moewe')).toBe('pack.wrong-passphrase');
  expect(await codeOf(file, '')).toBe('pack.passphrase-empty');
  expect(await codeOf(file.map((byte, index) => (index === file.length - 9 ? byte ^ 1 : byte)))).toBe('pack.damaged');
  expect(await codeOf(file.slice(0, -1))).toBe('pack.damaged');
  expect(await codeOf(new Uint8Array())).toBe('pack.not-a-pack');
  expect(await codeOf(new TextEncoder().encode('{"format":"cryptax-backup"}\n'))).toBe('pack.not-a-pack');
  expect(await codeOf(replaced(file, '"version":1', '"version":9'))).toBe('pack.newer-version');
  expect(await codeOf(replaced(file, '600000', '100009'))).toBe('pack.wrong-passphrase');
  expect(await codeOf(replaced(file, '600000', '1     ')), 'too few rounds').toBe('pack.unsupported');
  expect(await createAdviserPack(CONTENT, '')).toEqual({ ok: false, error: { code: 'pack.passphrase-empty' } });
});

test('a header altered in a way that still reads is found by the encryption', async () => {
  const file = await packed();
  const line = file.indexOf(0x0a);
  const widened = Uint8Array.from([...file.slice(0, line), 0x20, ...file.slice(line)]);
  expect(await codeOf(widened)).toBe('pack.damaged');
});

/** Changes text of the same length without touching the other bytes. */
function replaced(bytes: Bytes, from: string, to: string): Bytes {
  const latin = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  expect(latin).toContain(from);
  return Uint8Array.from(latin.replace(from, to), (char) => char.charCodeAt(0));
}

test('proposals come back as they were written, under the same passphrase, and never open as a pack', async () => {
  const [first, second] = CONTENT.events;
  if (first === undefined || second === undefined) throw new Error('two entries expected');
  const proposal = { reason: 'It was a gift', before: [first, second], after: [{ ...first, note: 'Beleg 4' }] };
  const content = {
    createdAt: '2025-06-01T09:00:00Z',
    adviser: 'Kanzlei Möller',
    year: 2024,
    seal: CONTENT.report.seal,
    proposals: [proposal],
  };
  const made = await createProposals(content, PASSPHRASE);
  if (!made.ok) throw new Error(made.error.code);
  expect(made.value.fileName).toBe('Adviser_Proposals_2024.ctxprop');
  expect(await openProposals(made.value.bytes, PASSPHRASE)).toEqual({ ok: true, value: content });
  expect(await openProposals(made.value.bytes, 'geraten')).toMatchObject({ error: { code: 'pack.wrong-passphrase' } });
  expect(await codeOf(made.value.bytes)).toBe('pack.not-a-pack');
  expect(await openProposals(await packed(), PASSPHRASE)).toMatchObject({ error: { code: 'pack.not-a-pack' } });
  const damaged = made.value.bytes.slice();
  damaged[damaged.length - 1] = (damaged.at(-1) ?? 0) ^ 1;
  expect(await openProposals(damaged, PASSPHRASE)).toMatchObject({ error: { code: 'pack.damaged' } });
});
