import type pg from 'pg';
import { decodeGlobalId } from '../../../schema/common/globalId.ts';

/** Makes the database note when the end of a file was committed: a deferred trigger runs as a part of the commit. */
export async function noteFileEnds(db: pg.Client): Promise<void> {
  await db.query(`
    create table bench_file_ends (screening_id uuid, at timestamptz);
    create function bench_note_file_end() returns trigger language plpgsql as $$
      begin
        insert into bench_file_ends values (new.screening_id, clock_timestamp());
        return null;
      end $$;
    create constraint trigger bench_file_end after update of state on documents deferrable initially deferred for each row
      when (new.state in ('DONE', 'FAILED')) execute function bench_note_file_end()`);
}

/** When the files of a screening ended, in this order, as `performance.now()` counts. */
export async function readFileEnds(db: pg.Client, screeningId: string): Promise<number[]> {
  const { rows } = await db.query<{ at: number }>(
    'select extract(epoch from at)::float8 * 1000 as at from bench_file_ends where screening_id = $1 order by at',
    [decodeGlobalId(screeningId).id],
  );
  return rows.map(({ at }) => at - performance.timeOrigin);
}
