-- Whether the user has seen or skipped the tour of the first page. Those who are here already know their way.
ALTER TABLE "users" ADD COLUMN "tour_seen" BOOLEAN NOT NULL DEFAULT FALSE;
UPDATE "users" SET "tour_seen" = TRUE;
