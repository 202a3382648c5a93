import { expect, it } from 'vitest';
import { good } from '../../../../testing/good.ts';
import { testLedger } from '../../../../testing/test-ledger.ts';

it('keeps a document with its entry, gives it back as it was, and never as a page', async () => {
  const api = testLedger();
  await api.open();
  const target = { kind: 'event', id: 'e1' } as const;
  const page = new File(['<script>alert(1)</script>'], 'Auszug.html', { type: 'text/html' });
  const { id, sha256 } = good(await api.addEvidence('own', target, page, 'Einzahlung vom 3. März'));
  expect(sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(good(await api.evidence('own', target))).toHaveLength(1);
  expect(good(await api.evidence('own', { kind: 'wallet', id: 'e1' }))).toEqual([]);
  const { name, blob } = good(await api.evidenceFile('own', id));
  expect([name, blob.type, await blob.text()]).toEqual([
    'Auszug.html',
    'application/octet-stream',
    '<script>alert(1)</script>',
  ]);
  good(await api.describeEvidence('own', id, { name: 'Konto.html', about: '' }));
  expect(good(await api.evidence('own', target))[0]).toMatchObject({ name: 'Konto.html', about: '', sha256 });
  good(await api.removeEvidence('own', id));
  expect(good(await api.evidence('own', target))).toEqual([]);
});
