CREATE INDEX "activities_type_when_idx" ON "activities"("type", "when");
-- Read alone, without the candidates: counts by stage, and of who came in a period by source.
CREATE INDEX "candidates_stage_idx" ON "candidates"("stage", "person_id") WHERE "archived_at" IS NULL AND "merged_into_id" IS NULL;
CREATE INDEX "candidates_arrived_idx" ON "candidates"("created_at", "source") WHERE "merged_into_id" IS NULL;
