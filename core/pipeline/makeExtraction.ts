import { unpackDocument } from '../../plugins/contract/packDocument.ts';
import { type DocumentWarning, type JobFacts, PluginError, type ResumeFacts } from '../../plugins/contract.ts';
import type { Prisma } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { storableJson } from '../database/storableJson.ts';
import type { PricedModelUse } from '../documents/modelUse.ts';
import { capDocument } from '../documents/reading/capDocument.ts';
import type { ExtractedFacts, ExtractInput } from '../documents/reading/documentEngine.ts';
import { readLayout } from '../documents/readLayout.ts';
import { topRequirements } from '../projects/requirements/readForm.ts';
import { dayOf, type MadeReading } from './makeReading.ts';
import type { StepDocument } from './stepDocument.ts';

/** The longest part of a job description that is used, and the shortest text that counts as one. */
const maxJobCharacters = 20_000;
const minJobCharacters = 50;

export interface Extraction<Facts extends ResumeFacts | JobFacts = ResumeFacts | JobFacts> {
  extractorId: string;
  extractorVersion: string;
  /** The reader whose text the facts come from. */
  readerId: string;
  readerVersion: string;
  facts: Facts;
  /** Fields that may contain part of the hidden text. */
  hiddenFields: string[];
  /** Null when the result was already stored. */
  milliseconds: number | null;
  /** Null when no model was asked, also for stored results. */
  modelUse: PricedModelUse | null;
}

export interface ExtractionInput {
  document: StepDocument;
  /** A new reading that is not stored yet; absent: the stored text is used. */
  fresh?: MadeReading | null;
  signal: AbortSignal;
}

/**
 * The facts of a document's content. Uses the stored result unless it was made by another version of the extractor or reader, or in another month ("present"
 * means the month in which the document arrived).
 *
 * @throws PluginError NO_TEXT for a job description of 50 characters or less
 */
export async function makeExtraction(ctx: Ctx, { document, fresh = null, signal }: ExtractionInput): Promise<Extraction> {
  if (fresh?.extracted) return complete(fresh, fresh.extracted);
  const { readerId, readerVersion } = fresh ?? (await storedReading(ctx, document));
  const stored = await findStored(ctx, document, { readerId, readerVersion });
  if (stored !== null) return stored;
  const layout = fresh === null ? await readLayout(ctx, { sha256: document.sha256 }) : await unpackDocument(fresh.row.layout);
  if (layout === null) throw missingText(document);
  const input = { document: layout, today: dayOf(document.createdAt), signal };
  const made = document.kind === 'RESUME' ? await ctx.documents.extractResume(input) : await extractJob(ctx, input);
  return complete({ readerId, readerVersion }, made);
}

function complete({ readerId, readerVersion }: ReadBy, made: ExtractedFacts<ResumeFacts | JobFacts>): Extraction {
  return {
    ...made,
    readerId,
    readerVersion,
    facts: storableJson(made.facts) as unknown as ResumeFacts | JobFacts,
    milliseconds: Math.round(made.milliseconds),
    modelUse: made.modelUse ?? null,
  };
}

type ReadBy = Pick<Extraction, 'readerId' | 'readerVersion'>;

async function storedReading(ctx: Ctx, document: StepDocument): Promise<ReadBy> {
  const { sha256 } = document;
  const select = { readerId: true, readerVersion: true } as const;
  const reading = await ctx.db.documentReading.findUnique({ where: { sha256 }, select });
  if (reading === null) throw missingText(document);
  return reading;
}

function missingText({ id }: StepDocument): Error {
  return new Error(`Document ${id} is to be extracted, but its text is not stored.`);
}

async function extractJob(ctx: Ctx, input: ExtractInput): Promise<ExtractedFacts<JobFacts>> {
  if (input.document.text.trim().length <= minJobCharacters)
    throw new PluginError('NO_TEXT', 'a job description of 50 characters or less');
  const document = capDocument(input.document, maxJobCharacters);
  const made = await ctx.documents.extractRequirements({ ...input, document, topK: topRequirements });
  if (document === input.document) return made;
  const leftOut: DocumentWarning = { code: 'text-left-out', page: null, params: { limit: maxJobCharacters } };
  return { ...made, facts: { ...made.facts, warnings: [...made.facts.warnings, leftOut] } };
}

async function findStored(
  ctx: Ctx,
  { sha256, kind, createdAt }: StepDocument,
  { readerId, readerVersion }: ReadBy,
): Promise<Extraction | null> {
  const extraction = await ctx.db.documentExtraction.findUnique({ where: { sha256_kind: { sha256, kind } } });
  if (extraction === null || extraction.readerVersion !== readerVersion) return null;
  const { id, version } = ctx.documents.extractor;
  if (extraction.extractorId !== id || extraction.extractorVersion !== version) return null;
  if (monthOf(extraction.createdAt) !== monthOf(createdAt)) return null;
  return {
    extractorId: id,
    extractorVersion: version,
    readerId,
    readerVersion,
    facts: extraction.facts as unknown as ResumeFacts | JobFacts,
    hiddenFields: extraction.hiddenFields,
    milliseconds: null,
    modelUse: null,
  };
}

/** The columns of a document that describe a model's use. */
export function modelUseOf({ modelUse }: Extraction): Pick<Prisma.DocumentUncheckedUpdateInput, 'modelUse'> {
  return modelUse === null ? {} : { modelUse: modelUse as unknown as Prisma.InputJsonValue };
}

function monthOf(date: Date): string {
  return date.toISOString().slice(0, 7);
}
