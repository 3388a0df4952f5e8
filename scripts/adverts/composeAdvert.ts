import { createRandom, type Random } from '../seed/random.ts';
import type { Advert, Trade, Wording } from './advert.ts';
import { englishTrades } from './englishTrades.ts';
import { englishWordings } from './englishWordings.ts';
import { type Case, inflect } from './inflect.ts';
import { russianTrades } from './russianTrades.ts';
import { russianWordings } from './russianWordings.ts';

const languages = {
  en: {
    trades: englishTrades,
    wordings: englishWordings,
    or: 'or',
    and: 'and',
    products: ['SAP', 'WordPress', 'Slack', 'Salesforce', 'Jira', 'Adobe Photoshop'],
    places: ['Leeds', 'Austin, TX', 'Dublin', 'Rotterdam'],
  },
  ru: {
    trades: russianTrades,
    wordings: russianWordings,
    or: 'или',
    and: 'и',
    products: ['SAP', 'WordPress', 'Slack', 'Jira', 'Photoshop', 'Figma'],
    places: ['Казань', 'Тверь', 'Пермь', 'Москва'],
  },
} as const;
type Language = keyof typeof languages;

const bullets = ['- ', '• ', '* ', '– ', ''];
const layouts = ['list', 'list', 'list', 'prose', 'semicolons'] as const;

/** Prints terms into wordings, and keeps what was asked for. */
class Writer {
  readonly asked: string[] = [];
  private readonly free: string[];
  constructor(
    private readonly random: Random,
    private readonly language: Language,
    terms: readonly string[],
  ) {
    this.free = [...terms];
  }

  get left(): number {
    return this.free.length;
  }

  /** The wording with its slots filled; null if too few terms are left. */
  fill(wording: string): string | null {
    const { or, and, products } = languages[this.language];
    const slots = [...wording.matchAll(/\{([aAlLoO])(\d)?\}/gu)];
    const counts = slots.map(([, kind = '']) => (/a/iu.test(kind) ? 1 : /o/iu.test(kind) ? 2 : 2 + this.random.below(2)));
    if (counts.reduce((sum, one) => sum + one, 0) > this.free.length) return null;
    const ofChoice = new RegExp(String.raw`\} ${or} \{`, 'u').test(wording);
    const choice: string[] = [];
    let next = 0;
    const text = wording.replace(/\{([aAlLoO])(\d)?\}/gu, (_, kind: string, inCase: string | undefined) => {
      const terms = this.free.splice(0, counts[next++]);
      if (/o/iu.test(kind)) this.asked.push(terms.join(` ${or} `));
      else if (ofChoice) choice.push(...terms);
      else this.asked.push(...terms);
      const printed = terms.map((term) => (this.language === 'ru' ? inflect(term, Number(inCase ?? 1) as Case) : term));
      const last = ` ${/o/iu.test(kind) ? or : and} ${printed.at(-1)}`;
      const list = printed.length === 1 ? (printed[0] ?? '') : printed.slice(0, -1).join(', ') + last;
      return /[ALO]/u.test(kind) ? capital(list) : list;
    });
    if (choice.length > 0) this.asked.push(choice.join(` ${or} `));
    return capital(text.replace(/\{[pP]\}/gu, () => this.random.pick([...products])));
  }

  /** Wordings until the terms are used up. */
  fillAll(wordings: readonly string[]): string[] {
    const lines: string[] = [];
    for (let tries = 0; this.free.length > 0 && tries < 60; tries++) {
      const line = this.fill(this.random.pick([...wordings]));
      if (line !== null) lines.push(line);
    }
    return lines;
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** An advertisement of a group, the same for the same seed. */
export function composeAdvert(seed: number, language: Language, group: number): Advert {
  const random = createRandom(seed * 8 + group * 2 + (language === 'ru' ? 1 : 0));
  const { trades, wordings, places } = languages[language];
  const wording = wordings[group];
  if (wording === undefined) throw new Error('There are four groups of wordings.');
  const trade = random.pick(trades.filter((one) => one.group === group));
  const terms = random.some(trade.terms, trade.terms.length);
  const must = new Writer(random, language, terms.slice(0, 6));
  const nice = new Writer(random, language, terms.slice(6, 8));
  const duties = new Writer(random, language, terms.slice(8));
  const text = print(random, { trade, wording, must, nice, duties, place: random.pick([...places]) });
  return { id: `${language}-${group}-${seed}`, language, group, text, title: trade.title, must: must.asked, nice: nice.asked };
}

interface Parts {
  trade: Trade;
  wording: Wording;
  must: Writer;
  nice: Writer;
  duties: Writer;
  place: string;
}

function print(random: Random, { trade, wording, must, nice, duties, place }: Parts): string {
  const layout = random.pick([...layouts]);
  const plain = (lines: readonly string[]) => lines.map((line) => must.fill(line) ?? line);
  const company = plain([random.pick([...wording.company])]);
  const tasks = wording.tasks.map((line) => duties.fill(line)).filter((line) => line !== null);
  const offers = plain(wording.offers);
  const refusal = plain([random.pick([...wording.refusals])]);
  const quality = random.pick([...wording.qualities]);
  if (layout === 'prose') {
    const sentences = [...must.fillAll(wording.sentences), ...nice.fillAll(wording.wishSentences), ...refusal];
    const tail = `${random.pick([...wording.offer])}: ${offers.join(', ')}.`;
    return [`${trade.title}, ${place}`, company.join(' '), sentences.join(' '), tail].join('\n\n');
  }
  const asked = [...must.fillAll(wording.asks), quality];
  const asks = random.some(asked, asked.length);
  const wishes = nice.fillAll(wording.wishes);
  const mark = random.pick([...bullets]);
  const list = (lines: readonly string[]) =>
    layout === 'semicolons' ? `${lines.join('; ')}.` : lines.map((line) => mark + line).join('\n');
  const colon = layout === 'semicolons' || random.chance(0.5) ? ':' : '';
  const section = (headings: readonly string[], body: string) =>
    `${random.pick([...headings])}${colon}${layout === 'semicolons' ? ' ' : '\n'}${body}`;
  const first = [section(wording.about, company.join(' ')), section(wording.duties, list(tasks))];
  return [
    trade.title,
    place,
    ...(random.chance(0.3) ? first.toReversed() : first),
    section(wording.must, list(asks)),
    section(wording.nice, list(wishes)),
    ...(random.chance(0.5) ? refusal : []),
    section(wording.offer, list(offers)),
  ].join('\n\n');
}
