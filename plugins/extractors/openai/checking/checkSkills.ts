import { type Experience, type Fact, matchName, type Skill } from '../../../contract.ts';
import { unionMonths } from '../../../knowledge/durations.ts';
import { normalizeSkill } from '../../../knowledge/skills.ts';
import { oneLine, type Span } from '../quoting/spans.ts';
import { type Claims, factOf, textOf } from './claims.ts';
import { jobPeriod, monthText } from './jobPeriod.ts';

const mostEvidence = 5;
const mostCharacters = 60;
const mostWords = 6;
const mostSkills = 500;

/** The skills that the document names, each once by its known name, with the dated jobs that name it too. */
export function checkSkills(
  claims: Claims,
  skills: readonly string[],
  jobs: readonly Fact<Experience>[],
  today: string,
): Fact<Skill>[] {
  const found = new Map<string, Fact<Skill>>();
  for (const written of skills.slice(0, mostSkills)) {
    const places = looksLikeSkill(written) ? claims.quotable.findAll(written) : [];
    const [first] = places;
    if (first === undefined) {
      claims.drop();
      continue;
    }
    const name = oneLine(textOf(claims.quotable, first));
    const known = normalizeSkill(name);
    const key = matchName({ name, known: known?.name ?? null });
    if (found.has(key)) continue;
    const value: Skill = {
      name,
      known: known?.name ?? null,
      category: known?.category ?? 'other',
      ...useIn(jobs, written, today, isListed(claims, first)),
    };
    found.set(key, factOf(claims.quotable, value, ...places.slice(0, mostEvidence)));
  }
  return [...found.values()];
}

function looksLikeSkill(written: string): boolean {
  return written.length <= mostCharacters && written.trim().split(/\s+/u).length <= mostWords && !/[@\n]|https?:/u.test(written);
}

/** Between commas or bullets, as skills sections have it. */
function isListed({ quotable }: Claims, { start, end }: Span): boolean {
  const { text } = quotable.document;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end);
  const line = text.slice(from, to < 0 ? text.length : to);
  return line.trim().length <= end - start + 3 || (line.match(/[,;|•·]/gu) ?? []).length >= 2;
}

function useIn(
  jobs: readonly Fact<Experience>[],
  written: string,
  today: string,
  listed: boolean,
): Pick<Skill, 'source' | 'lastUsed' | 'months'> {
  const named = jobs.filter(({ value }) => value.responsibilities.some((item) => mentions(item, written)));
  const periods = named.flatMap(({ value }) => jobPeriod(value, today) ?? []);
  return {
    source: listed ? 'listed' : 'shown',
    lastUsed: periods.length > 0 ? monthText(Math.max(...periods.map(({ to }) => to))) : null,
    months: periods.length > 0 ? unionMonths(periods) : null,
  };
}

function mentions(item: string, words: string): boolean {
  const at = item.toLowerCase().indexOf(words.toLowerCase());
  return at >= 0 && !/\p{L}/u.test(item.charAt(at - 1)) && !/\p{L}/u.test(item.charAt(at + words.length));
}
