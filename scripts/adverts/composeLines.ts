import { readFileSync } from 'node:fs';
import { createRandom, type Random } from '../seed/random.ts';
import type { Advert } from './advert.ts';

type Language = Advert['language'];

/** Lines of an advertisement as somebody wrote them, by section, in the order of the text. */
interface Written {
  head: string[];
  sections: { kind: string; lines: string[] }[];
}

/** A line of an advertisement, the section that it is in, and whether it is that section's heading. */
export interface AdvertLine {
  text: string;
  kind: string;
  heading: boolean;
}

interface Pool {
  headings: ReadonlyMap<string, readonly string[]>;
  written: readonly Written[];
}

const files = { en: 'english', ru: 'russian' } as const;
const pools = new Map<Language, Pool>();

/** How the items of an advertisement begin and end; most are printed as they are. */
const cases = ['as written', 'as written', 'as written', 'lower', 'upper', 'upper'] as const;
const endings = ['', '', '', '', ';', '.', ','] as const;
const headingEnds = ['', '', '', ':', ':', ':', '…'] as const;
/** How often a heading is one of those with choices, which stand for many. */
const shareOfChoices = 0.4;
const labels = {
  en: ['Location', 'Employment type', 'Department', 'Reports to', 'Work pattern', 'Start date'],
  ru: ['Город', 'Тип занятости', 'Отдел', 'Опыт работы', 'Адрес', 'Начало'],
} as const;
const values = {
  en: ['Full-time', 'Permanent', 'Head Office', 'Hybrid, two days on site', 'as soon as possible', 'Operations Director'],
  ru: ['полная', 'Постоянная работа', 'Центральный офис', 'от 1 года до 3 лет', 'гибрид', 'как можно скорее'],
} as const;

/** Which headings and written advertisements are used, by their place in the file: all, or one part in rotation. */
export interface Part {
  keepsHeading: (index: number) => boolean;
  keepsWritten: (index: number) => boolean;
}

const whole: Part = { keepsHeading: () => true, keepsWritten: () => true };

/** The texts of an invented advertisement's lines. */
export function composeLines(seed: number, language: Language): string[] {
  return composeAdvertLines(seed, language).map(({ text }) => text);
}

/** Each line of an invented advertisement, the same for the same seed: sections of one or two written ones, under other headings and in another look. */
export function composeAdvertLines(seed: number, language: Language, part = whole): AdvertLine[] {
  const random = createRandom(seed * 2 + (language === 'ru' ? 1 : 0));
  const pool = poolOf(language);
  const written = pool.written.filter((_, index) => part.keepsWritten(index));
  const [own, other] = random.some(written, 2);
  if (own === undefined || other === undefined) throw new Error(`No lines are written in ${language}.`);
  const look = {
    inCase: random.pick([...cases]),
    ending: random.pick([...endings]),
    afterHeading: random.pick([...headingEnds]),
  };
  const blurbs = written.flatMap((one) =>
    one.sections.filter(({ kind }) => kind === 'about').flatMap((section) => section.lines),
  );
  const capitals = random.chance(0.15);
  const sections = random.chance(0.4) ? random.some(own.sections, own.sections.length) : own.sections;
  const lines: AdvertLine[] = [];
  const add = (kind: string, texts: readonly string[]) => lines.push(...texts.map((text) => ({ text, kind, heading: false })));
  add('head', random.chance(0.8) ? own.head : own.head.slice(0, 1));
  if (random.chance(0.35))
    add(
      'head',
      random.some(labels[language], 2).map((label) => `${label}: ${random.pick([...values[language]])}`),
    );
  for (const { kind, lines: items } of sections) {
    const headings = (pool.headings.get(kind) ?? []).filter((_, index) => part.keepsHeading(index));
    const wide = headings.filter((one) => one.includes('|'));
    const heading = random.pick(wide.length > 0 && random.chance(shareOfChoices) ? wide : headings);
    const words = chosen(random, heading);
    lines.push({ text: (capitals ? words.toUpperCase() : words) + look.afterHeading, kind, heading: true });
    if (kind === 'about' || kind === 'apply') {
      add(kind, [[...items, ...random.some(blurbs, random.below(3))].join(' ')]);
      continue;
    }
    if (random.chance(0.1)) {
      add(kind, [asProse(items)]);
      continue;
    }
    const more = other.sections.find((one) => one.kind === kind)?.lines ?? [];
    add(kind, asList(random, [...items, ...random.some(more, random.below(3))], look));
  }
  return lines;
}

/** One of the wordings that a heading stands for: "We {want|need}" is "We want" or "We need". */
function chosen(random: Random, heading: string): string {
  return heading.replaceAll(/\{([^{}]*)\}/gu, (_, choices: string) => random.pick(choices.split('|')));
}

function asList(
  random: Random,
  items: readonly string[],
  { inCase, ending }: { inCase: (typeof cases)[number]; ending: (typeof endings)[number] },
): string[] {
  const shuffled = random.chance(0.5) ? random.some(items, items.length) : items;
  const kept = shuffled.filter(() => random.chance(0.9));
  return kept.map((item, index) => {
    const last = index === kept.length - 1;
    const closed = /[.!?]$/u.test(item) ? '' : last && ending !== '' ? '.' : ending;
    return withCase(item, inCase) + closed;
  });
}

/** The items as sentences of one line. */
function asProse(items: readonly string[]): string {
  return items.map((item) => (/[.!?]$/u.test(item) ? withCase(item, 'upper') : `${withCase(item, 'upper')}.`)).join(' ');
}

function withCase(item: string, inCase: (typeof cases)[number]): string {
  if (inCase === 'as written' || !/^(?:\p{L}\p{Ll}+|[aIвсА])(?=[\s,]|$)/u.test(item)) return item;
  return (inCase === 'lower' ? item.charAt(0).toLowerCase() : item.charAt(0).toUpperCase()) + item.slice(1);
}

function poolOf(language: Language): Pool {
  const known = pools.get(language);
  if (known !== undefined) return known;
  const read = parsePool(readFileSync(new URL(`lines/${files[language]}.txt`, import.meta.url), 'utf8'));
  pools.set(language, read);
  return read;
}

/** `@headings kind` above their headings, where `{a|b}` is a choice, `= title | place` above each advertisement, `#kind` above the lines of a section. */
function parsePool(text: string): Pool {
  const headings = new Map<string, string[]>();
  const written: Written[] = [];
  let kind = '';
  for (const line of text.split('\n').filter((one) => one !== '')) {
    if (line.startsWith('@')) kind = line.replace('@headings ', '');
    else if (line.startsWith('= ')) written.push({ head: line.slice(2).split(' | '), sections: [] });
    else if (written.length === 0) headings.set(kind, line.split('; '));
    else if (line.startsWith('#')) written.at(-1)?.sections.push({ kind: line.slice(1), lines: [] });
    else written.at(-1)?.sections.at(-1)?.lines.push(line);
  }
  return { headings, written };
}
