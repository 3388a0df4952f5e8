import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './testing/createTestDatabase.ts';

/** Ids without an index, because no query searches by them and no deletion cascades along them. */
const neverSearched = [
  // Searched within a position only, by an index on both.
  'candidates.person_id',
  // Searched by its words, which begin with the position.
  'candidate_search.project_id',
  'candidate_search.person_id',
  // Searched together with its type, which the primary key begins with.
  'changes.entity_id',
  // What the message was about; only shown.
  'webhook_deliveries.entity_id',
  // The user who did it; only shown.
  'activities.author_id',
  'audit_events.actor_id',
  'candidate_merges.author_id',
  'candidate_meta.updated_by_id',
  'corrections.author_id',
  'different_persons.author_id',
  'projects.created_by_id',
  'requirement_revisions.author_id',
  'retention_rules.set_by_id',
  // Origin of a row; only shown.
  'candidate_facts.document_id',
  'candidate_scores.revision_id',
  'score_changes.revision_id',
  'requirement_revisions.document_id',
  'requirement_revisions.rollback_of_id',
  // Searched among open uploads only, by an index of these.
  'screenings.server_id',
  // Tickets live for a minute and are found by their hash.
  'stream_tickets.user_id',
  'stream_tickets.session_id',
  'stream_tickets.token_id',
  'stream_tickets.job_id',
];

describe('the tables', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const namesOf = async (rows: Promise<unknown>) => ((await rows) as { name: string }[]).map(({ name }) => name);

  /** Foreign keys without an index that begins with exactly their columns, in any order. */
  const bareKeys = () =>
    namesOf(database.prisma.$queryRaw`
      select keys.conname as name from pg_constraint keys
      where keys.contype = 'f' and keys.connamespace = 'public'::regnamespace
        and not exists (
          select 1 from pg_index indexes
          where indexes.indrelid = keys.conrelid and indexes.indpred is null and indexes.indisvalid
            and (indexes.indkey::int2[])[0:cardinality(keys.conkey) - 1] @> keys.conkey)
      order by 1`);

  /** Columns that hold the id of another row, declared as foreign keys or not, and are not first in any index. */
  const bareIds = () =>
    namesOf(database.prisma.$queryRaw`
      select tables.relname || '.' || columns.attname as name
      from pg_class tables join pg_attribute columns on columns.attrelid = tables.oid
      where tables.relkind = 'r' and tables.relnamespace = 'public'::regnamespace
        and columns.attnum > 0 and not columns.attisdropped
        and columns.attname like '%\_id' and columns.atttypid = 'uuid'::regtype
        and not exists (
          select 1 from pg_index indexes
          where indexes.indrelid = tables.oid and indexes.indpred is null and indexes.indisvalid
            and indexes.indkey[0] = columns.attnum)
      order by 1`);

  it('have an index under every foreign key', async () => {
    expect(await bareKeys()).toEqual([]);
  });

  it('have an index under every other id that is searched by', async () => {
    expect(await bareIds()).toEqual([...neverSearched].sort());
  });

  it('have an index of the originals that lie elsewhere, which every start asks for', async () => {
    const plan = await database.prisma.$transaction(async (tx) => {
      await tx.$executeRaw`set local enable_seqscan = off`;
      return tx.$queryRaw<{ 'QUERY PLAN': string }[]>`explain select sha256 from stored_files where bytes is null limit 1`;
    });
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('stored_files_objects_idx');
  });

  it('are found out when they lack one', async () => {
    await database.prisma.$executeRaw`create table planted (
      id uuid primary key, parent_id uuid references planted, sha text, kind document_kind,
      constraint planted_pair foreign key (sha, kind) references document_extractions (sha256, kind))`;
    await database.prisma.$executeRaw`create index on planted (kind)`;
    expect(await bareKeys()).toEqual(['planted_pair', 'planted_parent_id_fkey']);
    expect(await bareIds()).toContain('planted.parent_id');
    await database.prisma.$executeRaw`create index on planted (kind, sha)`;
    await database.prisma.$executeRaw`create index on planted (parent_id)`;
    expect(await bareKeys()).toEqual([]);
  });
});
