/**
 * The journeys that matter in the engines that Playwright cannot drive as Debian ships them: Firefox and WebKitGTK. Written
 * once, over the few commands of `device.ts`. Chromium has them with many more in the files one folder up.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFailed, test } from 'vitest';
import { type AppServer, startApp } from './app-server.ts';
import { type Device, type Engine, expectPath, expectText, type Kind, takeTrail, until } from './device.ts';
import { startFirefox } from './firefox.ts';
import { startWebkit } from './webkit.ts';

/** 0.01 BTC for 401.00 in March, half of it sold for 300.00 less 0.30 in June 2024: a gain of 99.20. The last row is broken. */
const FILE = `"txid","refid","time","type","subtype","aclass","subclass","asset","wallet","amount","fee","balance"
"L1AAAA-00001-AAAAAA","T1AAAA-00001-AAAAAA","2024-03-03 08:20:02","trade","tradespot","currency","fiat","EUR","spot / main",-400.0000,1.0000,599.0000
"L1AAAA-00002-AAAAAA","T1AAAA-00001-AAAAAA","2024-03-03 08:20:02","trade","tradespot","currency","crypto","BTC","spot / main",0.0100000000,0,0.0100000000
"L1AAAA-00003-AAAAAA","T1AAAA-00002-AAAAAA","2024-06-01 10:00:00","trade","tradespot","currency","crypto","BTC","spot / main",-0.0050000000,0,0.0050000000
"L1AAAA-00004-AAAAAA","T1AAAA-00002-AAAAAA","2024-06-01 10:00:00","trade","tradespot","currency","fiat","EUR","spot / main",300.0000,0.3000,898.7000
"L1AAAA-00005-AAAAAA","T1AAAA-00003-AAAAAA","2024-06-02 10:00:00","staking","","currency","crypto","ETH","spot / main",viel,0,1.0000
`;

/** Paths of the programs that were found, reported by tools/e2e.mjs. */
const { CRYPTAX_FIREFOX = '', CRYPTAX_WEBKIT_DRIVER = '', CRYPTAX_MINIBROWSER = '' } = process.env;
const webkit = { driver: CRYPTAX_WEBKIT_DRIVER, browser: CRYPTAX_MINIBROWSER };
const ENGINES = [
  { engine: 'Firefox', isThere: CRYPTAX_FIREFOX !== '', start: () => startFirefox(CRYPTAX_FIREFOX) },
  { engine: 'WebKit', isThere: CRYPTAX_WEBKIT_DRIVER !== '', start: () => startWebkit(webkit) },
].filter(({ isThere }) => isThere);

/** `npm test` looks whether the engines still come along; `npm run e2e -- --engines` goes all the way. */
const isSmoke = process.env.CRYPTAX_ENGINES === 'smoke';
const whole = test.skipIf(isSmoke);

/** All the way, each engine has a server of its own, because the journey without one ends it. */
const servers: Promise<AppServer>[] = [];

function appForEngine(): Promise<AppServer> {
  const [first] = servers;
  if (isSmoke && first !== undefined) return first;
  const started = startApp();
  servers.push(started);
  return started;
}

afterAll(async () => {
  await Promise.allSettled(servers.map(async (started) => (await started).stop()));
});

describe.each(ENGINES)('$engine', ({ start }) => {
  let app: AppServer;
  let engine: Engine;
  let device: Device;
  const devices: Device[] = [];
  let folder: string;
  let file: string;

  const at = (path: string) => new URL(path, app.address).href;
  const click = (one: Device, kind: Kind, name: string) => one.click({ kind, name });

  /** A new one is asked where to keep his data. */
  async function visitor(isNew: boolean): Promise<Device> {
    const one = await engine.newDevice();
    devices.push(one);
    await one.goto(at('/site.json'));
    await one.run((asked) => {
      if (!asked) localStorage.setItem('cryptax-storage-choice-made', 'true');
      localStorage.setItem('cryptax-locale', 'de');
      localStorage.setItem('cryptax-welcome-completed', 'true');
      localStorage.setItem('cryptax-no-backup-reminders', 'true');
    }, isNew);
    return one;
  }

  async function importFile(one: Device): Promise<void> {
    if (!(await one.run(() => location.pathname === '/smart-import'))) await one.goto(at('/smart-import'));
    await one.type({ kind: 'files', name: 'Dateien wählen' }, file);
    await click(one, 'button', '^2 Buchungen übernehmen$');
    // It is said for two seconds, then comes the overview by itself: another address before that would meet it half way.
    await expectPath(one, '/multi-exchange');
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cryptax-journey-'));
    file = join(folder, 'kraken.csv');
    await writeFile(file, FILE);
    [app, engine] = await Promise.all([appForEngine(), start()]);
    device = await visitor(true);
  });

  beforeEach(() => {
    takeTrail();
    onTestFailed(async () => {
      const pages = await Promise.all(
        devices.map((one) => one.run(() => `${location.href}\n${document.body.innerText}`)),
      );
      process.stderr.write(`${[...takeTrail(), ...pages].join('\n')}\n`);
    });
  });

  afterAll(async () => {
    await engine?.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('first visit: from the landing page, without an account, to the import', async () => {
    await device.goto(at('/'));
    await click(device, 'link', '^Privat starten');
    await expectPath(device, '/smart-import');
  });

  test('import: a file is read, its good rows are taken over', async () => {
    await importFile(device);
  });

  test('report: the year with its figures, and the PDF', async () => {
    await device.goto(at('/klaus-tax'));
    await click(device, 'button', 'Steuerjahr');
    await click(device, 'button', '^2024$');
    await expectText(device, /99,20/);
    // What the app hands to the browser to save; how a browser saves it is its own matter.
    await device.run(() => {
      const make = URL.createObjectURL.bind(URL);
      URL.createObjectURL = (made) => {
        if (made instanceof Blob) Object.assign(window, { savedFile: made });
        return make(made);
      };
    });
    await click(device, 'button', '^PDF laden');
    const head = await until('the PDF', () =>
      device.run(async () => {
        const { savedFile } = window as { savedFile?: Blob };
        return savedFile === undefined ? null : `${await savedFile.slice(0, 8).text()} ${savedFile.size > 10_000}`;
      }),
    );
    expect(head).toMatch(/^%PDF-1\.\d true$/);
  });

  whole('a page that is left lets go of the book, and on the way back it has it again', async () => {
    const rows = () => device.run(() => document.querySelectorAll('tr[data-event]').length === 2);
    // A worker holds the lock of its own name as long as it lives, asleep too.
    const holders = () =>
      device.run(async () => {
        const { held = [] } = await navigator.locks.query();
        return held.filter(({ name }) => name?.startsWith('cryptax-ledger-')).length;
      });
    await device.goto(at('/transactions'));
    await until('two rows', rows);
    await device.goto(at('/klaus-tax'));
    await expectText(device, /99,20/);
    await until('one worker alive', async () => (await holders()) === 1);
    await device.run(() => history.back());
    await expectPath(device, '/transactions');
    await until('two rows again', rows);
    await until('one worker alive', async () => (await holders()) === 1);
  });

  whole('review: a row that could not be read says why, and is left out', async () => {
    await device.goto(at('/transactions?view=review&list=cards'));
    await expectText(device, /Die Zahl viel in Spalte amount ist nicht lesbar/);
    await click(device, 'button', '^Auslassen');
    await until('the row is gone', () => device.run(() => !/Die Zahl viel/.test(document.body.innerText)));
  });

  whole('simulator: the slider moves the sale and its result', async () => {
    await device.goto(at('/what-if-enhanced'));
    const amount = () => device.run(() => document.querySelector('[role="slider"]')?.getAttribute('aria-valuenow'));
    const before = await until('the slider', amount);
    await device.type({ kind: 'slider', name: '^Verkaufsbetrag' }, '');
    await until('another amount', async () => (await amount()) !== before);
    await expectText(device, /Ergebnis/);
  });

  whole('two devices, readable by nobody else: what one imports, the other shows to the cent', async () => {
    const account = { email: `kim-${Date.now()}@example.org`, password: 'korrekt pferd batterie' };
    const passphrase = 'ein Satz aus vielen Worten';
    const [first, second] = [await visitor(false), await visitor(false)];
    await first.goto(at('/auth?mode=register'));
    await first.type({ kind: 'field', name: '^Name' }, 'Kim Berg');
    await first.type({ kind: 'field', name: '^E-Mail' }, account.email);
    await first.type({ kind: 'field', name: '^Neues Passwort' }, account.password);
    await click(first, 'button', '^Konto anlegen$');
    await expectText(first, /Fast fertig/);
    await first.goto(await confirmLink(account.email));
    await expectText(first, /Deine E-Mail-Adresse ist bestätigt/);
    await importFile(first);
    await first.goto(at('/settings/sync'));
    await click(first, 'button', '^Einschalten$');
    // "Only I" is what stands there.
    await first.type({ kind: 'field', name: '^Neue Passphrase' }, passphrase);
    await first.type({ kind: 'field', name: '^Passphrase wiederholen' }, passphrase);
    await click(first, 'button', '^Einschalten$');
    await expectText(first, /Dein Wiederherstellungs-Kit/);
    await click(first, 'button', '^Ich habe das Kit sicher aufbewahrt$');
    await click(first, 'button', '^Fertig$');
    await expectText(first, /An\. Zuletzt/);

    await second.goto(at('/auth'));
    await second.type({ kind: 'field', name: '^E-Mail' }, account.email);
    await second.type({ kind: 'field', name: '^Passwort' }, account.password);
    await click(second, 'button', '^Anmelden$');
    // It says what the account holds, then asks for the key.
    await expectText(second, /In deinem Konto liegen 2 Buchungen/);
    await second.type({ kind: 'field', name: '^Passphrase' }, passphrase);
    await click(second, 'button', '^Entsperren$');
    // Another address before the key is made would lose it: what it opens arrives first.
    await expectText(second, /Letzte Buchungen/);
    const figures = async (one: Device) => {
      await one.goto(at('/klaus-tax?year=2024'));
      await expectText(one, /99,20/);
      return until('the steps of the result', () =>
        one.run(() => {
          const heading = [...document.querySelectorAll('h2')].find(
            ({ textContent }) => textContent === 'So kommt dein Ergebnis zustande',
          );
          return heading?.closest('section')?.innerText;
        }),
      );
    };
    expect(await figures(second)).toBe(await figures(first));
    await second.goto(at('/transactions'));
    await until('two rows on the other device', () =>
      second.run(() => document.querySelectorAll('tr[data-event]').length === 2),
    );
    await Promise.all([first.close(), second.close()]);
  });

  /** The mail waits in the outbox of the server in dev mode. */
  async function confirmLink(email: string): Promise<string> {
    return until('the mail', async () => {
      const { mails } = (await (await fetch(at('/api/dev/mail.json'))).json()) as {
        mails: readonly { recipient: string; body: string }[];
      };
      const body = mails.find(({ recipient }) => recipient === email)?.body ?? '';
      return /^https?:\/\/\S+$/m.exec(body)?.[0]?.replace('localhost', '127.0.0.1');
    });
  }

  whole('offline: without a server the app opens again with its data', async ({ skip }) => {
    await device.goto(at('/transactions'));
    // A driven session may be a private one, and some engines have no service worker in those.
    skip(!(await device.run(() => 'serviceWorker' in navigator)), 'no service worker in this engine when it is driven');
    await device.run(async () => {
      await navigator.serviceWorker.ready;
    });
    await until('the copy of the app', () => device.run(async () => (await caches.match('/site.json')) !== undefined));
    await until('a service worker in charge', () => device.run(() => navigator.serviceWorker.controller !== null));
    await app.stop();
    await device.goto(at('/transactions'));
    await until('two rows', () => device.run(() => document.querySelectorAll('tr[data-event]').length === 2));
  });
});

test('the engines are there', () => {
  expect(ENGINES.length).toBeGreaterThan(0);
});
