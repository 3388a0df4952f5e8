import type pg from 'pg';

/**
 * Gives every candidate of a seeded position what one who came by a screening has beside facts and scores: an original with its reading and extraction, the document
 * that brought it, and what users did with the candidate. Originals are 2 kB, so that the time is that of the rows.
 */
export async function seedPapers(db: pg.Client, { projectId, userId }: { projectId: string; userId: string }): Promise<void> {
  const insert = (text: string, ...values: string[]) => db.query(`insert into ${text}`, [projectId, ...values]);
  const sha256 = `encode(sha256(id::text::bytea), 'hex')`;
  await insert(
    `bulk_jobs (id, kind, state, project_id, finished_at) values (gen_random_uuid(), 'screening', 'SUCCESS', $1, now())`,
  );
  await insert(`screenings (id, project_id, job_id, state, expected_files, finished_at)
    select gen_random_uuid(), project_id, id, 'COMPLETED', 1, now() from bulk_jobs where project_id = $1`);
  await insert(
    `stored_files (sha256, size_bytes, bytes) select ${sha256}, 2048, ${bytes(64)} from candidates where project_id = $1`,
  );
  await insert(`document_readings (sha256, reader_id, reader_version, text, layout, pages, ocr, hidden_count, warnings, milliseconds)
    select ${sha256}, 'pdf', '1', repeat(search_text || ' ', 5), ${bytes(128)}, 2, false, 0, '[]', 9 from candidates where project_id = $1`);
  await insert(`document_extractions (sha256, kind, extractor_id, extractor_version, reader_version, facts, milliseconds)
    select ${sha256}, 'RESUME', extractor_id, extractor_version, '1', facts, 9
    from candidates join candidate_facts on candidate_id = id where project_id = $1`);
  await insert(`documents (id, project_id, screening_id, kind, file_name, size_bytes, sha256, state, pages, candidate_id, checked_by, finished_at)
    select gen_random_uuid(), project_id, (select id from screenings where project_id = $1), 'RESUME', 'cv.pdf', 2048, ${sha256}, 'DONE', 2, id, 'pdf@1 seed@1', now()
    from candidates where project_id = $1`);
  await db.query(
    `update candidate_facts set document_id = documents.id from documents
     where documents.candidate_id = candidate_facts.candidate_id and project_id = $1`,
    [projectId],
  );
  await insert(
    `activities (id, candidate_id, type, note, from_stage, to_stage, stage_since, author_id)
    select gen_random_uuid(), candidates.id, type::activity_type, note, from_stage::stage, to_stage::stage, created_at, $2 from candidates,
      (values ('STAGE_CHANGE', null, 'APPLIED', 'SCREENING'), ('NOTE', 'Call next week.', null, null), ('CONTACT', 'Wrote an e-mail.', null, null))
        as activity(type, note, from_stage, to_stage)
    where project_id = $1`,
    userId,
  );
  // One of ten was corrected, another one saved.
  const tenth = (rest: number) => `where project_id = $1 and mod(get_byte(uuid_send(id), 15), 10) = ${rest}`;
  await insert(
    `corrections (id, candidate_id, field, value, author_id) select gen_random_uuid(), id, 'title', '"Lead"', $2 from candidates ${tenth(0)}`,
    userId,
  );
  await insert(
    `saved_candidates (id, candidate_id, user_id) select gen_random_uuid(), id, $2 from candidates ${tenth(1)}`,
    userId,
  );
  await db.query('vacuum analyze');
}

/** As many hashes of 32 bytes as one value, which cannot be compressed, as a PDF cannot. */
function bytes(hashes: number): string {
  return `(select string_agg(sha256((id::text || n)::bytea), '') from generate_series(1, ${hashes}) as n)`;
}
