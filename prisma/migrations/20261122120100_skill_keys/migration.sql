-- Skills as printed stay in "skills"; what filters and counts compare is the known name, or the printed one in lower case.
ALTER TABLE "candidates" ADD COLUMN "skill_keys" TEXT[];
UPDATE "candidates" SET "skill_keys" = ARRAY(SELECT lower(skill) FROM unnest("skills") AS skill);
DROP INDEX "candidates_skills_idx";
CREATE INDEX "candidates_skill_keys_idx" ON "candidates" USING GIN ("skill_keys");
