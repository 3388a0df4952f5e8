import { z } from 'zod';
import { type DocumentWarning, type ResumeFacts } from '../../plugins/contract.ts';
import type { Candidate, Prisma } from '../../prisma/generated/client.ts';
import { effectiveFacts, readCorrections } from '../candidates/effectiveFacts.ts';
import { resumeOf as newestResume } from '../candidates/resumeOf.ts';
import type { Ctx } from '../context.ts';
import { documentWarnings, engineName, readModelUse } from '../documents/modelUse.ts';
import { storedResumeFacts } from '../documents/storedFacts.ts';
import { AppError } from '../errors.ts';
import { loadDocumentMasks } from '../privacy/loadDocumentMasks.ts';
import { loadMasks } from '../privacy/loadMasks.ts';
import type { Mask } from '../privacy/makeMask.ts';
import { maskCandidate } from '../privacy/maskCandidate.ts';
import { maskFacts, maskStrings } from '../privacy/maskFacts.ts';
import { requireViewer } from '../requireViewer.ts';
import { type FacetValues, facetValues } from '../scoring/facetValues.ts';
import { overallScores } from '../scoring/overallScores.ts';

/** A candidate with everything known about them. */
export interface CandidateProfile {
  candidate: Candidate;
  /** 0 to 100, one decimal, under the default weights; null until scored. */
  overall: number | null;
  /** Null until scored. */
  facets: FacetValues | null;
  /** With the user's corrections applied. */
  facts: ResumeFacts;
  /** Null for a candidate who came without a résumé. */
  resume: ProfileResume | null;
}

export interface ProfileResume {
  documentId: string;
  fileName: string;
  /** The content; null for a file that was refused before it was stored. */
  sha256: string | null;
  /** What the evidence of the facts points into. */
  text: string;
  warnings: DocumentWarning[];
  /** The model's name if one was asked, else the extractor's. */
  engine: string;
}

const include = {
  facts: true,
  corrections: { select: { field: true, value: true } },
  documents: {
    ...newestResume,
    select: {
      id: true,
      fileName: true,
      sha256: true,
      modelUse: true,
      file: {
        select: {
          readings: { select: { text: true, warnings: true } },
          extractions: { where: { kind: 'RESUME' }, select: { hiddenFields: true } },
        },
      },
    },
  },
} as const satisfies Prisma.CandidateInclude;

type Row = Prisma.CandidateGetPayload<{ include: typeof include }>;

const uuid = z.uuid();

/**
 * In blind review, what identifies the candidate is hidden.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function getCandidateProfile(ctx: Ctx, { id }: { id: string }): Promise<CandidateProfile> {
  requireViewer(ctx);
  const row = uuid.safeParse(id).success ? await ctx.db.candidate.findUnique({ where: { id }, include }) : null;
  if (row === null) throw new AppError('NOT_FOUND', { entity: 'Candidate' });
  const { facts: stored, corrections, documents: _documents, ...candidate } = row;
  const extracted = storedResumeFacts(stored?.facts);
  const overall = (await overallScores(ctx, { candidateIds: [id] })).get(id) ?? null;
  const facets = (await facetValues(ctx, { candidateIds: [id] })).get(id) ?? null;
  return maskProfile(ctx, {
    candidate,
    overall,
    facets,
    facts: effectiveFacts(extracted, readCorrections(corrections)),
    resume: resumeOf(row),
  });
}

async function maskProfile(ctx: Ctx, profile: CandidateProfile): Promise<CandidateProfile> {
  const { candidate, facts, resume } = profile;
  const mask = (await loadMasks(ctx, { candidateIds: [candidate.id] })).get(candidate.id);
  if (!mask) return profile;
  return {
    ...profile,
    candidate: maskCandidate(candidate, mask),
    facts: maskFacts(facts, mask),
    resume: resume && (await maskResume(ctx, resume, mask)),
  };
}

async function maskResume(ctx: Ctx, resume: ProfileResume, mask: Mask): Promise<ProfileResume> {
  const masks = await loadDocumentMasks(ctx, { documentIds: [resume.documentId] });
  return {
    ...resume,
    fileName: mask.file(resume.fileName),
    text: mask.text(resume.text, masks.get(resume.documentId)?.ranges),
    warnings: maskStrings(resume.warnings, mask),
  };
}

function resumeOf({ documents: [document], facts }: Row): ProfileResume | null {
  if (document === undefined) return null;
  const reading = document.file?.readings[0];
  return {
    documentId: document.id,
    fileName: document.fileName,
    sha256: document.sha256,
    text: reading?.text ?? '',
    warnings: documentWarnings(reading?.warnings, readModelUse(document.modelUse), document.file?.extractions[0]),
    engine: facts === null ? 'local' : engineName(facts),
  };
}
