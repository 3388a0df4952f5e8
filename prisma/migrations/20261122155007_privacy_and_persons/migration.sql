-- Blind review is a choice of the user; opening a name is kept until it expires.
ALTER TABLE "users" ADD COLUMN "blind_review" BOOLEAN NOT NULL DEFAULT false;

CREATE TABLE "revealed_candidates" (
    "user_id" UUID NOT NULL,
    "candidate_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "revealed_candidates_pkey" PRIMARY KEY ("user_id","candidate_id")
);
CREATE INDEX "revealed_candidates_candidate_id_idx" ON "revealed_candidates"("candidate_id");
ALTER TABLE "revealed_candidates" ADD CONSTRAINT "revealed_candidates_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "revealed_candidates" ADD CONSTRAINT "revealed_candidates_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One row for each candidate that was merged into another one.
CREATE TABLE "candidate_merges" (
    "candidate_id" UUID NOT NULL,
    "main_id" UUID NOT NULL,
    "author_id" UUID,
    "moved" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "candidate_merges_pkey" PRIMARY KEY ("candidate_id")
);
CREATE INDEX "candidate_merges_main_id_idx" ON "candidate_merges"("main_id");
ALTER TABLE "candidate_merges" ADD CONSTRAINT "candidate_merges_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "candidate_merges" ADD CONSTRAINT "candidate_merges_main_id_fkey" FOREIGN KEY ("main_id") REFERENCES "candidates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

UPDATE "candidates" SET "merged_into_id" = NULL WHERE "merged_into_id" IS NOT NULL AND "merged_into_id" NOT IN (SELECT "id" FROM "candidates");
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_merged_into_id_fkey" FOREIGN KEY ("merged_into_id") REFERENCES "candidates"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Pairs that share an e-mail, a phone or a name and are different people. The smaller id comes first.
CREATE TABLE "different_persons" (
    "one_id" UUID NOT NULL,
    "other_id" UUID NOT NULL,
    "author_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "different_persons_pkey" PRIMARY KEY ("one_id","other_id")
);
CREATE INDEX "different_persons_other_id_idx" ON "different_persons"("other_id");
ALTER TABLE "different_persons" ADD CONSTRAINT "different_persons_one_id_fkey" FOREIGN KEY ("one_id") REFERENCES "candidates"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "different_persons" ADD CONSTRAINT "different_persons_other_id_fkey" FOREIGN KEY ("other_id") REFERENCES "candidates"("id") ON DELETE CASCADE ON UPDATE CASCADE;
