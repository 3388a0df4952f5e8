import { type Mention, mentionKey } from './mention.ts';

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
