-- A large position is deleted in the background; from the first moment it is found no more.
ALTER TABLE "projects" ADD COLUMN "deleting_at" TIMESTAMPTZ(3);

-- Contents that a document uses cannot be deleted by mistake: the document would look as if its file had been refused.
ALTER TABLE "documents" DROP CONSTRAINT "documents_sha256_fkey";
ALTER TABLE "documents" ADD CONSTRAINT "documents_sha256_fkey" FOREIGN KEY ("sha256") REFERENCES "stored_files"("sha256") ON DELETE RESTRICT ON UPDATE CASCADE;
