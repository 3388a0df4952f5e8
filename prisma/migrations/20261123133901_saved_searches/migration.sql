-- A user's named search of a position, which may tell of people who are new or changed since it was last looked at.
CREATE TABLE "saved_searches" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "project_id" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "name_key" TEXT NOT NULL,
  "filter" JSONB NOT NULL,
  "tell" BOOLEAN NOT NULL DEFAULT false,
  "looked_at" TIMESTAMPTZ(3) NOT NULL,
  "fresh" INTEGER NOT NULL DEFAULT 0,
  "told" INTEGER NOT NULL DEFAULT 0,
  "told_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "saved_searches_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "saved_searches_user_id_project_id_name_key_key" ON "saved_searches"("user_id", "project_id", "name_key");
CREATE INDEX "saved_searches_project_id_idx" ON "saved_searches"("project_id");
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;
