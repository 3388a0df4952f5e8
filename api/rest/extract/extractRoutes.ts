import { z } from 'zod';
import { readJobUpload } from '../../../core/documents/reading/readJobUpload.ts';
import { writePlainText } from '../../../core/documents/reading/writePlainText.ts';
import { explainWarning } from '../../../core/documents/warningMessages.ts';
import { AppError } from '../../../core/errors.ts';
import { longestTexts } from '../../../core/input/limitedText.ts';
import { unpackDocument } from '../../../plugins/contract/packDocument.ts';
import { callerSignal } from '../callerSignal.ts';
import { ParsedResume } from '../candidates/parsedResume.ts';
import { Id, readSource, sourceName } from '../formats.ts';
import { claimKey } from '../idempotency.ts';
import { namesThings, needsRead, problems, type RestScope } from '../route.ts';
import { extractIntoProject } from './extractIntoProject.ts';
import { extractWithoutProject } from './extractWithoutProject.ts';
import { readForm } from './readForm.ts';

const tags = ['extract'];

const JobText = z
  .object({
    text: z.string().describe('One line for a paragraph or list item, "• " before items, an empty line between blocks.'),
    file_name: z.string(),
    pages: z.int(),
    engine: z.string(),
    ocr: z.boolean().describe('Read by character recognition.'),
    warnings: z.array(z.string()).describe('What its reader noticed: hidden text, pages left out.'),
  })
  .meta({ id: 'JobText' });

const Refused = z
  .object({ file_name: z.string(), error: z.object({ code: z.string(), message: z.string() }) })
  .meta({ id: 'RefusedFile' });
const Taken = z
  .object({
    file_name: z.string(),
    candidate_id: Id,
    known: z.boolean().describe('The project had a file of the same content already, which was not read again.'),
  })
  .meta({ id: 'TakenFile' });
const Extracted = z.object({ items: z.array(z.union([ParsedResume, Taken, Refused])) }).meta({ id: 'ExtractedResumes' });

/** Only describes the body in the OpenAPI document; we read it ourselves, because files are not JSON. */
const multipart = { consumes: ['multipart/form-data'] };
const notValidated = { validatorCompiler: () => () => true };

export function extractRoutes(scope: RestScope): void {
  scope.post(
    '/extract/jd-text',
    {
      config: needsRead,
      ...notValidated,
      schema: {
        tags,
        ...multipart,
        summary: 'The text of a job description; nothing is stored',
        body: z.object({ file: z.file() }),
        response: { 200: JobText, ...problems },
      },
    },
    async (request, reply) => {
      const { files, fingerprint } = await readForm(request);
      const [file] = files;
      if (file === undefined)
        throw new AppError('INVALID_INPUT', { message: 'file is missing' }, [{ pointer: '/file', message: 'Send one file.' }]);
      request.answerForgotten = true;
      if (await claimKey(request, reply, fingerprint)) return reply;
      const read = await readJobUpload(request.ctx, { file, signal: callerSignal(reply) });
      return {
        text: writePlainText(await unpackDocument(read.layout)),
        file_name: read.fileName,
        pages: read.pages,
        engine: 'local',
        ocr: read.ocr,
        warnings: read.warnings.map((warning) => explainWarning(warning, request.ctx.locale)),
      };
    },
  );

  scope.post(
    '/extract/resumes',
    {
      config: namesThings,
      ...notValidated,
      schema: {
        tags,
        ...multipart,
        summary: 'The facts of résumés; with a project, its candidates are created and scored, without one nothing is stored',
        headers: z.object({
          prefer: z
            .string()
            .max(longestTexts.word)
            .optional()
            .describe('With a project, `return=minimal` answers only what became of each file (TakenFile).'),
        }),
        body: z.object({
          files: z.array(z.file()),
          project_id: z.string().max(longestTexts.word).optional(),
          source: sourceName,
        }),
        response: { 200: Extracted, ...problems },
      },
    },
    async (request, reply) => {
      const { files, fields, fingerprint } = await readForm(request);
      if (files.length === 0) throw new AppError('NO_RESUMES');
      const projectId = fields['project_id'];
      request.answerForgotten = !projectId;
      if (await claimKey(request, reply, fingerprint)) return reply;
      const { ctx } = request;
      const signal = callerSignal(reply);
      if (!projectId) return { items: await extractWithoutProject(ctx, { files, signal }) };
      const minimal = request.headers.prefer === 'return=minimal';
      if (minimal) reply.header('preference-applied', 'return=minimal');
      return {
        items: await extractIntoProject(ctx, { projectId, files, source: readSource(fields['source']), minimal, signal }),
      };
    },
  );
}
