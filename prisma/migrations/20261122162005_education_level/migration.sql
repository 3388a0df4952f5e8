-- The highest degree, for filters and sorting. A worker fills it in with the other columns (core/candidates/renewColumns.ts).
ALTER TABLE "candidates" ADD COLUMN "education_level" TEXT;
UPDATE "candidates" SET "person_keys" = NULL WHERE "person_keys" IS NOT NULL;
