-- What comparisons of a whole position read of each candidate. Null until a worker has made them (core/candidates/renewColumns.ts).
ALTER TABLE "candidates"
  ADD COLUMN "certification_keys" TEXT[],
  ADD COLUMN "education_text" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "line_keys" INTEGER[];
