-- One decimal has to be exact: a 32-bit float must be rounded back to it at each use.
ALTER TABLE "candidate_scores" ALTER COLUMN "values" SET DATA TYPE DOUBLE PRECISION[];
UPDATE "candidate_scores" SET "values" =
  (SELECT array_agg(round(value::numeric, 1)::double precision ORDER BY place) FROM unnest("values") WITH ORDINALITY AS facets (value, place));

-- A short array is otherwise stored with a short header, and then copied at each access to one of its values.
ALTER TABLE "candidate_scores" ALTER COLUMN "values" SET STORAGE PLAIN;

-- All that a ranking needs, without the details of each score: the index is a fifteenth of the table.
DROP INDEX "candidate_scores_project_id_idx";
CREATE INDEX "candidate_scores_ranking_idx" ON "candidate_scores"("project_id", "candidate_id", "matched_skills", "values");

-- Counts the listed candidates of a position, and those that are not listed.
CREATE INDEX "candidates_project_id_archived_at_merged_into_id_idx" ON "candidates"("project_id", "archived_at", "merged_into_id");
