-- The name that a caller gives a candidate without a document, so that giving the same one again makes no second candidate.
ALTER TABLE "candidates" ADD COLUMN "external_id" TEXT;
CREATE UNIQUE INDEX "candidates_project_id_external_id_key" ON "candidates"("project_id", "external_id");
