-- A browser's upload depends on the server that takes its files: when that dies and the browser doesn't come back, the upload ends within minutes.
CREATE TABLE "server_leases" (
    "id" UUID NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "server_leases_pkey" PRIMARY KEY ("id")
);
ALTER TABLE "screenings" ADD COLUMN "server_id" UUID;
ALTER TABLE "screenings" ADD COLUMN "orphaned_at" TIMESTAMPTZ(3);
-- Every server looks for them every few seconds, and there are few.
CREATE INDEX "screenings_uploading_idx" ON "screenings"("server_id") WHERE "state" = 'UPLOADING';
