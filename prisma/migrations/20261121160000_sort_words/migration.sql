-- Words are listed as people do, whatever their case, and as the browser does (Intl.Collator 'en'): the database's own order is that of code points.
-- The check for drift runs on a PostgreSQL that knows no such collations.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_collation WHERE collname = 'en-x-icu') THEN
    ALTER TABLE "projects" ALTER COLUMN "title" TYPE text COLLATE "en-x-icu", ALTER COLUMN "location" TYPE text COLLATE "en-x-icu";
  END IF;
END
$$;
