-- Moves alone, by candidate: counting who left or reached a stage reads these in order and neither sorts, hashes nor touches the rows.
CREATE INDEX "activities_left_idx" ON "activities"("from_stage", "candidate_id", "created_at") INCLUDE ("to_stage", "stage_since") WHERE "type" = 'STAGE_CHANGE';
CREATE INDEX "activities_reached_idx" ON "activities"("to_stage", "candidate_id", "created_at") INCLUDE ("from_stage") WHERE "type" = 'STAGE_CHANGE';
-- The few who are hired, and how long that took, without the wide rows of all candidates.
CREATE INDEX "candidates_hired_idx" ON "candidates"("id") INCLUDE ("created_at", "project_id", "stage") WHERE "stage" = 'HIRED';
-- The counts by stage and by position, and the people in a stage, from one index.
DROP INDEX "candidates_stage_idx";
CREATE INDEX "candidates_stage_idx" ON "candidates"("stage", "project_id") INCLUDE ("person_id", "id", "created_at") WHERE "archived_at" IS NULL AND "merged_into_id" IS NULL;
