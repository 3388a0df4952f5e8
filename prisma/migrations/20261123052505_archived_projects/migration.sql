-- Archived positions are not in lists unless asked for.
ALTER TABLE "projects" ADD COLUMN "archived_at" TIMESTAMPTZ(3);
