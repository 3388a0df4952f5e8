-- A position's version changes whenever its candidates or their scores do, so what is computed from them can be kept (core/candidates/counts/projectVersion.ts).
-- Each connection counts in a row of its own, so that writers do not wait for each other.
CREATE TABLE "project_versions" (
    "project_id" UUID NOT NULL,
    "writer" SMALLINT NOT NULL,
    "version" BIGINT NOT NULL,

    CONSTRAINT "project_versions_pkey" PRIMARY KEY ("project_id", "writer")
);
-- Room in each page, so that counting moves no row.
ALTER TABLE "project_versions" SET (fillfactor = 50);
ALTER TABLE "project_versions" ADD CONSTRAINT "project_versions_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Positions that are being deleted have no version any more.
CREATE FUNCTION count_project_change(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO project_versions (project_id, writer, version)
  SELECT projects.id, pg_backend_pid() % 64, 1 FROM projects WHERE projects.id = ANY(ids) ORDER BY projects.id
  ON CONFLICT (project_id, writer) DO UPDATE SET version = project_versions.version + 1;
$$;

-- As before, and counts the change of the position.
CREATE OR REPLACE FUNCTION candidates_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM write_changes('CANDIDATE', false, ARRAY(SELECT id FROM new_rows));
    PERFORM count_project_change(ARRAY(SELECT DISTINCT project_id FROM new_rows));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM write_changes('CANDIDATE', true, ARRAY(SELECT id FROM old_rows));
    PERFORM withdraw_changes('STAGE', ARRAY(SELECT id FROM old_rows));
    PERFORM count_project_change(ARRAY(SELECT DISTINCT project_id FROM old_rows));
  ELSE
    changed := ARRAY(SELECT id FROM (
      SELECT id, project_id, full_name, title, email, phone, website, linkedin, location, experience_years, education_level, skills, payment_expected,
        currency, stage, starred, source, archived_at, unread, merged_into_id, person_id, updated_at FROM new_rows
      EXCEPT
      SELECT id, project_id, full_name, title, email, phone, website, linkedin, location, experience_years, education_level, skills, payment_expected,
        currency, stage, starred, source, archived_at, unread, merged_into_id, person_id, updated_at FROM old_rows) AS changes);
    PERFORM write_changes('CANDIDATE', false, changed);
    IF cardinality(changed) > 0 THEN
      PERFORM count_project_change(ARRAY(SELECT project_id FROM new_rows UNION SELECT project_id FROM old_rows));
    END IF;
    PERFORM write_changes('STAGE', false, ARRAY(SELECT id FROM (SELECT id, stage FROM new_rows EXCEPT SELECT id, stage FROM old_rows) AS changes));
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION candidate_scores_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM write_changes('SCORE', false, ARRAY(SELECT candidate_id FROM new_rows));
    PERFORM count_project_change(ARRAY(SELECT DISTINCT project_id FROM new_rows));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM write_changes('SCORE', true, ARRAY(SELECT candidate_id FROM old_rows));
    PERFORM count_project_change(ARRAY(SELECT DISTINCT project_id FROM old_rows));
  ELSE
    changed := ARRAY(SELECT candidate_id FROM (
      SELECT candidate_id, project_id, revision_id, "values", must_met, must_total, must_unknown, knocked_out FROM new_rows
      EXCEPT
      SELECT candidate_id, project_id, revision_id, "values", must_met, must_total, must_unknown, knocked_out FROM old_rows) AS changes);
    PERFORM write_changes('SCORE', false, changed);
    IF cardinality(changed) > 0 THEN
      PERFORM count_project_change(ARRAY(SELECT project_id FROM new_rows UNION SELECT project_id FROM old_rows));
    END IF;
  END IF;
  RETURN NULL;
END
$$;

-- The names of a page come from here alone (core/scoring/ranking/rankByName.ts).
CREATE INDEX "candidates_name_order_idx" ON "candidates"("project_id", "full_name" COLLATE "en-x-icu")
  WHERE "archived_at" IS NULL AND "merged_into_id" IS NULL AND NOT "unread";
