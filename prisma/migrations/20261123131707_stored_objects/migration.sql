-- Originals may lie in an S3-compatible store instead: `bytes` is null then, and the object is named after the content.
ALTER TABLE "stored_files" ALTER COLUMN "bytes" DROP NOT NULL;

-- Every object that may be in the store, written before the object is. Those that no file uses are swept.
CREATE TABLE "stored_objects" (
    "sha256" TEXT NOT NULL,
    "attempt" UUID NOT NULL,
    "placed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stored_objects_pkey" PRIMARY KEY ("sha256")
);
