-- The newest change of each thing that integrators follow (core/changes). Triggers write it, so that no way of writing can forget it.
CREATE TYPE "change_type" AS ENUM ('PROJECT', 'REQUIREMENT', 'CANDIDATE', 'SCORE', 'STAGE');

CREATE TABLE "changes" (
    "type" "change_type" NOT NULL,
    "entity_id" UUID NOT NULL,
    "deleted" BOOLEAN NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    -- Given once the change is committed: transactions do not become visible in the order in which they wrote.
    "number" BIGINT,

    CONSTRAINT "changes_pkey" PRIMARY KEY ("type", "entity_id")
);
-- What changes again before anybody has read it stays where it is: no index holds what changes then, and there is room in its page.
ALTER TABLE "changes" SET (fillfactor = 70);
CREATE UNIQUE INDEX "changes_number_idx" ON "changes"("number") WHERE "number" IS NOT NULL;
CREATE INDEX "changes_unnumbered_idx" ON "changes"("type", "entity_id") WHERE "number" IS NULL;
CREATE SEQUENCE change_numbers OWNED BY "changes"."number";

-- Whoever calls it holds the locks of the changed rows themselves, so waiting for each other here adds no deadlock.
CREATE FUNCTION write_changes(kind change_type, gone boolean, ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(ids) = 0 THEN RETURN; END IF;
  INSERT INTO changes (type, entity_id, deleted, at)
  SELECT kind, id, gone, clock_timestamp() FROM unnest(ids) AS id ORDER BY id
  ON CONFLICT (type, entity_id) DO UPDATE SET deleted = excluded.deleted, at = excluded.at, number = NULL;
END
$$;

-- For what is only known to some consumers: without an earlier change there is nothing to take back.
CREATE FUNCTION withdraw_changes(kind change_type, ids uuid[]) RETURNS void LANGUAGE sql AS $$
  UPDATE changes SET deleted = true, at = clock_timestamp(), number = NULL WHERE type = kind AND entity_id = ANY(ids) AND NOT deleted;
$$;

-- EXCEPT compares by hashes, however many rows a statement changes; a join of the two would be planned for few.
CREATE FUNCTION candidates_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM write_changes('CANDIDATE', false, ARRAY(SELECT id FROM new_rows));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM write_changes('CANDIDATE', true, ARRAY(SELECT id FROM old_rows));
    PERFORM withdraw_changes('STAGE', ARRAY(SELECT id FROM old_rows));
  ELSE
    PERFORM write_changes('CANDIDATE', false, ARRAY(SELECT id FROM (
      SELECT id, project_id, full_name, title, email, phone, website, linkedin, location, experience_years, education_level, skills, payment_expected,
        currency, stage, starred, source, archived_at, unread, merged_into_id, person_id, updated_at FROM new_rows
      EXCEPT
      SELECT id, project_id, full_name, title, email, phone, website, linkedin, location, experience_years, education_level, skills, payment_expected,
        currency, stage, starred, source, archived_at, unread, merged_into_id, person_id, updated_at FROM old_rows) AS changed));
    PERFORM write_changes('STAGE', false, ARRAY(SELECT id FROM (SELECT id, stage FROM new_rows EXCEPT SELECT id, stage FROM old_rows) AS changed));
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER candidates_change_insert AFTER INSERT ON "candidates" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION candidates_changed();
CREATE TRIGGER candidates_change_update AFTER UPDATE ON "candidates" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION candidates_changed();
CREATE TRIGGER candidates_change_delete AFTER DELETE ON "candidates" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION candidates_changed();

CREATE FUNCTION candidate_scores_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM write_changes('SCORE', false, ARRAY(SELECT candidate_id FROM new_rows));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM write_changes('SCORE', true, ARRAY(SELECT candidate_id FROM old_rows));
  ELSE
    PERFORM write_changes('SCORE', false, ARRAY(SELECT candidate_id FROM (
      SELECT candidate_id, project_id, revision_id, "values", must_met, must_total, must_unknown, knocked_out FROM new_rows
      EXCEPT
      SELECT candidate_id, project_id, revision_id, "values", must_met, must_total, must_unknown, knocked_out FROM old_rows) AS changed));
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER candidate_scores_change_insert AFTER INSERT ON "candidate_scores" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION candidate_scores_changed();
CREATE TRIGGER candidate_scores_change_update AFTER UPDATE ON "candidate_scores" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION candidate_scores_changed();
CREATE TRIGGER candidate_scores_change_delete AFTER DELETE ON "candidate_scores" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION candidate_scores_changed();

-- A position's requirements change with its current revision; revisions themselves never change.
CREATE FUNCTION projects_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM write_changes('PROJECT', false, ARRAY(SELECT id FROM new_rows));
    PERFORM write_changes('REQUIREMENT', false, ARRAY(SELECT id FROM new_rows WHERE current_revision_id IS NOT NULL));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM write_changes('PROJECT', true, ARRAY(SELECT id FROM old_rows));
    PERFORM withdraw_changes('REQUIREMENT', ARRAY(SELECT id FROM old_rows));
  ELSE
    PERFORM write_changes('PROJECT', false, ARRAY(SELECT id FROM (
      SELECT id, title, description, department, location, type, level, status, current_revision_id, updated_at FROM new_rows
      EXCEPT
      SELECT id, title, description, department, location, type, level, status, current_revision_id, updated_at FROM old_rows) AS changed));
    PERFORM write_changes('REQUIREMENT', false, ARRAY(SELECT id FROM (
      SELECT id, current_revision_id FROM new_rows EXCEPT SELECT id, current_revision_id FROM old_rows) AS changed));
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER projects_change_insert AFTER INSERT ON "projects" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION projects_changed();
CREATE TRIGGER projects_change_update AFTER UPDATE ON "projects" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION projects_changed();
CREATE TRIGGER projects_change_delete AFTER DELETE ON "projects" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION projects_changed();

-- What was there before the feed.
INSERT INTO changes (type, entity_id, deleted, at)
SELECT 'PROJECT'::change_type, id, false, updated_at FROM projects
UNION ALL SELECT 'REQUIREMENT', id, false, updated_at FROM projects WHERE current_revision_id IS NOT NULL
UNION ALL SELECT 'CANDIDATE', id, false, updated_at FROM candidates
UNION ALL SELECT 'SCORE', candidate_id, false, scored_at FROM candidate_scores;

-- For lists that only show what changed since a moment.
ALTER TABLE "saved_candidates" ADD COLUMN "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
UPDATE "saved_candidates" SET "updated_at" = "created_at";
