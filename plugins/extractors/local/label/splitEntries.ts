import type { LineMarks } from '../annotate/annotateLines.ts';
import { groupBy } from '../shared/groupBy.ts';
import type { LineView } from '../shared/lineView.ts';
import type { FieldSpan } from './fieldSpan.ts';
import { isHeading, roleOfLabel, sectionOfLabel } from './lineLabels.ts';
import { forbiddenLimit, type SequenceModel } from './sequenceModel.ts';

/** What a line says of a job or study, each from 0 (not) to 1 (surely). */
export interface LineSays {
  /** Employer or school. */
  where: number;
  /** Job title or degree. */
  what: number;
  when: number;
  /** A form or table names the employer, school, title or degree in it. */
  named: boolean;
  /** It is the head of a table. */
  tableHead: boolean;
  /** It begins an entry whatever is above: a row of a table that names both, with its dates, or a period and a colon: "May 2020 to August 2023: Cook at Acme in". */
  opens: boolean;
}

/** In the model's units, like its weights: an entry that says the same twice is probably two, and one that lacks something may go on below. */
const costs = { twice: 400, missing: 150, alike: 300, idle: 100, sure: 300, opens: 600 };

const whereFields: ReadonlySet<string> = new Set(['company', 'institution', 'school']);
const whatFields: ReadonlySet<string> = new Set(['position', 'degree']);

/** "from ", «с ». */
const longestLead = 5;

export function saysOf(line: LineView, { dates, segments, naming }: LineMarks, fields: readonly FieldSpan[]): LineSays {
  const isNamed = (kinds: ReadonlySet<string>) =>
    segments.some((segment) => segment.naming !== null && kinds.has(segment.naming));
  const say = (kinds: ReadonlySet<string>) => {
    const margins = fields.filter(({ field }) => kinds.has(field)).map(({ margin }) => Math.min(1, margin / costs.sure));
    return Math.max(0, isNamed(kinds) ? 1 : 0, ...margins);
  };
  return {
    where: say(whereFields),
    what: say(whatFields),
    when: dates.some(({ start }) => start >= line.start) ? 1 : 0,
    named: isNamed(whereFields) || isNamed(whatFields),
    tableHead: naming === 'row',
    opens:
      (isNamed(whereFields) && isNamed(whatFields) && dates.length > 0) ||
      dates.some(
        ({ kind, start, end }) =>
          kind !== 'single' &&
          start - line.start <= longestLead &&
          /^(?:\s?гг?\.)?\s?:\s/u.test(line.text.slice(end - line.start)),
      ),
  };
}

const roles = ['S', 'P', 'M', 'B'] as const;
type Role = (typeof roles)[number];

/** Bits of what the entry has said so far. */
const bits = { where: 1, what: 2, when: 4, body: 8 };
const states = 16;

const bitsOf = ({ where, what, when }: LineSays): number =>
  (where > 0 ? bits.where : 0) | (what > 0 ? bits.what : 0) | (when > 0 ? bits.when : 0);
const repeated = (state: number, { where, what, when }: LineSays): number =>
  (state & bits.where ? where : 0) + (state & bits.what ? what : 0) + (state & bits.when ? when : 0);
const countOf = (state: number): number => (state & 1) + ((state >> 1) & 1) + ((state >> 2) & 1);

/** An employer alone is the head of the jobs below. */
const isHead = (state: number) => state === bits.where;
const closing = (state: number): number => (isHead(state) ? 0 : costs.missing * (3 - countOf(state & ~bits.body)));

/** Paths of a line: one for each role and state. */
const width = roles.length * states;
const roleAt = (cell: number): number => Math.floor(cell / states);

/** Decides which lines of one section begin entries, by the model's scores and by what usual entries say. The best path through role × state. */
function decodeRun(
  model: SequenceModel,
  scores: Float64Array,
  from: number,
  to: number,
  labels: readonly string[],
  says: readonly LineSays[],
  usual: ReadonlyMap<number, number>,
): Role[] {
  const count = model.labels.length;
  const section = sectionOfLabel(labels[from]!);
  const indexes = roles.map((role) => model.labels.indexOf(`${section}:${role}`));
  const transition = (one: number, other: number) => model.transitions[one * count + other]!;
  // Of the best path to each cell of each line: its score, and the cell before.
  const best = new Float64Array((to - from) * width).fill(-Infinity);
  const cameFrom = new Int8Array((to - from) * width).fill(-1);
  const outside = from > 0 ? model.labels.indexOf(labels[from - 1]!) : count;
  for (let line = from; line < to; line += 1) {
    const own = says[line]!;
    const said = bitsOf(own);
    const first = (line - from) * width;
    const offer = (role: number, state: number, score: number, before: number) => {
      const cell = first + role * states + state;
      if (score > best[cell]!) [best[cell], cameFrom[cell]] = [score, before];
    };
    roles.forEach((role, at) => {
      const index = indexes[at]!;
      if (index < 0 || (own.tableHead && role !== 'B')) return;
      // Below a heading, a section begins with an entry or with other text.
      if (line === from && (role === 'M' || role === 'P') && isHeading(labels[from - 1])) return;
      // A header line says something; "Led a team." below a header is the first line of its body.
      const idle = role === 'B' ? 0 : 1 - Math.max(own.where, own.what, own.when);
      const gain = role === 'S' && own.opens ? costs.opens : 0;
      const emission = scores[line * count + index]! - idle * costs.idle + gain;
      const next = (state: number, score: number, before: number) => {
        if (role === 'S' || role === 'P') {
          const close = state < 0 ? 0 : closing(state);
          const alike = role === 'S' ? (usual.get(said) ?? 0) : 0;
          offer(at, said | (role === 'P' ? bits.where : 0), score - close + alike, before);
        } else if (role === 'B') {
          // A form may name the employer below the duties.
          const twice = own.named && state >= 0 ? repeated(state, own) : 0;
          offer(at, Math.max(state, 0) | bits.body | (own.named ? said & ~bits.when : 0), score - twice * costs.twice, before);
        } else {
          const twice = state < 0 ? 0 : repeated(state, own);
          offer(at, Math.max(state, 0) | said, score - twice * costs.twice, before);
        }
      };
      if (line === from) {
        // Clear headings may give a section that the model does not know.
        const step = outside < 0 ? 0 : transition(outside, index);
        if (step > forbiddenLimit) next(-1, step + emission, -1);
        return;
      }
      for (let before = 0; before < width; before += 1) {
        const score = best[first - width + before]!;
        if (score === -Infinity) continue;
        const step = transition(indexes[roleAt(before)]!, index);
        if (step > forbiddenLimit) next(before % states, score + step + emission, before);
      }
    });
  }
  const after = to < labels.length ? model.labels.indexOf(labels[to]!) : -1;
  let [most, at] = [-Infinity, -1];
  best.subarray(-width).forEach((score, cell) => {
    const total = score - closing(cell % states) + (after < 0 ? 0 : transition(indexes[roleAt(cell)]!, after));
    if (total > most) [most, at] = [total, cell];
  });
  if (at < 0) return labels.slice(from, to).map((label) => roleOfLabel(label) as Role);
  const found: Role[] = [];
  for (let line = to - 1; line >= from; line -= 1) {
    found.push(roles[roleAt(at)]!);
    at = cameFrom[(line - from) * width + at]!;
  }
  return found.reverse();
}

/** Share of the gain that the first entry of a section has for the others. */
const leastAlike = 0.5;

/** What a first line gains for saying the same as other first lines of its section, by what it says. */
function gainsOf(found: readonly Role[], said: (at: number) => number): Map<number, number> {
  const heads = [...found.keys()].filter((at) => found[at] === 'S');
  const most = Math.max(1, heads.length - 1);
  return new Map(
    [...groupBy(heads, said)].map(([key, alike]) => [
      key,
      costs.alike * Math.max(alike[0] === 0 ? leastAlike : 0, (alike.length - 1) / most),
    ]),
  );
}

const fewestPairs = 2;

/** Roles of lines that name school and degree, or employer and title, in turn: each two are an entry, whichever of them the model took for the first. */
function inPairs(roles: readonly Role[], says: (at: number) => LineSays): readonly Role[] {
  const heads = roles.flatMap((role, at) => (role === 'B' ? [] : [at]));
  const isWhere = (at: number) => says(at).where > 0 && says(at).what === 0;
  const isWhat = (at: number) => says(at).what > 0 && says(at).where === 0;
  const first = heads[0];
  const inTurn =
    first !== undefined &&
    heads.length % 2 === 0 &&
    heads.length >= 2 * fewestPairs &&
    heads.every((at, place) => (place % 2 === 0 ? isWhere(at) : isWhat(at) && roles[at - 1] !== 'B'));
  if (!inTurn) return roles;
  const opens = new Set(heads.filter((_, place) => place % 2 === 0));
  return roles.map((role, at) => (role === 'B' ? role : opens.has(at) ? 'S' : 'M'));
}

const inEntries = (label: string) => /^(?:experience|education):[SPMB]$/.test(label);

/** The labels of lines, with the entries of jobs and studies divided anew: each says once where, what and when. */
export function splitEntries(
  model: SequenceModel,
  scores: Float64Array,
  labels: readonly string[],
  says: readonly LineSays[],
): string[] {
  const split = [...labels];
  for (let from = 0; from < labels.length; ) {
    const section = sectionOfLabel(labels[from]!);
    let to = from + 1;
    if (inEntries(labels[from]!)) {
      while (to < labels.length && inEntries(labels[to]!) && sectionOfLabel(labels[to]!) === section) to += 1;
      const rolesWith = (usual: ReadonlyMap<number, number>) => decodeRun(model, scores, from, to, labels, says, usual);
      const usual = gainsOf(rolesWith(new Map()), (at) => bitsOf(says[from + at]!));
      inPairs(rolesWith(usual), (at) => says[from + at]!).forEach((role, at) => {
        split[from + at] = `${section}:${role}`;
      });
    }
    from = to;
  }
  return split;
}
