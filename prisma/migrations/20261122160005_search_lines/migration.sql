-- Searches find words by their beginning and phrases within one field: one line a field, words between single spaces, the name first (core/search/searchableText.ts).
-- A worker makes the lines when it starts (core/candidates/renewColumns.ts finds the rows by their missing keys); until then all words stand in one line.
UPDATE "candidates" SET "person_keys" = NULL,
  "search_text" = ' ' || regexp_replace("search_text", '[^[:alnum:]+#]+', ' ', 'g') || ' ' WHERE "search_text" <> '';

-- Misspelt names.
CREATE INDEX "candidates_search_name_idx" ON "candidates" USING GIN (split_part("search_text", E'\n', 1) gin_trgm_ops);
