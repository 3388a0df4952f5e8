-- Which versions of reader and extractor have last worked on a document, and which facets on a score: what older ones made is found and made again.
ALTER TABLE "documents" ADD COLUMN "checked_by" TEXT;
ALTER TABLE "candidate_scores" ADD COLUMN "scored_by" TEXT NOT NULL DEFAULT '';

UPDATE "documents" SET "checked_by" = readings.reader_id || '@' || readings.reader_version || ' '
  || extractions.extractor_id || '@' || extractions.extractor_version
FROM "document_readings" AS readings, "document_extractions" AS extractions
WHERE readings.sha256 = documents.sha256 AND extractions.sha256 = documents.sha256 AND extractions.kind = documents.kind
  AND documents.duplicate_of_id IS NULL AND documents.state IN ('DONE', 'SCORING', 'FAILED');

-- The content may have been extracted anew for another position; this candidate's facts are older then.
UPDATE "documents" SET "checked_by" = readings.reader_id || '@' || readings.reader_version || ' '
  || candidate_facts.extractor_id || '@' || candidate_facts.extractor_version
FROM "document_readings" AS readings, "candidate_facts"
WHERE documents.checked_by IS NOT NULL AND readings.sha256 = documents.sha256 AND candidate_facts.document_id = documents.id;

CREATE INDEX "documents_checked_by_id_idx" ON "documents"("checked_by", "id");
CREATE INDEX "candidate_scores_scored_by_candidate_id_idx" ON "candidate_scores"("scored_by", "candidate_id");
