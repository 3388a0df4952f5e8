import { documentWarnings, engineName } from '../../core/documents/modelUse.ts';
import { extractUploads, type UploadResult } from '../../core/documents/reading/extractUploads.ts';
import { readJobUpload } from '../../core/documents/reading/readJobUpload.ts';
import type { ReadUpload } from '../../core/documents/reading/readUpload.ts';
import { writePlainText } from '../../core/documents/reading/writePlainText.ts';
import { unpackDocument } from '../../plugins/contract/packDocument.ts';
import type { Evidence, ResumeFacts } from '../../plugins/contract.ts';
import { builder } from '../builder.ts';
import { AppErrorType, recordedError } from '../common/appError.ts';
import { DocumentWarningType } from '../documents/documentText.ts';
import { CandidateFactsType } from '../facts/candidateFacts.ts';
import { AnalysisType } from './analysis.ts';
import { QuotationType } from './quotation.ts';

const JobTextType = builder.objectRef<ReadUpload>('JobText').implement({
  fields: (t) => ({
    fileName: t.exposeString('fileName'),
    text: t.string({
      description: 'One line for a paragraph or list item, "• " before items, an empty line between blocks.',
      resolve: async ({ layout }) => writePlainText(await unpackDocument(layout)),
    }),
    pages: t.exposeInt('pages'),
    ocr: t.exposeBoolean('ocr'),
    warnings: t.field({ type: [DocumentWarningType], resolve: ({ warnings }) => warnings }),
  }),
});

interface Quoted {
  field: string;
  quotations: Evidence[];
}

const FieldQuotationsType = builder.objectRef<Quoted>('FieldQuotations').implement({
  fields: (t) => ({
    field: t.exposeString('field'),
    quotations: t.field({ type: [QuotationType], resolve: ({ quotations }) => quotations }),
  }),
});

function quotationsOf(facts: ResumeFacts): Quoted[] {
  return Object.entries(facts).flatMap(([field, value]) => {
    const quotations = [value].flat().flatMap((fact) => fact?.evidence ?? []);
    return quotations.length > 0 ? [{ field, quotations }] : [];
  });
}

const ReadResumeType = builder.objectRef<UploadResult>('ReadResume').implement({
  description:
    'What was read from a résumé that is not stored. Everything but `fileName` and `error` is null or empty for one that could not be read.',
  fields: (t) => ({
    fileName: t.exposeString('fileName'),
    error: t.field({ type: AppErrorType, nullable: true, resolve: ({ refused }) => refused && recordedError(refused) }),
    text: t.string({ nullable: true, resolve: ({ extracted }) => extracted?.read.text }),
    facts: t.field({
      type: CandidateFactsType,
      nullable: true,
      description: 'Their evidence is in `evidence`.',
      resolve: ({ extracted }) => extracted && { facts: extracted.extracted.facts, corrections: {}, documentId: null },
    }),
    evidence: t.field({
      type: [FieldQuotationsType],
      resolve: ({ extracted }) => (extracted ? quotationsOf(extracted.extracted.facts) : []),
    }),
    warnings: t.field({
      type: [DocumentWarningType],
      resolve: ({ extracted }) =>
        extracted ? documentWarnings(extracted.read.warnings, extracted.extracted.modelUse ?? null) : [],
    }),
    engine: t.string({
      nullable: true,
      description: '`local`, or the name of the model that read the text.',
      resolve: ({ extracted }) => extracted && engineName(extracted.extracted),
    }),
  }),
});

builder.objectFields(AnalysisType, (t) => ({
  jobText: t.field({
    type: JobTextType,
    description: 'The text of a job description.',
    extensions: { cost: 200 },
    args: { file: t.arg({ type: 'Upload', required: true }) },
    resolve: (_analysis, { file }, ctx) => readJobUpload(ctx, { file, signal: ctx.signal }),
  }),
  resumes: t.field({
    type: [ReadResumeType],
    description: 'The facts of résumés, in the order of the files. With `uploadDocuments` they are stored.',
    extensions: { cost: 500 },
    args: { files: t.arg({ type: ['Upload'], required: true }) },
    resolve: (_analysis, { files }, ctx) => extractUploads(ctx, { files, signal: ctx.signal }),
  }),
}));
