-- The first page lists the last screenings of its user.
CREATE INDEX "screenings_started_by_id_created_at_idx" ON "screenings"("started_by_id", "created_at");
