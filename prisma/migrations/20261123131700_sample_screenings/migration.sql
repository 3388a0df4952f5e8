-- Screenings of the documents that ship with the product, so that their positions can be removed with one action.
ALTER TABLE "screenings" ADD COLUMN "sample" BOOLEAN NOT NULL DEFAULT FALSE;
CREATE INDEX "screenings_sample_idx" ON "screenings" ("started_by_id") WHERE "sample";
