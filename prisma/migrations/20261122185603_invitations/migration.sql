ALTER TABLE "activities" ADD COLUMN "invited_to_id" UUID;
CREATE INDEX "activities_invited_to_id_idx" ON "activities"("invited_to_id");
ALTER TABLE "activities" ADD CONSTRAINT "activities_invited_to_id_fkey" FOREIGN KEY ("invited_to_id") REFERENCES "projects"("id") ON DELETE SET NULL ON UPDATE CASCADE;
