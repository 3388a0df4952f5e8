import type { Random } from '../seed/random.ts';
import { countries } from './countries.ts';
import { type Block, type Line, plainLine } from './model.ts';

/** Words that titles of papers are put together from. */
const topics: Readonly<Record<string, string>> = {
  en: 'Soil Moisture; Entangled States; Medieval Trade; Gut Microbiota; Open Source Ecosystems; Child Language; Coastal Erosion; Graph Matching; Urban Heat; Wage Bargaining; Tumour Growth; Neural Decoding; Migration Law; Bird Song; Battery Ageing; Query Answering; Parish Registers; Dialect Contact',
  ru: 'Миграция птиц; Речь дошкольников; Износ подшипников; Почвенная влага; Городской фольклор; Налоговый учёт; Квантовые цепи; Диалектная лексика; Прочность бетона; Рынок труда',
  de: 'Bodenfeuchte; Kindersprache; Mittelalterlicher Handel; Akkualterung; Stadtklima; Ortsnamen; Quantenschaltkreise',
};
const frames: Readonly<Record<string, string>> = {
  en: '{A} and {B}: an empirical study; On the role of {A} in {B}; Towards a theory of {A}; Measuring {A} with {B}; {A} revisited; A dataset of {A}; What do {A} tell us about {B}?; Learning {A} from {B} – a comparison of three methods; {A} under uncertainty; A survey of {A} and its applications to {B}',
  ru: '{A}: опыт исследования; К вопросу о связи явлений: {A} и {B}; {A} и {B}: новые данные; {A}. Обзор методов',
  de: '{A} und {B}: eine Untersuchung; Zur Bedeutung von {A}; {A} im Vergleich; Neue Daten zu {A}',
};
const journals: Readonly<Record<string, string>> = {
  en: 'Journal of {A}; {A} Letters; Annals of {A}; International Review of {A}; {A} and Society; Transactions on {A}; arXiv preprint',
  ru: 'Вестник университета; Журнал прикладных исследований; Известия вузов; Учёные записки',
  de: 'Zeitschrift für {A}; Jahrbuch {A}; Archiv für {A}',
};
const meetings: Readonly<Record<string, string>> = {
  en: 'International Conference on {A}; European Workshop on {A}; Symposium on {A}; Annual Meeting of the {A} Society',
  ru: 'Международная конференция «{A}»; Всероссийская школа-семинар «{A}»',
  de: 'Tagung {A}; Internationale Konferenz zu {A}',
};
const groups: Readonly<Record<string, string>> = {
  en: 'Journal articles; Conference papers; Book chapters; Under review; Peer-reviewed; Selected papers; Theses',
  ru: 'Статьи; Тезисы докладов; Монографии; В печати',
  de: 'Zeitschriftenaufsätze; Tagungsbeiträge; Buchkapitel',
};

type Pick = (table: Readonly<Record<string, string>>) => string;

interface Paper {
  title: string;
  authors: string;
  venue: string;
  year: number;
}

/** "Casas, B.", "B. Casas", "Berta Casas", "Касас Б. В." */
function nameOf(random: Random, language: string, style: number): string {
  const { given, family } = random.pick(countries.filter(({ languages }) => languages.includes(language)));
  const [first, last] = [random.pick(given), random.pick(family)];
  if (language === 'ru') return `${last} ${first[0]}. ${random.pick(['А', 'В', 'Н'])}.`;
  return [`${first[0]}. ${last}`, `${first} ${last}`, `${last}, ${first[0]}.`][style]!;
}

function paperOf(random: Random, pick: Pick, language: string, year: number, style: number): Paper {
  const names = Array.from({ length: 1 + random.below(4) }, () => nameOf(random, language, style));
  const pages = 1 + random.below(400);
  const meeting = `${4 + random.below(30)}${language === 'en' ? 'th' : language === 'ru' ? '-я' : '.'} ${pick(meetings)}, ${random.pick(countries).towns[0]}`;
  const journal = random.pick([
    `${pick(journals)} ${1 + random.below(90)} (${1 + random.below(12)}), ${pages}–${pages + 9}`,
    `${pick(journals)}, ${1 + random.below(40)}, 10.10${random.below(99)}/j.${1000 + random.below(9000)}.${year}`,
  ]);
  return {
    title: pick(frames),
    authors: names.join(random.pick([', ', ' and ', ' & '])),
    venue: random.chance(0.6) ? journal : meeting,
    year,
  };
}

/** How a list of papers is set: by year, as a numbered bibliography, in running text, or with the journal and the year at the right edge. */
const settings: readonly ((paper: Paper, number: number) => Line[])[] = [
  ({ title, authors, venue, year }) => [plainLine(`${year} ${title}`), plainLine(authors), plainLine(`${venue}, ${year}`)],
  ({ title, authors, venue, year }) => [
    { spans: [{ text: `${year} ` }, { text: title, look: 'bold' }] },
    plainLine(authors),
    { spans: [{ text: `${venue}, ${year}`, look: 'italic' }] },
  ],
  ({ title, authors, venue, year }, number) => [plainLine(`[${number}] ${authors}: ${title}. ${venue} (${year}).`)],
  ({ title, authors, venue, year }, number) => [plainLine(`${number}. ${authors}. “${title}”. ${venue}, ${year}.`)],
  ({ title, authors, venue, year }) => [plainLine(`${authors} (${year}). ${title}. ${venue}.`)],
  ({ title, authors, venue, year }) => [
    { spans: [{ text: title, look: 'bold' }], right: [{ text: venue.slice(0, 24).trim() }] },
    { spans: [{ text: authors }], right: [{ text: String(year) }] },
    plainLine(`${venue} (${year}).`),
  ],
  ({ title, authors, venue, year }) => [plainLine(`${title} // ${venue}. ${year}. ${authors}`)],
];

/** A list of publications as scholars print it: longer than a page at times, and in groups. */
export function referenceBlocks(random: Random, language: string): Block[] {
  const pick: Pick = (table) => {
    const some = random.some(topics[language]!.split('; '), 2);
    return random.pick(table[language]!.split('; ')).replace('{A}', some[0]!).replace('{B}', some[1]!);
  };
  const setting = random.pick(settings);
  const style = random.below(3);
  const grouped = random.chance(0.5);
  let [year, number] = [2025, 0];
  return Array.from({ length: grouped ? 1 + random.below(3) : 1 }, (): Block[] => {
    const papers = Array.from({ length: 2 + random.below(9) }, (): Block => {
      year -= random.below(2);
      number += 1;
      return {
        kind: 'lines',
        look: 'paragraph',
        role: 'body',
        lines: setting(paperOf(random, pick, language, year, style), number),
      };
    });
    const head: Block = {
      kind: 'lines',
      look: 'plain',
      role: 'group',
      lines: [{ spans: [{ text: pick(groups), look: 'bold' }] }],
    };
    return grouped ? [head, ...papers] : papers;
  }).flat();
}
