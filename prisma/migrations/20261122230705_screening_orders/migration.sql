-- Where a document that another system ordered is fetched from.
ALTER TABLE "documents" ADD COLUMN "source_url" TEXT;
