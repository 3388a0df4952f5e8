import type { Assessment, AssessmentOptions } from '../../../plugins/contract/assessment.ts';
import type { RequirementItem } from '../../../plugins/contract/relevance.ts';
import type { Comparison, EducationLevel, Requirement } from '../../../plugins/contract.ts';
import type { Ctx } from '../../context.ts';
import { placeEvidence } from '../../documents/reading/placeEvidence.ts';
import { readJobText, readResumeText } from '../../documents/reading/readText.ts';
import { judgeFacts } from '../../scoring/judgeFacts.ts';
import type { RequirementVerdict } from './judgePlain.ts';
import { scorePlain } from './scorePlain.ts';

export interface AnalyzeTextsInput {
  resumeText: string;
  jobText: string;
  signal: AbortSignal;
}

export interface AnalyzedTexts {
  assessment: Assessment;
  overall: number | null;
  verdicts: (RequirementVerdict & { label: string })[];
  engine: string;
}

/** Most requirements of a job description in the answer. */
const mostRequirements = 50;

/**
 * Compares a résumé's text with a job description's text, and quotes the lines that each finding rests on. Nothing is stored.
 *
 * @throws AppError UNAUTHENTICATED, TIMEOUT
 */
export async function analyzeTexts(ctx: Ctx, { resumeText, jobText, signal }: AnalyzeTextsInput): Promise<AnalyzedTexts> {
  const resume = await readResumeText(ctx, { text: resumeText, signal });
  const job = await readJobText(ctx, { text: jobText, topK: mostRequirements, signal });
  const level = job.facts.education?.value.level ?? null;
  const requirements = job.facts.requirements.slice(0, mostRequirements).map((one) => toItem(one, level));
  const verdicts = judgeFacts(ctx.plugins, { facts: resume.facts, requirements });
  const ofKind = (kind: Requirement['kind'], importance?: Requirement['importance']) =>
    requirements.filter((one) => one.kind === kind && (!importance || one.importance === importance)).map(({ label }) => label);
  const { overall } = scorePlain(ctx, {
    facts: resume.facts,
    requirements: {
      title: job.facts.title?.value ?? null,
      requiredSkills: ofKind('skill', 'must'),
      niceSkills: ofKind('skill', 'nice'),
      minYears: job.facts.minYears?.value ?? null,
      educationLevel: level,
      certifications: ofKind('certification'),
      languages: ofKind('language'),
    },
  });
  const subject = {
    document: resume.document,
    requirements: verdicts.flatMap((verdict, index) => {
      const requirement = requirements[index];
      return requirement ? [{ ...requirement, ...verdict }] : [];
    }),
    overall,
    today: ctx.now().toISOString().slice(0, 10),
  };
  const comparison = ctx.plugins.getComparison('assessment') as Comparison<AssessmentOptions, Assessment>;
  const [assessment] = comparison.compare([{ id: '', name: resume.facts.name?.value ?? '', facts: resume.facts }], {
    subjects: new Map([['', subject]]),
  });
  if (assessment === undefined) throw new Error('The assessment plugin answered nothing for its candidate.');
  const places = { given: resumeText, read: resume.document.text };
  return {
    assessment: placeEvidence(assessment, places),
    overall,
    verdicts: placeEvidence(
      verdicts.map((verdict, index) => ({ ...verdict, label: requirements[index]?.label ?? '' })),
      places,
    ),
    engine: resume.engine,
  };
}

function toItem(
  { label, known, kind, category, importance, minYears }: Requirement,
  degree: EducationLevel | null,
): RequirementItem {
  return {
    label,
    known,
    kind,
    category,
    importance,
    minYears,
    knockOut: false,
    level: kind === 'education' && importance === 'must' ? degree : null,
  };
}
