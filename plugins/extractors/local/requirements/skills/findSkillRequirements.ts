import type { DocumentText, Requirement, SkillCategory } from '../../../../contract.ts';
import { findSkills, type KnownSkill, normalizeSkill, type SkillMatch } from '../../../../knowledge/skills.ts';
import { namesRole, namesWorker, titleScore } from '../../annotate/fieldScores.ts';
import { matchPlace } from '../../annotate/matchPlace.ts';
import { overlaps } from '../../shared/textSpan.ts';
import {
  type Asking,
  type AskingClause,
  speaksOfBenefits,
  speaksOfCompetence,
  speaksOfPerson,
  speaksToCandidates,
} from '../clauses/clauseCues.ts';
import { findAskedYears } from '../years/findAskedYears.ts';
import { introducedNames, listedNames, type Span } from './listedNames.ts';
import type { Mention } from './mention.ts';
import { groupAlternatives } from './mention.ts';
import { mergeMentions, mostUnasked, withoutDetails } from './mergeMentions.ts';

const reachOfCompetence = 100;
/** "childcare experience". */
const ofMastery = /^ (?:experience|skills|knowledge|background|expertise)(?!\p{L})/iu;

/** What is known about a clause that may name skills. */
export interface Setting {
  /** It is in a section of requirements. */
  requires: boolean;
  /** The clause itself says that it asks for something. */
  explicit: boolean;
}

/**
 * The skills that a clause names, except those that are part of a job title or name. An ordinary word counts as a skill only if the words around it, or
 * the section, are about skills.
 */
export function findAskedSkills(text: string, { requires, explicit }: Setting): SkillMatch[] {
  const person = speaksOfPerson(text);
  const benefits = speaksOfBenefits(text);
  const trusts = (start: number, end: number, category: SkillCategory) => {
    if ((!requires && !explicit) || benefits) return false;
    if (speaksOfCompetence(text.slice(Math.max(0, start - reachOfCompetence), start)) || ofMastery.test(text.slice(end)))
      return true;
    return person || (requires && category === 'soft');
  };
  return findSkills(text, { trusts }).filter(({ skill, end }) => !namesRole(skill, text.slice(end)));
}

/** Confidence from which a sentence that asks explicitly may name skills that no table holds. */
const sureOfAsking = 0.8;
const confidenceOfUnknown = 0.55;
const sureTitle = 1.4;
const reachOfYears = 60;
const listGap = /^[\s,/&()]*(?:(?:and|or|и|или)[\s(]*)?$/u;
const leadsToYears = /^\s*(?:[(–—:-]\s*)?(?:for\s*)?$/u;
/** "Java, at least 4 years": after a comma the years belong to the skill only if nothing follows that they could be of. */
const leadsToYearsApart = /^,(?:\s+(?:at least|min\.?|minimum(?: of)?|over|more than|for|не менее|минимум|от))?$/iu;
const endsThere = /^(?:experience|опыта?)?(?:[).;,]|$)/iu;
const leastAsking = 0.65;

/**
 * The skills that a job description asks for, each once, in the order of the text.
 *
 * @param studies where degrees and their fields are named: "degree in mathematics" asks for no skill
 * @param certificates where certificates are named: "AWS certification" asks for none either
 */
export function findSkillRequirements(
  document: DocumentText,
  clauses: readonly AskingClause[],
  studies: readonly Span[],
  certificates: readonly Span[],
): Requirement[] {
  const isTaken = (span: Span) =>
    studies.some((one) => one.start <= span.start && span.end <= one.end) || certificates.some((one) => overlaps(one, span));
  const mentions = clauses.flatMap((clause) =>
    groupAlternatives(
      document.text,
      mentionsIn(clause).filter((mention) => !isTaken(mention)),
      clause.start,
    ),
  );
  return mergeMentions(document, mentions, studies.length + certificates.length > 0);
}

/** "We are looking for a clerk to perform bookkeeping", "ищем аналитика для аудита": what the person is to do, which is no requirement. */
const whatFor =
  /(?:looking for|seeking|hiring|recruiting)(?! (?:someone|somebody|people))[^.,;:]{3,60}?\sto\s(?=\p{Ll})|(?:ищем|ищет|требуется|приглаша\p{L}+)[^.,;:]{3,60}?\sдля\s/iu;

function mentionsIn(whole: AskingClause): Mention[] {
  const task = whole.section === 'intro' ? whatFor.exec(whole.text) : null;
  const clause = task === null ? whole : { ...whole, text: whole.text.slice(0, task.index + task[0].length) };
  const { text, asking } = clause;
  const inProse = clause.section === 'intro' && asking.confidence > mostUnasked;
  const requires = clause.section === 'must' || clause.section === 'nice';
  const known = findAskedSkills(text, { requires, explicit: asking.explicit }).flatMap(
    ({ skill, start, end, raw }): Mention[] => {
      const confidence = confidenceOf(skill, asking);
      return confidence === null ||
        isCity(raw) ||
        isPhrase(skill, raw, text.slice(0, start)) ||
        (!requires && isPartOfTitle(text, end))
        ? []
        : [
            {
              name: raw,
              known: skill.name,
              category: skill.category,
              domain: skill.domain,
              asking,
              confidence,
              inProse,
              minYears: null,
              start,
              end,
            },
          ];
    },
  );
  const phrases = namesIn(clause, known, requires);
  const unknown = phrases.map((span) => compound(text, span, known, { asking, inProse }));
  const apart = known.filter((one) => !phrases.some((span) => span.start <= one.start && one.end <= span.end));
  const mentions = withoutDetails(
    text,
    [...apart, ...unknown].toSorted((a, b) => a.start - b.start),
  );
  return (speaksToCandidates(clause) ? withYears(text, mentions) : mentions).map((mention) => ({
    ...mention,
    listed: mention.listed === true || (requires && clause.item),
    start: clause.start + mention.start,
    end: clause.start + mention.end,
  }));
}

/** The phrases of a clause that name what to know, known or not; they keep the words around a known name: "Clinical record keeping". */
function namesIn({ text, item, asking }: AskingClause, known: readonly Span[], requires: boolean): Span[] {
  if (requires && item) return listedNames(text, known);
  return requires || (asking.explicit && asking.confidence >= sureOfAsking) ? introducedNames(text, known) : [];
}

/** A phrase as one mention; what it names is known only if the whole phrase has a known name. */
function compound(
  text: string,
  { start, end }: Span,
  known: readonly Mention[],
  rest: Pick<Mention, 'asking' | 'inProse'>,
): Mention {
  const name = text.slice(start, end);
  const inside = known.filter((one) => start <= one.start && one.end <= end);
  const same = normalizeSkill(name);
  const first = inside.find(({ category }) => category !== 'soft');
  return {
    name,
    known: same?.name ?? null,
    category: same?.category ?? first?.category ?? 'other',
    domain: same?.domain ?? first?.domain ?? '',
    confidence: Math.max(confidenceOfUnknown, ...inside.map(({ confidence }) => confidence)),
    minYears: null,
    listed: true,
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

/** Null for a soft skill that nobody asks for: every list of duties names some. */
function confidenceOf(skill: KnownSkill, { explicit, confidence }: Asking): number | null {
  return skill.category !== 'soft' || (explicit && confidence >= leastAsking) ? confidence : null;
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
