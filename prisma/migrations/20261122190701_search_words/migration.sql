-- What a search of a position reads, apart from the wide rows of the candidates: a hundred thousand rows are four thousand pages instead of eighteen thousand.
CREATE TABLE "candidate_search" (
    "candidate_id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "person_id" UUID,
    "listed" BOOLEAN NOT NULL,
    "content" TEXT NOT NULL,

    CONSTRAINT "candidate_search_pkey" PRIMARY KEY ("candidate_id")
);
-- Room for a candidate that is archived or joined with another one: its words stay where they are.
ALTER TABLE "candidate_search" SET (fillfactor = 90);

-- The words of one position's candidate. Each begins with the position, so that an index of all positions is read like an index of one, and the position alone
-- stands for all of its candidates: NOT python is everybody without those. A word of the index may have 2,046 bytes; no search is longer than 400 letters.
-- The cost keeps the planner from computing the words of every row where the index has them.
CREATE FUNCTION search_words(project uuid, content text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
  SELECT array_to_tsvector(
    (project || ':') || array(SELECT project || ':' || left(word, 400) FROM string_to_table(translate(content, E'\n', ''), ' ') AS word));
$$;

CREATE FUNCTION keep_candidate_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO candidate_search (candidate_id, project_id, person_id, listed, content)
  VALUES (NEW.id, NEW.project_id, NEW.person_id, NEW.archived_at IS NULL AND NEW.merged_into_id IS NULL AND NOT NEW.unread, NEW.search_text)
  ON CONFLICT (candidate_id) DO UPDATE SET
    project_id = excluded.project_id, person_id = excluded.person_id, listed = excluded.listed, content = excluded.content;
  RETURN NULL;
END
$$;

CREATE TRIGGER candidates_search_insert AFTER INSERT ON "candidates" FOR EACH ROW EXECUTE FUNCTION keep_candidate_search();
CREATE TRIGGER candidates_search_update AFTER UPDATE ON "candidates" FOR EACH ROW
  WHEN ((OLD.project_id, OLD.person_id, OLD.archived_at, OLD.merged_into_id, OLD.unread, OLD.search_text)
    IS DISTINCT FROM (NEW.project_id, NEW.person_id, NEW.archived_at, NEW.merged_into_id, NEW.unread, NEW.search_text))
  EXECUTE FUNCTION keep_candidate_search();

INSERT INTO candidate_search (candidate_id, project_id, person_id, listed, content)
SELECT id, project_id, person_id, archived_at IS NULL AND merged_into_id IS NULL AND NOT unread, search_text FROM candidates;

-- No list of pending entries: a search would read it from end to end.
CREATE INDEX "candidate_search_words_idx" ON "candidate_search" USING GIN (search_words("project_id", "content")) WITH (fastupdate = off);
ALTER TABLE "candidate_search" ADD CONSTRAINT "candidate_search_candidate_id_fkey"
  FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

DROP INDEX "candidates_search_text_idx";
