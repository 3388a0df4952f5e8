-- How often a user gets an e-mail with what happened, and until when the last one told.
CREATE TYPE "digest" AS ENUM ('OFF', 'DAILY', 'WEEKLY');
ALTER TABLE "users" ADD COLUMN "digest" "digest" NOT NULL DEFAULT 'OFF';
ALTER TABLE "users" ADD COLUMN "digest_sent_at" TIMESTAMPTZ(3);
