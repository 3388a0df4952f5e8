import type { DocumentText, Requirement } from '../../../../contract.ts';
import { type KnownSkill, normalizeSkill, type SkillMatch } from '../../../../knowledge/skills.ts';
import { namesWorker, titleScore } from '../../annotate/fieldScores.ts';
import { matchPlace } from '../../annotate/matchPlace.ts';
import { overlaps, type Stretch } from '../../shared/textSpan.ts';
import type { AskingClause } from '../clauses/askingClauses.ts';
import { speaksToCandidates } from '../clauses/clauseCues.ts';
import { findAskedYears } from '../years/findAskedYears.ts';
import { type AskedName, askedNames } from './askedNames.ts';
import { findAskedSkills, ofMastery, skillsInDemand } from './askedSkills.ts';
import type { Mention } from './mention.ts';
import { groupAlternatives } from './mention.ts';
import { mergeMentions } from './mergeMentions.ts';

const sureTitle = 1.4;
const reachOfYears = 60;
/** "Two years", "3+ лет". */
const yearsOrCount = /\d|\byears?\b|(?<!\p{L})(?:год|лет)/iu;
const listGap = /^[\s,/&()]*(?:(?:and|or|и|или)[\s(]*)?$/u;
const leadsToYears = /^\s*(?:[(–—:-]\s*)?(?:for\s*)?$/u;
/** "Java, at least 4 years": after a comma the years belong to the skill only if nothing follows that they could be of. */
const leadsToYearsApart = /^,(?:\s+(?:at least|min\.?|minimum(?: of)?|over|more than|for|не менее|минимум|от))?$/iu;
const endsThere = /^(?:experience|опыта?)?(?:[).;,]|$)/iu;

/**
 * The skills that a job description asks for, each once, in the order of the text.
 *
 * @param others where other requirements are named. "Degree in mathematics" asks for no skill, "AWS certification" for none either.
 */
export function findSkillRequirements(
  document: DocumentText,
  clauses: readonly AskingClause[],
  { studies, certificates, languages }: Record<'studies' | 'certificates' | 'languages', readonly Stretch[]>,
): Requirement[] {
  const isTaken = (span: Mention) =>
    certificates.some((one) => overlaps(one, span)) ||
    studies.some((one) => one.start <= span.start && span.end <= one.end) ||
    (span.elsewhere && [...studies, ...languages].some((one) => overlaps(one, span)));
  const mentions = clauses.flatMap((clause) =>
    groupAlternatives(
      document.text,
      mentionsIn(clause).filter((mention) => !isTaken(mention)),
      clause.start,
    ),
  );
  return mergeMentions(document, mentions, studies.length + certificates.length > 0);
}

function mentionsIn(clause: AskingClause): Mention[] {
  const { text, asking } = clause;
  const inProse = clause.section === 'intro';
  const mentions = asking.explicit ? askedIn(clause, inProse) : usedIn(clause, inProse);
  return (speaksToCandidates(clause) ? withYears(text, mentions) : mentions).map((mention) => ({
    ...mention,
    start: clause.start + mention.start,
    end: clause.start + mention.end,
  }));
}

/** What a clause asks for by name, known or not. */
function askedIn(clause: AskingClause, inProse: boolean): Mention[] {
  const { text, asking } = clause;
  const known = skillsInDemand(text);
  return askedNames(clause, known).flatMap((name): Mention[] => {
    if (name.elsewhere && yearsOrCount.test(text.slice(name.start, name.end))) return [];
    const inside = known.filter((one) => name.start <= one.start && one.end <= name.end);
    const isSentence = inside.some(({ skill, raw, start }) => isPhrase(skill, raw, text.slice(0, start)));
    return isSentence ? [] : [nameOf(text, name, inside, { asking, inProse })];
  });
}

/** Products that tasks name. */
function usedIn(clause: AskingClause, inProse: boolean): Mention[] {
  const { text, asking } = clause;
  return findAskedSkills(text, { requires: false, explicit: false }).flatMap(({ skill, start, end, raw }): Mention[] =>
    skill.category === 'soft' || isCity(raw) || isPhrase(skill, raw, text.slice(0, start)) || isPartOfTitle(text, end)
      ? []
      : [
          {
            name: raw,
            known: skill.name,
            category: skill.category,
            domain: skill.domain,
            asking,
            confidence: asking.confidence,
            inProse,
            minYears: null,
            start,
            end,
          },
        ],
  );
}

/** "building machine learning models". */
const making =
  /^(?:building|developing|designing|creating|writing|using|implementing|deploying|maintaining|supporting|administering)\s+/iu;

/** A name as a mention; what it names is known only if the whole of it has a known name, but for the verb that it begins with. */
function nameOf(
  text: string,
  { start, end, soft, elsewhere, confidence }: AskedName,
  inside: readonly SkillMatch[],
  rest: Pick<Mention, 'asking' | 'inProse'>,
): Mention {
  const name = text.slice(start, end);
  const same = normalizeSkill(name) ?? normalizeSkill(name.replace(making, ''));
  const first = inside.find(({ skill }) => skill.category !== 'soft')?.skill;
  return {
    name,
    known: same?.name ?? null,
    category: soft ? 'soft' : (same?.category ?? first?.category ?? 'other'),
    domain: same?.domain ?? first?.domain ?? '',
    confidence: rest.asking.confidence * confidence,
    minYears: null,
    listed: true,
    elsewhere,
    start,
    end,
    ...rest,
  };
}

/** Words that name no skill behind others: "you can excel here", "running in production", "the kind of person", "в нашу команду". */
const phrases: readonly (readonly [words: RegExp, behind: RegExp])[] = [
  [/^(?:excel|calibre)$/u, /(?:^|\s)(?:can|to|will|and|who|you|must|high|highest|right|top|this)\s+$/iu],
  [/^(?:production|writing)$/iu, /(?:in|to|into)\s+$/iu],
  [/^background (?:check|screening)s?$/iu, /(?:criminal|clear|clean|pass|satisfactory|undergo|successful|an?)\s+$/iu],
  [/^(?:kind|influence)$/iu, /\b(?:the|under the)\s+$/iu],
  [/^(?:patients|basic|в (?:нашу )?команду|обязательн(?:о|а|ы)|people work)$/iu, /^/u],
];
const isPhrase = ({ category }: KnownSkill, raw: string, before: string): boolean =>
  phrases.some(([words, behind]) => words.test(raw) && behind.test(before)) || namesWorker(category, raw);

/** "An Automotive Sales Representative": capitalised words behind a name that are a title. */
function isPartOfTitle(text: string, end: number): boolean {
  const after = /^(?:\s(?:(?:and|&|of)\s)?\p{Lu}[\p{L}’'-]*){1,4}/u.exec(text.slice(end))?.[0] ?? '';
  return after !== '' && !ofMastery.test(text.slice(end + after.length)) && titleScore(after.trim()) >= sureTitle;
}

/** Phoenix the city, not the framework. */
function isCity(raw: string): boolean {
  return /^\p{Lu}/u.test(raw) && (matchPlace(raw)?.score ?? 0) >= 0.8;
}

/** Years belong to the skills that closely follow them ("3 years with Go") and the rest of that list, or to the skill right before. */
function withYears(text: string, mentions: readonly Mention[]): Mention[] {
  const asked = findAskedYears(text);
  if (asked.length === 0) return [...mentions];
  const dated: Mention[] = [];
  for (const mention of mentions) {
    const before = asked.findLast((years) => years.end <= mention.start);
    const after = asked.find(({ start, end }) => {
      const between = start >= mention.end ? text.slice(mention.end, start) : null;
      if (between === null) return false;
      return leadsToYears.test(between) || (leadsToYearsApart.test(between.trim()) && endsThere.test(text.slice(end).trim()));
    });
    const previous = dated.at(-1);
    const goesOn = previous?.minYears !== null && previous !== undefined && listGap.test(text.slice(previous.end, mention.start));
    const near =
      before !== undefined &&
      mention.start - before.end < reachOfYears &&
      !/[;.]|\bbut\b|\n\p{Lu}/u.test(text.slice(before.end, mention.start));
    const years = after?.years ?? (near ? before.years : goesOn ? previous.minYears : null);
    dated.push({ ...mention, minYears: mention.category === 'soft' ? null : years });
  }
  return dated;
}
