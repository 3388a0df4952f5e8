import type { DocumentText, Fact, Requirement } from '../../../../contract.ts';
import { findSkills } from '../../../../knowledge/skills.ts';
import { fieldsOfWork, kindsOfExperience } from '../../../../knowledge/words/requirementWords.ts';
import { oneLine, quote } from '../../shared/evidence.ts';
import { type Asking, type AskingClause, speaksToCandidates } from '../clauses/clauseCues.ts';
import { findAskedYears } from './findAskedYears.ts';

export interface OverallYears {
  fact: Fact<number>;
  requirement: Requirement;
}

interface Statement {
  years: number;
  start: number;
  end: number;
  /** It is in a section of requirements. */
  required: boolean;
  /** Years with a technical skill, not in the work as a whole. */
  ofSkill: boolean;
  asking: Asking;
}

const experienceCue =
  /experience|behind (?:you|them)|\bexp(?![\p{L}])|background|\bas an?\b|\bin (?:a|an|the)?\s*(?:similar|comparable|related|relevant)|working|worked|career|practice|опыт|стаж|работ/iu;

/** Years of the candidate, not of the company. */
const ofCandidate =
  /\byou(?:(?:'|’)ve| have| bring| need| must)\b|\b(?:we need|must have|PQE)\b|(?:вы|ты) .{0,30}(?:лет|года)(?!\p{L})|стаж/iu;
const ofWork = /^\s*(?:(?:in|as|with|of|в|на|по)\s|\p{L}{3,}ing\s)/iu;

/** The overall years required. A statement about the work as a whole wins over one about a single skill; among statements of the same kind the largest wins. */
export function findOverallYears(document: DocumentText, clauses: readonly AskingClause[]): OverallYears | null {
  const statements = clauses.flatMap(statementsIn).filter(({ asking }) => asking.importance === 'must');
  const required = statements.filter(({ required: one }) => one);
  const general = (required.length > 0 ? required : statements).filter(({ ofSkill }) => !ofSkill);
  const best = largest(general.length > 0 ? general : statements);
  if (best === null) return null;
  const evidence = [quote(document, best.start, best.end)];
  const { years, asking } = best;
  const confidence = Math.round((general.length > 0 ? asking.confidence : asking.confidence - 0.15) * 100) / 100;
  return {
    fact: { value: years, evidence, confidence },
    requirement: {
      label: oneLine(document.text.slice(best.start, best.end)),
      known: null,
      kind: 'experience',
      category: 'other',
      importance: 'must',
      minYears: years,
      confidence,
      evidence,
    },
  };
}

function statementsIn(clause: AskingClause): Statement[] {
  if (!speaksToCandidates(clause)) return [];
  const told = clause.section === 'must' || experienceCue.test(clause.text) || ofCandidate.test(clause.text);
  const asked = findAskedYears(clause.text).filter(({ end }) => told || ofWork.test(clause.text.slice(end)));
  return asked.map(({ start, end, years }) => ({
    years,
    required: clause.section === 'must',
    start: clause.start + start,
    end: clause.start + end,
    ofSkill: isOfSkill(clause.text.slice(start, end), clause.text.slice(end, end + 80)),
    asking: clause.asking,
  }));
}

/** "5 years of experience with Go": a technical skill follows directly, unlike "in software development". */
function isOfSkill(statement: string, after: string): boolean {
  const named = findSkills(after).filter(({ skill, start }) => skill.category === 'technical' && start < 45);
  const broad =
    /development|engineering|industry|field|role|position|management|разработк|сфере|области|должности|администрировани/iu;
  return named.length > 0 && !broad.test(statement + after.slice(0, (named[0]?.end ?? 0) + 14));
}

function largest(statements: readonly Statement[]): Statement | null {
  return statements.reduce<Statement | null>((best, one) => (best === null || one.years > best.years ? one : best), null);
}

const fields = new Set(fieldsOfWork);
const kinds = new Set(kindsOfExperience);
const leading = new Set(['of', 'in', 'as', 'with', 'experience', ...kindsOfExperience]);

/** Characters between the years and the work. */
const longestLead = 60;

interface YearsAndSkills {
  years: Requirement | null;
  skills: Requirement[];
}

/** "5+ years of professional software development": the work itself is no skill that a CV would list, so it stays with the years. */
export function joinYearsOfWork(
  document: DocumentText,
  years: Requirement | null,
  skills: readonly Requirement[],
): YearsAndSkills {
  const stated = years?.evidence[0];
  if (!years || !stated) return { years, skills: [...skills] };
  const work = skills.find(({ label, evidence: [at, ...others] }) => {
    if (!at || others.length > 0 || !namesWork(label)) return false;
    return at.start >= stated.end && leadsToWork(document.text.slice(stated.end, at.start));
  });
  const end = work?.evidence[0]?.end;
  if (!work || end === undefined) return { years, skills: [...skills] };
  const label = oneLine(document.text.slice(stated.start, end));
  return {
    years: { ...years, label, evidence: [quote(document, stated.start, end)] },
    skills: skills.filter((skill) => skill !== work),
  };
}

/** "of", "of professional experience in" */
function leadsToWork(between: string): boolean {
  return (
    between.length < longestLead &&
    between
      .trim()
      .split(/\s+/)
      .every((word) => word === '' || leading.has(word.toLowerCase()))
  );
}

function namesWork(label: string): boolean {
  const words = label.toLowerCase().split(' ');
  const first = words.findIndex((word) => !kinds.has(word));
  return first >= 0 && fields.has(words.slice(first).join(' '));
}
