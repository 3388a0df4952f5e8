-- The users whom a note mentions, and when a notification was sent as an e-mail.
ALTER TABLE "activities" ADD COLUMN "mentions" UUID[] DEFAULT ARRAY[]::UUID[];
ALTER TABLE "notifications" ADD COLUMN "mailed_at" TIMESTAMPTZ(3);
