-- A running request renews its key: one whose server died is free within seconds.
ALTER TABLE "idempotency_keys" ADD COLUMN "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
