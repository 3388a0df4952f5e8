CREATE TYPE "rejection_reason" AS ENUM ('SKILLS', 'EXPERIENCE', 'EDUCATION', 'LOCATION', 'PAY', 'WITHDREW', 'POSITION_FILLED', 'OTHER');
ALTER TABLE "candidates" ADD COLUMN "stage_since" TIMESTAMPTZ(3);
ALTER TABLE "activities" ADD COLUMN "stage_since" TIMESTAMPTZ(3), ADD COLUMN "rejection_reason" "rejection_reason";

-- What has happened already: a stage began with the move before, the first one with the candidate's arrival.
UPDATE "activities" SET "stage_since" = "began"."since"
FROM (
  SELECT "moves"."id", coalesce(lag("moves"."created_at") OVER (PARTITION BY "moves"."candidate_id" ORDER BY "moves"."created_at", "moves"."id"),
    least("candidates"."created_at", "moves"."created_at")) AS "since"
  FROM "activities" AS "moves" JOIN "candidates" ON "candidates"."id" = "moves"."candidate_id"
  WHERE "moves"."type" = 'STAGE_CHANGE') AS "began"
WHERE "activities"."id" = "began"."id";

UPDATE "candidates" SET "stage_since" = "last"."at"
FROM (SELECT "candidate_id", max("created_at") AS "at" FROM "activities" WHERE "type" = 'STAGE_CHANGE' GROUP BY "candidate_id") AS "last"
WHERE "candidates"."id" = "last"."candidate_id";
