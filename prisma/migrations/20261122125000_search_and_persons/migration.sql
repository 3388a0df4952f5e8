-- Text as searches compare it: the same as foldText in plugins/knowledge/foldText.ts.
CREATE FUNCTION fold_text(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN replace(replace(replace(replace(
    translate(
      regexp_replace(
        lower(normalize(value, NFKD) COLLATE "und-x-icu"),
        '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u064b-\u065f\u1ab0-\u1ace\u1dc0-\u1dff\u20d0-\u20f0\u3099\u309a\ufe20-\ufe2f]', '', 'g'),
      'łøđðħıŧŋƀɓƈɖɗǥɠɨƙƚɲɵƥʈʉʋƴƶȼɇɉɍɏⱥⱦςґғқңҳұ',
      'loddhitnbbcddggiklnoptuvyzcejryatσггкнху'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
END
$$;

-- Positions are searched as candidates are.
CREATE INDEX "projects_search_idx" ON "projects" USING GIN (fold_text("title" || ' ' || "department" || ' ' || "location") gin_trgm_ops);

UPDATE "candidates" SET "search_text" = fold_text("search_text") WHERE "search_text" <> '';

-- Who is the same person. Keys stay NULL until they are made (core/candidates/renewColumns.ts): the rows that a worker has to look at.
ALTER TABLE "candidates" ADD COLUMN "person_keys" TEXT[], ADD COLUMN "person_id" UUID;
CREATE INDEX "candidates_person_keys_idx" ON "candidates" USING GIN ("person_keys");
CREATE INDEX "candidates_project_id_person_id_idx" ON "candidates"("project_id", "person_id");
