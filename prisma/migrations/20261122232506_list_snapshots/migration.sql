CREATE TABLE "list_snapshots" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "seen" BYTEA NOT NULL,
    "rest" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "list_snapshots_pkey" PRIMARY KEY ("id")
);
-- Not compressed, so that a page is cut out without reading the whole.
ALTER TABLE "list_snapshots" ALTER COLUMN "rest" SET STORAGE EXTERNAL;
CREATE INDEX "list_snapshots_user_id_idx" ON "list_snapshots"("user_id");
CREATE INDEX "list_snapshots_created_at_idx" ON "list_snapshots"("created_at");
ALTER TABLE "list_snapshots" ADD CONSTRAINT "list_snapshots_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
