import type { Ctx } from '../context.ts';
import { loadMasks } from './loadMasks.ts';
import { type Mask, makeMask } from './makeMask.ts';
import { isHidden, readPrivacy } from './readPrivacy.ts';

/** How a résumé is shown in blind review. */
export interface DocumentMask extends Mask {
  /** Ranges of the document's text from which name, contacts and schools were extracted. */
  ranges: { start: number; end: number }[];
}

interface Row {
  id: string;
  fileName: string;
  candidateId: string | null;
  ranges: { start: number; end: number }[] | null;
}

/**
 * The masks of those documents that are résumés of hidden candidates, or have no candidate yet. Documents without a mask, such as job descriptions, are shown
 * unchanged.
 */
export async function loadDocumentMasks(
  ctx: Ctx,
  { documentIds }: { documentIds: readonly string[] },
): Promise<Map<string, DocumentMask>> {
  const privacy = await readPrivacy(ctx);
  if (!privacy.blind) return new Map();
  const rows = (await readRows(ctx, documentIds)).filter(
    ({ candidateId }) => candidateId === null || isHidden(privacy, candidateId),
  );
  const masks = await loadMasks(ctx, { candidateIds: rows.flatMap(({ candidateId }) => candidateId ?? []) });
  return new Map(
    rows.map((row) => [row.id, maskOf(row, row.candidateId === null ? undefined : masks.get(row.candidateId), ctx)]),
  );
}

function maskOf({ id, fileName, candidateId, ranges }: Row, mask: Mask | undefined, { locale }: Ctx): DocumentMask {
  const known = mask ?? makeMask(candidateId ?? id, locale, { names: [fileName.replace(/\.\w+$/u, '')], texts: [fileName] });
  return { ...known, ranges: ranges ?? [] };
}

function readRows({ db }: Ctx, ids: readonly string[]): Promise<Row[]> {
  return db.$queryRaw<Row[]>`
    select documents.id::text as id, documents.file_name as "fileName", documents.candidate_id::text as "candidateId",
      (select jsonb_agg(place) from document_extractions extracted,
        jsonb_path_query(extracted.facts,
          '$.keyvalue() ? (@.key == "name" || @.key == "email" || @.key == "phone" || @.key == "website" || @.key == "linkedin").value.evidence[*]'
        ) as place
       where extracted.sha256 = documents.sha256 and extracted.kind = 'RESUME') as ranges
    from documents where documents.id = any(${[...ids]}::uuid[]) and documents.kind = 'RESUME'`;
}
