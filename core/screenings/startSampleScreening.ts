import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Screening } from '../../prisma/generated/client.ts';
import { projectFolder } from '../../prisma/projectFolder.ts';
import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { type IncomingFile, toIncomingFile } from '../documents/reading/prepareFiles.ts';
import { openWithFiles } from './orders/openWithFiles.ts';
import { checkScreening } from './startScreening.ts';

const jobDescription = 'senior-backend-engineer.docx';

/**
 * Starts a screening with the sample documents that ship with the product: one fictional job description and eight CVs, from a good fit to a weak one.
 *
 * @throws AppError UNAUTHENTICATED
 */
export async function startSampleScreening(ctx: Ctx): Promise<Screening> {
  requireViewer(ctx);
  const files = await readSamples();
  const jobDescriptions = files.filter(({ name }) => name === jobDescription);
  const resumes = files.filter(({ name }) => name !== jobDescription);
  const expected = { expectedJobDescriptions: jobDescriptions.length, expectedResumes: resumes.length };
  const { screening } = await openWithFiles(ctx, {
    open: await checkScreening(ctx, { ...expected, sample: true }),
    files: [
      { kind: 'JOB_DESCRIPTION', files: jobDescriptions },
      { kind: 'RESUME', files: resumes },
    ],
  });
  return screening;
}

async function readSamples(): Promise<IncomingFile[]> {
  const folder = path.join(projectFolder(), 'core', 'screenings', 'samples');
  const names = (await readdir(folder)).sort();
  return Promise.all(names.map(async (name) => toIncomingFile(name, await readFile(path.join(folder, name)))));
}
