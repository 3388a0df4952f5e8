import type { DocumentText, Evidence, Requirement } from '../../../contract.ts';
import { findSkills, type KnownSkill } from '../../../knowledge/skills.ts';
import { quote } from '../shared/evidence.ts';
import { matchPlace } from '../shared/matchPlace.ts';
import { type Asking, type AskingClause, speaksOfCompetence, speaksToCandidates } from './clauseCues.ts';
import { findAskedYears } from './findAskedYears.ts';
import { findUnknownSkills, type Span } from './findUnknownSkills.ts';
import type { Clause } from './jobClauses.ts';

interface Mention {
  label: string;
  category: Requirement['category'];
  asking: Asking;
  confidence: number;
  minYears: number | null;
  start: number;
  end: number;
}

const mostEvidence = 3;
const reachOfYears = 60;
const reachOfCompetence = 50;
const listGap = /^[\s,/&()]*(?:and|or|и|или)?[\s(]*$/u;
const leadsToYears = /^\s*(?:[(–—:-]\s*)?(?:for\s*)?$/u;
/** Soft skills are in every description of tasks ("communicate with …"): there they are asked only where the words say so. */
const softOutsideRequirements = 0.65;

/**
 * The skills that a job description asks for, each once, in the order of the text.
 *
 * @param studies where degrees and their fields are named: "degree in mathematics" asks for no skill
 */
export function findSkillRequirements(
  document: DocumentText,
  clauses: readonly AskingClause[],
  studies: readonly Span[],
): Requirement[] {
  const ofStudy = ({ start, end }: Span) => studies.some((study) => study.start <= start && end <= study.end);
  const mentions = clauses.flatMap(mentionsIn).filter((mention) => !ofStudy(mention));
  const byLabel = new Map<string, Mention[]>();
  for (const mention of mentions) {
    const key = mention.label.toLowerCase();
    byLabel.set(key, [...(byLabel.get(key) ?? []), mention]);
  }
  return [...byLabel.values()].flatMap((same) => merge(document, same));
}

function mentionsIn(clause: AskingClause): Mention[] {
  const { text, asking } = clause;
  const requires = clause.section === 'must' || clause.section === 'nice';
  const trusts = (start: number) =>
    (requires || asking.explicit) && speaksOfCompetence(text.slice(Math.max(0, start - reachOfCompetence), start));
  const known = findSkills(text, { trusts }).flatMap(({ skill, start, end, raw }): Mention[] => {
    const confidence = confidenceOf(skill, clause, asking);
    return confidence === null || isCity(raw)
      ? []
      : [{ label: skill.name, category: skill.category, asking, confidence, minYears: null, start, end }];
  });
  const taken = known.map(({ start, end }) => ({ start, end }));
  const unknown = !requires
    ? []
    : findUnknownSkills(text, taken).map(({ start, end }): Mention => {
        return { label: text.slice(start, end), category: 'other', asking, confidence: 0.55, minYears: null, start, end };
      });
  const mentions = [...known, ...unknown];
  return (speaksToCandidates(clause) ? withYears(text, mentions) : mentions).map((mention) => ({
    ...mention,
    start: clause.start + mention.start,
    end: clause.start + mention.end,
  }));
}

/** Phoenix. */
function isCity(raw: string): boolean {
  return /^\p{Lu}/u.test(raw) && (matchPlace(raw)?.score ?? 0) >= 0.8;
}

function confidenceOf(skill: KnownSkill, clause: Clause, asking: Asking): number | null {
  if (skill.category !== 'soft') return asking.confidence;
  if (clause.section === 'must' || clause.section === 'nice') return asking.confidence - 0.05;
  return asking.confidence >= softOutsideRequirements && asking.explicit ? asking.confidence - 0.15 : null;
}

/** Years belong to the skills that follow them closely ("3 years with Go") and to the rest of their list, or to the one right before. */
function withYears(text: string, mentions: readonly Mention[]): Mention[] {
  const asked = findAskedYears(text);
  if (asked.length === 0) return [...mentions];
  const dated: Mention[] = [];
  for (const mention of mentions) {
    const before = asked.findLast((years) => years.end <= mention.start);
    const after = asked.find(({ start }) => start >= mention.end && leadsToYears.test(text.slice(mention.end, start)));
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

/** Said to be a must anywhere, it is; said to be nice to have, it is, whatever the tasks mention. */
function merge(document: DocumentText, mentions: readonly Mention[]): Requirement[] {
  const explicit = mentions.filter(({ asking }) => asking.explicit);
  const decisive = explicit.length > 0 ? explicit : mentions;
  const must = decisive.some(({ asking }) => asking.importance === 'must');
  const ordered = mentions.toSorted((a, b) => b.confidence - a.confidence || a.start - b.start);
  const [best] = ordered;
  if (best === undefined) return [];
  const years = mentions.flatMap(({ minYears }) => minYears ?? []);
  return [
    {
      label: best.label,
      kind: best.category === 'soft' ? 'soft-skill' : 'skill',
      category: best.category,
      importance: must ? 'must' : 'nice',
      minYears: years.length > 0 ? Math.max(...years) : null,
      confidence: rounded(Math.min(0.98, best.confidence + 0.03 * (mentions.length - 1))),
      evidence: ordered.slice(0, mostEvidence).map(({ start, end }): Evidence => quote(document, start, end)),
    },
  ];
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
