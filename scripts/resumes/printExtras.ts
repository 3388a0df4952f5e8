import type { Random } from '../seed/random.ts';
import { dateStyles } from './dates.ts';
import { type Extra, extras } from './extras.ts';
import { jobLayouts } from './layouts.ts';
import { type Block, plainLine, type Section } from './model.ts';
import type { Choices } from './person.ts';

type Fill = (text: string) => string;

const by: Readonly<Record<string, string[]>> = {
  en: ['Awarded by ', 'Issued by ', 'by ', 'at ', ''],
  ru: ['', 'выдано: ', 'от '],
  de: ['', 'verliehen von '],
};

/** A title with its organisation and date, one below the other or side by side. */
function stacked(
  random: Random,
  entry: number,
  title: string,
  owner: string,
  date: string,
  body: string[],
  language: string,
): Block {
  const from = `${random.pick(by[language]!)}${owner}`;
  const head = random.pick([
    [{ spans: [{ text: title, look: 'bold' as const }], right: [{ text: date }] }, plainLine(from)],
    [plainLine(`${title} – ${from}`), plainLine(date)],
    [{ spans: [{ text: title, look: 'bold' as const }] }, plainLine(`${from}, ${date}`)],
    [
      { spans: [{ text: date }] },
      { spans: [{ text: title, look: 'bold' as const }] },
      { spans: [{ text: from, look: 'italic' as const }] },
    ],
    [plainLine(`${title} (${owner}, ${date})`)],
  ]);
  return { kind: 'entry', entry, promotion: false, margin: [], head, bullets: body, prose: random.chance(0.7) };
}

function extraSection(random: Random, extra: Extra, choices: Choices, language: string, fill: Fill, first: number): Section {
  const like = random.chance(0.5) ? choices.jobs : random.pick(Object.keys(jobLayouts));
  const style = dateStyles[choices.dates]!;
  const asJobs = (extra.kind === 'volunteering' || extra.kind === 'projects') && random.chance(0.7);
  const blocks = random.some(extra.titles, 1 + random.below(3)).map((title, at): Block => {
    const [name, owner] = [fill(title), fill(random.pick(extra.owners))];
    const body = random.some(extra.bodies, random.below(3));
    const [start, end] = [2008 + random.below(10), 2018 + random.below(7)].map((year) => ({
      year,
      month: 1 + random.below(12),
    })) as [{ year: number; month: number }, { year: number; month: number }];
    const date = style.print(end, language);
    if (!asJobs) return stacked(random, first + at, name, owner, date, body, language);
    const { margin, head } = jobLayouts[like]!({
      position: { text: name },
      company: { text: owner },
      place: null,
      dates: `${style.print(start, language)}${style.join}${random.chance(0.2) ? choices.voice.now : date}`,
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

const extraShare = 0.4;

/** Voluntary work, projects, awards and publications: what looks like jobs and studies and is none of them. */
export function extraSections(random: Random, choices: Choices, language: string, fill: Fill): Section[] {
  return extras[language]!.filter(() => random.chance(extraShare)).map((extra, at) =>
    extraSection(random, extra, choices, language, fill, 200 + 10 * at),
  );
}
