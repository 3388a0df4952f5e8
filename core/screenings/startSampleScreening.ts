import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocumentKind, Screening } from '../../prisma/generated/client.ts';
import { projectFolder } from '../../prisma/projectFolder.ts';
import type { Ctx } from '../context.ts';
import { type IncomingFile, toIncomingFile } from '../documents/reading/prepareFiles.ts';
import { requireViewer } from '../requireViewer.ts';
import { startScreening } from './startScreening.ts';
import { uploadDocuments } from './uploadDocuments.ts';

const jobDescription = 'senior-backend-engineer.docx';

/**
 * A screening with the fictional documents that ship with the product: one job description and eight CVs, from a good fit to a weak one.
 *
 * @throws AppError UNAUTHENTICATED
 */
export async function startSampleScreening(ctx: Ctx): Promise<Screening> {
  requireViewer(ctx);
  const files = await readSamples();
  const jobDescriptions = files.filter(({ name }) => name === jobDescription);
  const resumes = files.filter(({ name }) => name !== jobDescription);
  const expected = { expectedJobDescriptions: jobDescriptions.length, expectedResumes: resumes.length };
  const { id } = await startScreening(ctx, { ...expected, sample: true });
  await upload(ctx, id, 'JOB_DESCRIPTION', jobDescriptions);
  return upload(ctx, id, 'RESUME', resumes);
}

async function upload(ctx: Ctx, screeningId: string, kind: DocumentKind, files: readonly IncomingFile[]): Promise<Screening> {
  return (await uploadDocuments(ctx, { screeningId, kind, files })).screening;
}

async function readSamples(): Promise<IncomingFile[]> {
  const folder = path.join(projectFolder(), 'core', 'screenings', 'samples');
  const names = (await readdir(folder)).sort();
  return Promise.all(names.map(async (name) => toIncomingFile(name, await readFile(path.join(folder, name)))));
}
