-- What candidates say of themselves for the impact-ratio report. A table of its own: nothing that scores, ranks or searches reads it.
CREATE TYPE "sex" AS ENUM ('MALE', 'FEMALE');
CREATE TYPE "race_ethnicity" AS ENUM ('HISPANIC', 'WHITE', 'BLACK', 'PACIFIC_ISLANDER', 'ASIAN', 'NATIVE_AMERICAN', 'TWO_OR_MORE');

CREATE TABLE "self_reports" (
  "candidate_id" UUID NOT NULL,
  "sex" "sex",
  "race_ethnicity" "race_ethnicity",
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "self_reports_pkey" PRIMARY KEY ("candidate_id")
);
ALTER TABLE "self_reports" ADD CONSTRAINT "self_reports_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id") ON DELETE CASCADE ON UPDATE CASCADE;
