-- By which way the candidates of a screening came: the candidates are made later, by a worker that no longer knows who asked.
ALTER TABLE "screenings" ADD COLUMN "source" "candidate_source" NOT NULL DEFAULT 'UPLOAD';
