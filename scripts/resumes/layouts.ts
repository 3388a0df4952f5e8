import type { Line, Span } from './model.ts';

/** An entry's parts as a layout prints them. */
export interface Printed {
  margin?: Line[];
  head: Line[];
}
export interface JobWords {
  position: Span;
  company: Span[];
  place: Span | null;
  dates: string;
  /** How long the job lasted. */
  length: string;
  /** How long all jobs at this employer lasted, if the next ones printed are there too. */
  whole: string | null;
  /** The employer stands above, over a later job there. */
  under: boolean;
  labels: { from: string; employer: string; position: string };
}
export interface StudyWords {
  degree: Span[];
  school: Span[];
  dates: string;
  labels: { from: string; school: string; award: string };
}

const bold = (span: Span): Span => ({ ...span, look: 'bold' });
const allBold = (spans: readonly Span[]): Span[] => spans.map(bold);
const italic = (span: Span): Span => ({ ...span, look: 'italic' });
const say = (text: string): Span => ({ text });
const line = (...spans: (Span | null)[]): Line => ({ spans: spans.filter((span) => span !== null) });
const after = (text: string, span: Span | null) => (span ? [say(text), span] : []);

export const jobLayouts: Readonly<Record<string, (job: JobWords) => Printed>> = {
  brackets: ({ position, company, place, dates }) => ({
    head: [line(...allBold(company), ...after(' [', place), ...(place ? [say(']')] : [])), line(position, say(` {${dates}}`))],
  }),
  employerInBrackets: ({ position, company, dates }) => ({
    head: [line(say(`${dates} `), bold(position), say(' ('), ...company, say(')'))],
  }),
  datesBelowRight: ({ position, company, place, dates }) => ({
    head: [line(bold(position), say(' @ '), ...company), { spans: place ? [place] : [], right: [say(dates)] }],
  }),
  colon: ({ position, company, place, dates }) => ({
    head: [line(...allBold(company), ...after(', ', place), say(': '), italic(position)), line(say(dates))],
  }),
  marginPlace: ({ position, company, place, dates }) => ({
    margin: [line(say(dates)), ...(place ? [line(place)] : [])],
    head: [line(bold(position), say(', '), ...company)],
  }),
  marginEmployer: ({ position, company, dates }) => ({
    margin: [line(...allBold(company))],
    head: [{ spans: [italic(position)], right: [say(dates)] }],
  }),
  arrow: ({ position, company, place, dates }) => ({
    head: [line(say(`${dates} → `), ...allBold(company), ...after(' · ', place)), line(position)],
  }),
  forms: ({ position, company, dates, labels }) => ({
    head: [
      line(say(`${labels.employer}: `), ...company),
      line(say(`${labels.position}: `), position),
      line(say(`${labels.from}: `), say(dates)),
    ],
  }),
  employerOverPosition: ({ position, company, place, dates }) => ({
    head: [{ spans: allBold(company), right: [say(dates)] }, line(italic(position), ...after(', ', place))],
  }),
  positionOverEmployer: ({ position, company, place, dates }) => ({
    head: [{ spans: [bold(position)], right: [say(dates)] }, line(...company, ...after(' · ', place))],
  }),
  employerDashPosition: ({ position, company, place, dates }) => ({
    head: [{ spans: [...allBold(company), say(' — '), position], right: [say(dates)] }, ...(place ? [line(place)] : [])],
  }),
  commasThenDates: ({ position, company, place, dates }) => ({
    head: [line(bold(position), say(', '), ...company, ...after(', ', place)), line(italic(say(dates)))],
  }),
  stackedDatesFirst: ({ position, company, place, dates }) => ({
    head: [line(say(dates)), line(...allBold(company)), line(position), ...(place ? [line(place)] : [])],
  }),
  datesBetween: ({ position, company, place, dates }) => ({
    head: [line(bold(position)), line(say(dates)), line(...company, ...after(' – ', place))],
  }),
  // As professional networks export profiles: the employer once, over the positions there.
  profile: ({ position, company, place, dates, length, whole, under }) => ({
    head: [
      ...(under ? [] : [line(...company), ...(whole === null ? [] : [line(say(whole))])]),
      line(position),
      line(say(`${dates} (${length})`)),
      ...(place ? [line(place)] : []),
    ],
  }),
};

export const studyLayouts: Readonly<Record<string, (study: StudyWords) => Printed>> = {
  schoolColon: ({ degree, school, dates }) => ({ head: [line(...allBold(school), say(': '), ...degree), line(say(dates))] }),
  datesBrackets: ({ degree, school, dates }) => ({ head: [line(say(`[${dates}] `), ...degree, say(' – '), ...school)] }),
  margin: ({ degree, school, dates }) => ({ margin: [line(say(dates))], head: [line(...degree), line(...school.map(italic))] }),
  right: ({ degree, school, dates }) => ({ head: [{ spans: allBold(school), right: [say(dates)] }, line(...degree)] }),
  forms: ({ degree, school, dates, labels }) => ({
    head: [
      line(say(`${labels.school}: `), ...school),
      line(say(`${labels.award}: `), ...degree),
      line(say(`${labels.from}: `), say(dates)),
    ],
  }),
  schoolOverDegree: ({ degree, school, dates }) => ({ head: [line(...allBold(school)), line(...degree), line(say(dates))] }),
  degreeThenSchool: ({ degree, school, dates }) => ({
    head: [{ spans: degree.map(bold), right: [say(dates)] }, line(...school)],
  }),
  datesOver: ({ degree, school, dates }) => ({ head: [line(say(dates)), line(...allBold(school)), line(...degree)] }),
  schoolComma: ({ degree, school, dates }) => ({
    head: [line(...allBold(school), say(', '), ...degree), line(italic(say(dates)))],
  }),
  profile: ({ degree, school, dates }) => ({ head: [line(...school), line(...degree, say(` · (${dates})`))] }),
  slash: ({ degree, school, dates }) => ({ head: [line(...degree, say(' / '), ...allBold(school), say(` / ${dates}`))] }),
};

/** Frames: where sections stand. `side` puts the small sections into a column of that width. */
export interface Frame {
  id: string;
  side?: 'left' | 'right';
  css: string;
}
export const frames: readonly Frame[] = [
  { id: 'plain', css: '' },
  { id: 'ruled-sheet', css: 'section{border-top:1px dotted #555;padding-top:6px}' },
  { id: 'headings-left', css: 'section{display:grid;grid-template-columns:24% 1fr;gap:14px}h2{overflow-wrap:anywhere}' },
  { id: 'side-left', side: 'left', css: '.wrap{grid-template-columns:27% 1fr}.side{background:#dfe7ea;padding:9px}' },
  {
    id: 'side-right',
    side: 'right',
    css: '.wrap{grid-template-columns:1fr 31%}.side{border-left:3px double #777;padding-left:10px}',
  },
  { id: 'dark-left', side: 'left', css: '.wrap{grid-template-columns:34% 1fr}.side{background:#273445;color:#fff;padding:14px}' },
  { id: 'cards', css: 'section{box-shadow:0 0 0 1px #ccc;margin:9px 0;padding:8px}' },
  { id: 'halves', css: 'main{columns:2;column-gap:30px}' },
];
export const headingLooks: Readonly<Record<string, string>> = {
  bold: 'h2{font-size:1.15em}',
  spaced: 'h2{letter-spacing:.3em;text-transform:uppercase;font-size:.95em}',
  lower: 'h2{text-transform:lowercase;font-weight:400;color:#8a1c3b;font-size:1.3em}',
  sameSize: 'h2{font-size:1em;text-decoration:underline}',
  pill: 'h2{display:table;background:#20655b;color:#fff;border-radius:9px;padding:2px 10px;font-size:1em}',
  light: 'h2{font-weight:300;font-size:1.5em;border-bottom:1px solid #999}',
};
export const fonts = ['Liberation Serif', 'Liberation Sans', 'DejaVu Sans', 'DejaVu Serif', 'Liberation Mono'];

export const skillLayouts = [
  'commas',
  'groups',
  'bullets',
  'chips',
  'columns',
  'sentence',
  'levels',
  'groupHeads',
  'levelledGroups',
  'levelledLines',
  'groupRows',
  'groupLevelItems',
] as const;
export type SkillLayout = (typeof skillLayouts)[number];
