-- The candidates that a worker still has to bring up to date (core/candidates/renewColumns.ts): without it, each start and each step looks at everybody.
CREATE INDEX "candidates_stale_idx" ON "candidates"("project_id", "id") WHERE "person_keys" IS NULL OR "line_keys" IS NULL;

-- Whoever is stored is looked for among all others at once: a list of pending entries would be read from end to end for each of them.
ALTER INDEX "candidates_person_keys_idx" SET (fastupdate = off);
