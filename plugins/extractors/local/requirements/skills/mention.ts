import { matchName, type Named, type Requirement } from '../../../../contract.ts';
import { foldText } from '../../../../knowledge/foldText.ts';
import type { Asking } from '../clauses/askingClauses.ts';

/** A skill named in a clause that asks for something. Offsets are into the document's text. */
export interface Mention extends Named {
  category: Requirement['category'];
  /** The field of work that the skill tables list it under; empty for an unknown skill. */
  domain: string;
  asking: Asking;
  confidence: number;
  minYears: number | null;
  start: number;
  end: number;
  /** Asked for by just this name, as an item of a list. */
  listed?: boolean;
  /** A certificate or degree, unless other readers know it as one. */
  elsewhere?: boolean;
  /** In running text without a heading, where duties and requirements are mixed. */
  inProse?: boolean;
  /** The alternatives, if the text gives a choice; the mention's name then names them all. */
  choice?: Named[];
}

type Subject = Named & Pick<Requirement, 'category'>;

/** Endings that are common in names of work and rare in names of products. */
const practice = /(?:ing|tion|ment|ance|ence|ics|ship|ity|sis|ology|services|sales|retail|payroll|care|tests?)$/iu;

const named = /\p{Ll}\p{Lu}|\d|\.|\s\p{Lu}|^\p{Lu}{2}/u;

/** Something with a proper name, not a kind of work. */
export function isProduct(one: Subject): boolean {
  const name = one.known ?? one.name;
  return (isTool(one) || named.test(name)) && !practice.test(name);
}

/** Something with a proper name ("PostgreSQL", "REST API"), not a practice ("code review"). */
export function isTool({ name, known, category }: Subject): boolean {
  const one = known ?? name;
  return category === 'technical' && (named.test(one) || !one.includes(' '));
}

/**
 * What mentions of one requirement share. Practices of a list are told apart by their printed words, because many share a known name: "pipe fitting" and
 * "bathroom fitting". A product has many spellings: "JS" is JavaScript.
 */
export function mentionKey(one: Named & Pick<Mention, 'category' | 'listed'>): string {
  return one.listed && one.category !== 'soft' && !isProduct(one) ? foldText(one.name) : matchName(one);
}

/** Words between two skills of which one is enough. */
const or = /^\)?\s*(?:,\s*)?(?:and\/or|or(?: else)?|или|либо)\s*(?:(?:an?|with|in|на|с|в)\s+)?\(?$/iu;
const comma = /^\s*[,/]\s*$/u;
const and = /^\s*(?:,\s*)?(?:and|&|и)\s*$/iu;
/** The list after these words is a choice, whatever separates its items: "at least one of these languages: Python, Java". */
const oneOf =
  /(?:\b(?:one|any) of\b|\bone (?:or more )?(?:modern |major )?[\p{L} ]{0,30}\((?:e\.g\.,? )?|(?<!\p{L})(?:один|одной|одного|одним|одну|любой|любого|любым) из)[^.;]{0,50}$/iu;
/** Introduces examples. Without "and", the examples are a choice: "a cloud platform (e.g. AWS, Azure)". */
const example = /(?:\be\.g\.,?|\bsuch as|\blike|\bfor example,?|например,?|типа|вроде)\s*(?::\s*)?$/iu;
const mostAlternatives = 6;
const reach = 70;

/**
 * Joins skills that the text offers as a choice into one mention: "Python or Java". The items listed before the last "or" belong to the choice only
 * while they are from the same field: "Docker, Python or Java" still asks for Docker.
 *
 * @param from start of the clause; words before it say nothing about these skills
 */
export function groupAlternatives(text: string, mentions: readonly Mention[], from: number): Mention[] {
  const ordered = mentions.toSorted((a, b) => a.start - b.start);
  const grouped: Mention[] = [];
  for (let index = 0; index < ordered.length; ) {
    const length = choiceLength(text, ordered, index, from);
    const members = ordered.slice(index, index + length);
    const [first] = members;
    if (first === undefined) break;
    grouped.push(members.length > 1 ? joined(members) : first);
    index += members.length;
  }
  return grouped;
}

/** How many mentions, starting with this one, form a choice; 1 if there is none. */
function choiceLength(text: string, mentions: readonly Mention[], index: number, from: number): number {
  const first = mentions[index];
  if (first === undefined || first.category === 'soft') return 1;
  const before = text.slice(Math.max(from, first.start - reach), first.start);
  const free = oneOf.test(before);
  const ofExamples = example.test(before);
  let chosen = free || ofExamples;
  let length = 1;
  for (let next = index + 1; next < mentions.length && length < mostAlternatives; next++) {
    const [left, right] = [mentions[next - 1], mentions[next]];
    if (left === undefined || right === undefined || right.category === 'soft') break;
    const gap = text.slice(left.end, right.start);
    if (or.test(gap)) {
      chosen = true;
      length += 1;
      if (!free) break;
    } else if (free ? comma.test(gap) || and.test(gap) : comma.test(gap) && left.domain === right.domain) length += 1;
    else {
      chosen = chosen && !and.test(gap);
      break;
    }
  }
  return chosen ? length : 1;
}

function joined(members: readonly Mention[]): Mention {
  const choice = [...new Map(members.map((one) => [mentionKey(one), { name: one.name, known: one.known }])).values()];
  const names = choice.map(({ name }) => name);
  const or = names.some((name) => /\p{Script=Cyrillic}/u.test(name)) ? ' или ' : ' or ';
  const [first, last] = [members[0], members.at(-1)];
  if (first === undefined || last === undefined) throw new Error('A choice has members.');
  const years = members.flatMap(({ minYears }) => minYears ?? []);
  return {
    ...first,
    name: names.join(or),
    known: choice.length > 1 ? null : first.known,
    confidence: Math.min(...members.map(({ confidence }) => confidence)),
    minYears: years.length > 0 ? Math.min(...years) : null,
    end: last.end,
    ...(choice.length > 1 && { choice }),
  };
}
