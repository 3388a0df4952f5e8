import type { Random } from '../seed/random.ts';
import { dateStyles, lengthOf } from './dates.ts';
import { type Extra, extras } from './extras.ts';
import { jobLayouts } from './layouts.ts';
import { type Block, type Line, plainLine, type Section } from './model.ts';
import type { Choices } from './person.ts';
import { referenceBlocks } from './references.ts';

type Fill = (text: string) => string;

const by: Readonly<Record<string, string[]>> = {
  en: ['Awarded by ', 'Issued by ', 'by ', 'at ', ''],
  ru: ['', 'выдано: ', 'от '],
  de: ['', 'verliehen von '],
};

interface Item {
  title: string;
  owner: string;
  date: string;
  remark: string;
}

const bold = (text: string) => ({ text, look: 'bold' as const });

/** A title with its organisation and date, one below the other or side by side. */
const settings: readonly ((item: Item, from: string) => Line[])[] = [
  ({ title, date }, from) => [{ spans: [bold(title)], right: [{ text: date }] }, plainLine(from)],
  ({ title, date }, from) => [plainLine(`${title} – ${from}`), plainLine(date)],
  ({ title, date }, from) => [{ spans: [bold(title)] }, plainLine(`${from}, ${date}`)],
  ({ title, date }, from) => [plainLine(date), { spans: [bold(title)] }, { spans: [{ text: from, look: 'italic' }] }],
  ({ title, owner, date }) => [plainLine(`${title} (${owner}, ${date})`)],
  ({ title, owner, date, remark }) => [
    { spans: [{ text: title }], right: [{ text: owner }] },
    { spans: [{ text: remark }], right: [{ text: date }] },
  ],
  ({ title, owner, date, remark }) => [
    { spans: [bold(title)], right: [{ text: remark }] },
    { spans: [{ text: owner }], right: [{ text: date }] },
  ],
  ({ title, owner, date }) => [plainLine(`${date} ${title}, ${owner}`)],
];

function extraSection(random: Random, extra: Extra, choices: Choices, language: string, fill: Fill, first: number): Section {
  const like = random.chance(0.5) ? choices.jobs : random.pick(Object.keys(jobLayouts));
  const style = dateStyles[choices.dates]!;
  const asJobs = (extra.kind === 'volunteering' || extra.kind === 'projects') && random.chance(0.7);
  const setting = random.pick(settings);
  const remarks = random.chance(0.7);
  const prose = random.chance(0.7);
  const most = extra.scholar || random.chance(0.3) ? 8 : 3;
  const blocks = random.some(extra.titles, 1 + random.below(most)).map((title, at): Block => {
    const [name, owner] = [fill(title), fill(random.pick(extra.owners))];
    const body = random.some(extra.bodies, random.below(3)).map(fill);
    const [start, end] = [2008 + random.below(10), 2018 + random.below(7)].map((year) => ({
      year,
      month: 1 + random.below(12),
    })) as [{ year: number; month: number }, { year: number; month: number }];
    const date = style.print(end, language);
    if (!asJobs) {
      const from = `${random.pick(by[language]!)}${owner}`;
      const own = setting({ title: name, owner, date, remark: remarks ? (body.shift() ?? '') : '' }, from);
      return { kind: 'entry', entry: first + at, promotion: false, margin: [], head: own, bullets: body, prose };
    }
    const { margin, head } = jobLayouts[like]!({
      position: { text: name },
      company: [{ text: owner }],
      place: null,
      dates: `${style.print(start, language)}${style.join}${random.chance(0.2) ? choices.voice.now : date}`,
      length: lengthOf(start, end, language),
      whole: null,
      under: false,
      labels: choices.voice.labels,
    });
    return {
      kind: 'entry',
      entry: first + at,
      promotion: false,
      margin: margin ?? [],
      head,
      bullets: body,
      prose: random.chance(0.3),
    };
  });
  return { section: extra.kind, heading: random.pick(extra.headings), blocks };
}

const extraShare = 0.3;
const scholarShare = 0.6;

/** Voluntary work, projects, awards and publications: what looks like jobs and studies and is none of them. */
export function extraSections(random: Random, choices: Choices, language: string, fill: Fill, scholar: boolean): Section[] {
  const own = extras[language]!.filter((extra) => random.chance(extra.scholar ? (scholar ? scholarShare : 0) : extraShare)).map(
    (extra, at) => extraSection(random, extra, choices, language, fill, 200 + 10 * at),
  );
  if (!scholar) return own;
  const heading = random.pick(extras[language]!.find(({ kind }) => kind === 'publications')?.headings ?? ['Veröffentlichungen']);
  return [...own, { section: 'publications', heading, blocks: referenceBlocks(random, language) }];
}
