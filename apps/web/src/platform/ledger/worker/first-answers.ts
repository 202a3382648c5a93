/**
 * What screens were last told, kept beside the records. After a reload it is shown while the book is still being read: the
 * records are the same (the store takes it away with every write), so is the program, and so is the year. When the book is
 * open, the same questions are asked again; should an answer differ, every screen asks anew. While nobody asks anything, the
 * reports of all years are made ahead, one at a time, so that also a year that was never looked at is there at once.
 */
import { isRecord } from '@cryptax/kernel';
import type { LedgerApi } from '../ledger-api.ts';
import type { OpenLedger } from '../ledger-state.ts';
import { shownBook } from './kept-settings.ts';
import { type LiveLedger, noonOf } from './live-ledger.ts';
import type { StateBroadcaster } from './state-broadcaster.ts';

export interface Keeping {
  /** Names this very build: another one may answer otherwise. */
  readonly program: string;
  /** A smaller book is open sooner than anybody would notice. */
  readonly leastEvents: number;
  /** Runs the last work given to it, once nothing more was given for a while. */
  readonly later: (work: () => Promise<void>) => void;
  /** Runs the last work given to it, once nobody has asked anything for a while. */
  readonly atRest: (work: () => Promise<void>) => void;
  readonly pause: (ms: number) => Promise<void>;
}

/** Questions that lists and the report begin with; their answers are plain data. */
const QUESTIONS = ['queryEvents', 'eventFacets', 'summary', 'taxReport', 'reportYears'] as const;
const MOST_ANSWERS = 40;
const LONGEST_ANSWER = 400_000;
/** Reading a book keeps the worker from answering, so the first screen gets its answers before: it asks within this time, */
const FIRST_QUESTION_MS = 1_000;
/** and all it asks in this time after the first answer. */
const FIRST_SCREEN_MS = 50;
/** Of the moment in which an answer was made, not of the book. */
const OF_THE_MOMENT = new Set(['generatedAt', 'made']);

type Values = readonly unknown[];
type Question = (...values: Values) => Promise<{ readonly ok: boolean }>;
type Questions = Readonly<Record<string, Question>>;

interface Noted {
  readonly moment: string;
  readonly text: string;
}

export class FirstAnswers {
  readonly #keeping: Keeping;
  readonly #broadcaster: StateBroadcaster;
  #live: LiveLedger | undefined;
  #early: ReadonlyMap<string, string> | undefined;
  #noteServed: () => void = () => undefined;
  /** The first screen has what it asked for, or there is nothing to give it. */
  #served: Promise<void> | undefined;
  readonly #given = new Set<string>();
  readonly #noted = new Map<string, Noted>();
  #questions: Questions = {};
  /** Questions asked ahead since the last change. */
  #ahead: { readonly moment: string; readonly keys: Set<string> } | undefined;

  constructor(keeping: Keeping, broadcaster: StateBroadcaster) {
    this.#keeping = keeping;
    this.#broadcaster = broadcaster;
  }

  /** The database is open, the book is not. */
  async begin(live: LiveLedger): Promise<void> {
    this.#live = live;
    if ((await shownBook(live.store)) !== 'own') return;
    const read = await live.store.kept.read('own', this.#basis(live));
    const kept = keptIn(read?.content);
    if (read === undefined || kept === undefined) return;
    this.#early = new Map(kept.answers);
    this.#served = new Promise((resolve) => {
      this.#noteServed = resolve;
    });
    this.#broadcaster.foretell(kept.state);
    void live.books
      .getAfter('own', this.#served)
      .catch(() => undefined)
      .then(() => this.#check(live, read.mark));
  }

  /** A page is there and has heard what was kept: settles when it was given its first answers, or asked for none. */
  async served(): Promise<void> {
    if (this.#served === undefined) return;
    void this.#keeping.pause(FIRST_QUESTION_MS).then(this.#noteServed);
    await this.#served;
  }

  /** The same ledger, with answers before the book is open. */
  over(api: LedgerApi): LedgerApi {
    const names = [...QUESTIONS, 'reportAhead'] as const;
    this.#questions = Object.fromEntries(names.map((name) => [name, api[name] as unknown as Question]));
    const answering = QUESTIONS.map((name) => [name, (...values: Values) => this.#answer(name, values)]);
    return { ...api, ...Object.fromEntries(answering) } as LedgerApi;
  }

  async #answer(name: string, values: Values): Promise<unknown> {
    const key = keyOf(name, values);
    const known = this.#early?.get(key);
    if (known !== undefined) {
      this.#given.add(key);
      void this.#keeping.pause(FIRST_SCREEN_MS).then(this.#noteServed);
      return this.#asOfNow(known);
    }
    const before = this.#moment();
    const answer = await this.#questions[name]?.(...values);
    if (answer?.ok === true && before !== undefined && before === this.#moment()) this.#note(key, before, answer);
    return answer;
  }

  #note(key: string, moment: string, answer: unknown): void {
    const text = JSON.stringify(answer);
    this.#keeping.later(() => this.#keep());
    if (text.length > LONGEST_ANSWER) return;
    this.#noted.delete(key);
    this.#noted.set(key, { moment, text });
    const [oldest] = this.#noted.keys();
    if (this.#noted.size > MOST_ANSWERS && oldest !== undefined) this.#noted.delete(oldest);
  }

  async #keep(): Promise<void> {
    const [live, moment, mark] = [this.#live, this.#moment(), this.#mark()];
    if (live === undefined || moment === undefined || mark === undefined) return;
    const open = await live.books.get('own');
    // What rests on another book, or on prices that were missing, may be other at the next opening.
    if (!open.ok || open.value.loaded.settings.spouse !== undefined || open.value.loaded.isIncomplete) return;
    if (open.value.loaded.valued.length < this.#keeping.leastEvents) return;
    const state = await this.#broadcaster.read(live);
    if (state.kind !== 'ready' || state.book !== 'own' || this.#moment() !== moment) return;
    const answers = [...this.#noted]
      .filter(([, noted]) => noted.moment === moment)
      .map(([key, { text }]) => [key, text]);
    const isKept = await live.store.kept.keep('own', this.#basis(live), mark, JSON.stringify({ state, answers }));
    if (isKept.ok && isKept.value) this.#keeping.atRest(() => this.#askAhead(moment));
  }

  /** The newest year that nobody has asked for; what is noted of it is kept, and then the next one has its turn. */
  async #askAhead(moment: string): Promise<void> {
    const years = good(await this.#questions.reportYears?.('own')) as readonly { readonly year: number }[] | undefined;
    if (years === undefined || this.#moment() !== moment) return;
    if (this.#ahead?.moment !== moment) this.#ahead = { moment, keys: new Set() };
    const { keys } = this.#ahead;
    const source = years
      .map(({ year }) => ({ kind: 'book', book: 'own', year }))
      .find((each) => this.#noted.get(reportKey(each))?.moment !== moment && !keys.has(reportKey(each)));
    if (source === undefined) return;
    keys.add(reportKey(source));
    const answer = await this.#questions.reportAhead?.(source);
    if (answer?.ok === true && this.#moment() === moment) this.#note(reportKey(source), moment, answer);
    else if (this.#moment() === moment) this.#keeping.atRest(() => this.#askAhead(moment));
  }

  /** The book is open: was everything that was answered before right? */
  async #check(live: LiveLedger, mark: string): Promise<void> {
    const [early, moment] = [this.#early ?? new Map<string, string>(), this.#moment()];
    this.#early = undefined;
    // What nobody asks for this time is as right as it was, and is kept again with the rest.
    if (moment !== undefined && this.#mark() === mark) {
      for (const [key, text] of early) if (!this.#noted.has(key)) this.#noted.set(key, { moment, text });
    }
    for (const key of this.#given) {
      const [name, ...values] = JSON.parse(key) as [string, ...Values];
      const now = JSON.stringify(await this.#answer(name, values));
      if (plain(now) === plain(early.get(key) ?? 'null')) continue;
      for (const each of early.keys()) this.#noted.delete(each);
      this.#broadcaster.touch();
      await this.#broadcaster.refresh(live);
      return;
    }
  }

  #mark(): string | undefined {
    return this.#live?.store.kept.mark('own');
  }

  /** Between two equal ones nothing was written and nothing changed in memory. */
  #moment(): string | undefined {
    const [mark, calm] = [this.#mark(), this.#broadcaster.calm];
    return mark === undefined || calm === undefined ? undefined : `${mark} ${calm}`;
  }

  /** Of all answers only the moment of making goes by the day. */
  #basis(live: LiveLedger): string {
    return `${this.#keeping.program} ${live.currentYear()}`;
  }

  /** Looking at every field takes many times as long as reading the text, and only reports name that moment. */
  #asOfNow(text: string): unknown {
    if (!text.includes('"generatedAt"')) return JSON.parse(text);
    return JSON.parse(text, (field, value: unknown) => (field === 'generatedAt' ? this.#madeAt() : value));
  }

  #madeAt(): string | undefined {
    return this.#live === undefined ? undefined : noonOf(this.#live.today());
  }
}

function keyOf(name: string, values: Values): string {
  return JSON.stringify([name, ...values.filter((value) => typeof value !== 'function')]);
}

function reportKey(source: object): string {
  return keyOf('taxReport', [source]);
}

function good(answer: { readonly ok: boolean; readonly value?: unknown } | undefined): unknown {
  return answer?.ok === true ? answer.value : undefined;
}

function plain(text: string): string {
  return JSON.stringify(JSON.parse(text), (name, value: unknown) => (OF_THE_MOMENT.has(name) ? undefined : value));
}

function keptIn(text: string | undefined) {
  const kept: unknown = text === undefined ? undefined : JSON.parse(text);
  if (!isRecord(kept) || !isRecord(kept.state) || !Array.isArray(kept.answers)) return undefined;
  return kept as unknown as { readonly state: OpenLedger; readonly answers: readonly (readonly [string, string])[] };
}
