import type { DocumentText, JobFacts, Reader } from '../../../plugins/contract.ts';
import type { Tally } from '../scoreSheet.ts';
import type { Half } from '../splitItems.ts';
import { inForm, type JobForm, jobForms } from './jobForms.ts';
import { readAdvertisements } from './readAdvertisements.ts';
import { type FieldResult, type JobField, jobFields, scoreFacts } from './scoreAdvertisements.ts';

export interface JobTools {
  readers: readonly Reader[];
  extract(document: DocumentText): JobFacts;
}

/** What was found in all advertisements of a half that came in one form. */
export interface JobResult {
  half: Half;
  form: JobForm;
  advertisements: number;
  fields: Record<JobField, Tally>;
  /** Must-haves found under any importance, and all must-haves. */
  mustsNamed: number;
  musts: number;
  /** What was missed or wrong, by advertisement; only of the half to develop with. */
  misses: string[];
}

/** Reads the advertisements of both halves in every form. */
export async function runJobs(tools: JobTools): Promise<JobResult[]> {
  const results: JobResult[] = [];
  for (const half of ['develop', 'measure'] as const) for (const form of jobForms) results.push(await runForm(half, form, tools));
  return results;
}

async function runForm(half: Half, form: JobForm, { readers, extract }: JobTools): Promise<JobResult> {
  const advertisements = readAdvertisements(half);
  const fields = Object.fromEntries(jobFields.map((field) => [field, { right: 0, wrong: 0, missed: 0 }])) as JobResult['fields'];
  const result: JobResult = { half, form, advertisements: advertisements.length, fields, mustsNamed: 0, musts: 0, misses: [] };
  for (const { id, text, truth } of advertisements) {
    const facts = extract(await inForm(text, form, readers));
    const scores = scoreFacts(facts, truth);
    for (const field of jobFields) add(fields[field], scores[field]);
    result.musts += truth.must.length;
    result.mustsNamed += scoreFacts(allMusts(facts), truth).must.right;
    if (half === 'develop') result.misses.push(...missesOf(id, scores));
  }
  return result;
}

function add(sum: Tally, { right, wrong, missed }: FieldResult): void {
  sum.right += right;
  sum.wrong += wrong.length;
  sum.missed += missed.length;
}

function allMusts(facts: JobFacts): JobFacts {
  const requirements = facts.requirements.map((one) =>
    one.kind === 'soft-skill' || one.kind === 'other' || one.kind === 'skill'
      ? { ...one, kind: 'skill' as const, importance: 'must' as const }
      : one,
  );
  return { ...facts, requirements };
}

function missesOf(id: string, scores: Record<JobField, FieldResult>): string[] {
  return jobFields.flatMap((field) => {
    const { wrong, missed } = scores[field];
    if (wrong.length + missed.length === 0) return [];
    return [`${id}, ${field}: missed ${missed.join(', ') || 'nothing'}; wrong ${wrong.join(', ') || 'nothing'}`];
  });
}
