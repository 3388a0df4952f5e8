-- When the candidates of a position are erased by themselves. A person set it, having seen whom it removes.
CREATE TYPE "retention_start" AS ENUM ('LAST_ACTIVITY', 'POSITION_CLOSED');

CREATE TABLE "retention_rules" (
  "project_id" UUID NOT NULL,
  "days" INTEGER NOT NULL,
  "counted_from" "retention_start" NOT NULL,
  "set_by_id" UUID NOT NULL,
  "set_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "retention_rules_pkey" PRIMARY KEY ("project_id")
);
ALTER TABLE "retention_rules" ADD CONSTRAINT "retention_rules_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;
