-- Every start asks whether there are originals outside the database; usually there are none among very many.
CREATE INDEX "stored_files_objects_idx" ON "stored_files"("sha256") WHERE "bytes" IS NULL;
