import { createHash } from 'node:crypto';
import type { Ctx } from '../context.ts';
import { hashText } from './recordExport.ts';

export type AuditProblemKind =
  /** A number is missing: a link was removed. */
  | 'missing-link'
  /** A link whose record is gone. */
  | 'missing-record'
  /** This record or the one before it was changed. */
  | 'changed-record'
  /** A record that was inserted without joining the chain. */
  | 'unchained-record'
  /** The ids or the filter of an export were changed. */
  | 'changed-export'
  /** The chain no longer contains the end that an earlier check noted: it was rewritten or truncated. */
  | 'other-head';

export interface AuditProblem {
  kind: AuditProblemKind;
  /** The record's place in the chain; null when it is not in it. */
  number: number | null;
  eventId: string | null;
}

export interface AuditHead {
  /** 0 for an empty log. */
  number: number;
  /** SHA-256, hexadecimal. */
  hash: string;
}

export interface AuditVerdict {
  intact: boolean;
  /** Records in the chain. */
  records: number;
  /** The end of the chain. Note it elsewhere and pass it to a later check: this is the only way to notice that the whole log was rewritten. */
  head: AuditHead;
  /** The first {@link mostProblems}. */
  problems: AuditProblem[];
}

export const mostProblems = 100;
const readAtOnce = 5_000;

interface LinkRow {
  number: bigint;
  eventId: string;
  hash: Uint8Array;
  content: string | null;
  ids: string | null;
  filterHash: string | null;
  candidateIds: string | null;
  filter: string | null;
}

/**
 * Checks the audit log against its chain of hashes. The hash of a record is SHA-256 over the hash of the record before it (32 bytes; none for the first) and
 * PostgreSQL's text of the JSON array [id, actor, action, entity, entity's id, details, created at in milliseconds]. Changes nothing.
 *
 * @param known the end of the chain that an earlier check returned
 */
export async function verifyAudit(
  { db }: Pick<Ctx, 'db'>,
  { known }: { known?: AuditHead | undefined } = {},
): Promise<AuditVerdict> {
  const problems: AuditProblem[] = [];
  const report = (problem: AuditProblem) => problems.length < mostProblems && problems.push(problem);
  let last: { number: bigint; hash: Uint8Array } = { number: 0n, hash: new Uint8Array() };
  let records = 0;
  let knownFound = known === undefined || known.number === 0;
  for (;;) {
    const rows = await readLinks(db, last.number);
    if (rows.length === 0) break;
    for (const row of rows) {
      records += 1;
      for (const kind of problemsOf(row, last)) report({ kind, number: Number(row.number), eventId: row.eventId });
      if (known && BigInt(known.number) === row.number) knownFound = toHex(row.hash) === known.hash.toLowerCase();
      last = row;
    }
  }
  if (!knownFound) report({ kind: 'other-head', number: known?.number ?? null, eventId: null });
  const unchained = await db.$queryRaw<{ id: string }[]>`
    select id::text as id from audit_events where not exists (select from audit_chain where event_id = audit_events.id)
    order by created_at, id limit ${mostProblems}`;
  for (const { id } of unchained) report({ kind: 'unchained-record', number: null, eventId: id });
  return { intact: problems.length === 0, records, head: { number: Number(last.number), hash: toHex(last.hash) }, problems };
}

function readLinks(db: Ctx['db'], after: bigint): Promise<LinkRow[]> {
  return db.$queryRaw<LinkRow[]>`
    select number, event_id::text as "eventId", hash,
      case when events.id is not null then jsonb_build_array(events.id, actor_id, action, entity, entity_id, details,
        round(extract(epoch from created_at) * 1000)::bigint)::text end as content,
      details->>'ids' as ids, details->>'filter' as "filterHash",
      (select string_agg(id::text, ' ') from unnest(candidate_ids) as id) as "candidateIds", filter
    from audit_chain left join audit_events as events on events.id = audit_chain.event_id
    left join audit_exports using (event_id)
    where number > ${after} order by number limit ${readAtOnce}`;
}

function problemsOf(row: LinkRow, before: { number: bigint; hash: Uint8Array }): AuditProblemKind[] {
  if (row.content === null) return ['missing-record'];
  const hash = createHash('sha256').update(before.hash).update(row.content).digest();
  return [
    ...(row.number === before.number + 1n ? [] : ['missing-link' as const]),
    ...(hash.equals(row.hash) ? [] : ['changed-record' as const]),
    ...(isExportWhole(row) ? [] : ['changed-export' as const]),
  ];
}

/** An erased filter can no longer be checked. */
function isExportWhole({ ids, candidateIds, filter, filterHash }: LinkRow): boolean {
  return ids === null || (hashText(candidateIds ?? '') === ids && (filter === null || hashText(filter) === filterHash));
}

function toHex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}
