-- Tries and codes are counted for an address and a client together: a stranger's wrong codes lock nobody else out.
ALTER TABLE "sign_in_throttles"
  DROP CONSTRAINT "sign_in_throttles_pkey",
  ADD COLUMN "client" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "signed_in_at" TIMESTAMPTZ(3),
  ADD CONSTRAINT "sign_in_throttles_pkey" PRIMARY KEY ("email", "client");
ALTER TABLE "sign_in_throttles" ALTER COLUMN "client" DROP DEFAULT;

ALTER TABLE "sign_in_codes" DROP COLUMN "tries", ADD COLUMN "client" TEXT NOT NULL DEFAULT '';
ALTER TABLE "sign_in_codes" ALTER COLUMN "client" DROP DEFAULT;
