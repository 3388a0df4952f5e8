import { z } from 'zod';
import { type DocumentWarning, type ResumeFacts } from '../../plugins/contract.ts';
import { requireViewer } from '../access/requireViewer.ts';
import { effectiveFacts, readCorrections } from '../candidates/effectiveFacts.ts';
import type { Ctx } from '../context.ts';
import { documentWarnings, engineName, readModelUse } from '../documents/modelUse.ts';
import { storedResumeFacts } from '../documents/storedFacts.ts';
import { AppError } from '../errors.ts';
import { loadDocumentMasks } from '../privacy/loadDocumentMasks.ts';
import { loadMasks } from '../privacy/loadMasks.ts';
import type { Mask } from '../privacy/makeMask.ts';
import { maskShown } from '../privacy/maskCandidate.ts';
import { maskFacts, maskStrings } from '../privacy/maskFacts.ts';
import type { RankedRow } from '../scoring/ranking/readRankedRows.ts';
import { readProfile, type StoredProfile } from './readProfile.ts';

/** A candidate with everything known about them, scored under the default weights. */
export interface CandidateProfile extends RankedRow {
  /** With the user's corrections applied. */
  facts: ResumeFacts;
  /** Null for a candidate who came without a résumé. */
  resume: ProfileResume | null;
}

export interface ProfileResume {
  documentId: string;
  fileName: string;
  /** SHA-256 of the content; null for a file that was refused before it was stored. */
  sha256: string | null;
  /** The text that the evidence points into. */
  text: string;
  warnings: DocumentWarning[];
  /** The model's name if one was asked, else the extractor's. */
  engine: string;
}

const uuid = z.uuid();

/**
 * In blind review, what identifies the candidate is hidden.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function getCandidateProfile(ctx: Ctx, { id }: { id: string }): Promise<CandidateProfile> {
  requireViewer(ctx);
  const stored = uuid.safeParse(id).success ? await readProfile(ctx, { id }) : null;
  if (stored === null) throw new AppError('NOT_FOUND', { entity: 'Candidate' });
  const { candidate, overall, facets, facts, corrections } = stored;
  return maskProfile(ctx, {
    candidate,
    overall,
    facets,
    facts: effectiveFacts(storedResumeFacts(facts?.facts), readCorrections(corrections)),
    resume: resumeOf(stored),
  });
}

async function maskProfile(ctx: Ctx, profile: CandidateProfile): Promise<CandidateProfile> {
  const { candidate, facts, resume } = profile;
  const mask = (await loadMasks(ctx, { candidateIds: [candidate.id] })).get(candidate.id);
  if (!mask) return profile;
  return {
    ...profile,
    candidate: maskShown(candidate, mask),
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

function resumeOf({ resume, facts }: StoredProfile): ProfileResume | null {
  if (resume === null) return null;
  const { id, fileName, sha256, text, warnings, modelUse, hiddenFields } = resume;
  return {
    documentId: id,
    fileName,
    sha256,
    text: text ?? '',
    warnings: documentWarnings(warnings, readModelUse(modelUse), hiddenFields === null ? undefined : { hiddenFields }),
    engine: facts === null ? 'local' : engineName(facts),
  };
}
