CREATE TYPE "delivery_status" AS ENUM ('PENDING', 'DELIVERED', 'FAILED');

CREATE TABLE "webhooks" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "screening_id" UUID,
    "url" TEXT NOT NULL,
    "events" TEXT[],
    "description" TEXT NOT NULL DEFAULT '',
    "secret" TEXT NOT NULL,
    "failing_since" TIMESTAMPTZ(3),
    "disabled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhooks_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "webhooks_user_id_idx" ON "webhooks"("user_id");
CREATE UNIQUE INDEX "webhooks_screening_id_key" ON "webhooks"("screening_id");
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_screening_id_fkey"
  FOREIGN KEY ("screening_id") REFERENCES "screenings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "webhook_deliveries" (
    "id" UUID NOT NULL,
    "webhook_id" UUID NOT NULL,
    "event" TEXT NOT NULL,
    "entity_id" UUID NOT NULL,
    "details" JSONB NOT NULL DEFAULT '{}',
    "status" "delivery_status" NOT NULL DEFAULT 'PENDING',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT,
    "next_attempt_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "webhook_deliveries_webhook_id_created_at_idx" ON "webhook_deliveries"("webhook_id", "created_at");
CREATE INDEX "webhook_deliveries_due_idx" ON "webhook_deliveries"("webhook_id", "next_attempt_at" NULLS FIRST) WHERE "status" = 'PENDING';
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_fkey"
  FOREIGN KEY ("webhook_id") REFERENCES "webhooks"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One delivery for each webhook that wants the event, and one task for all deliveries of a transaction. The task's key would make writers wait for each other,
-- so it has none; its queue lets one run at a time, however many there are.
CREATE FUNCTION write_deliveries(happened text, ids uuid[], facts jsonb[] DEFAULT NULL, owner uuid DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(ids) = 0 THEN RETURN; END IF;
  INSERT INTO webhook_deliveries (id, webhook_id, event, entity_id, details)
  SELECT gen_random_uuid(), webhooks.id, happened, things.id, coalesce(facts[things.place], '{}')
  FROM webhooks CROSS JOIN unnest(ids) WITH ORDINALITY AS things (id, place)
  WHERE webhooks.disabled_at IS NULL AND happened = ANY(webhooks.events) AND (webhooks.screening_id IS NULL OR webhooks.screening_id = things.id)
    AND (owner IS NULL OR webhooks.user_id = owner);
  IF NOT FOUND OR current_setting('noa.delivering', true) = pg_current_xact_id()::text THEN RETURN; END IF;
  PERFORM set_config('noa.delivering', pg_current_xact_id()::text, true);
  PERFORM graphile_worker.add_job('sendDeliveries', '{}'::json, queue_name => 'deliveries', max_attempts => 15);
END
$$;

CREATE FUNCTION deliver_candidates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM webhooks WHERE disabled_at IS NULL) THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM write_deliveries('candidate.created', ARRAY(SELECT id FROM new_rows ORDER BY id));
  ELSE
    PERFORM write_deliveries('stage.changed', array_agg(id), array_agg(facts)) FROM (
      SELECT id, jsonb_object_agg(moment, stage) || jsonb_build_object('project_id', min(project_id::text)) AS facts FROM (
        SELECT id, project_id, stage, 'to' AS moment FROM new_rows UNION ALL SELECT id, project_id, stage, 'from' FROM old_rows
      ) AS both_rows GROUP BY id HAVING count(DISTINCT stage) > 1
    ) AS moved;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER candidates_deliver_insert AFTER INSERT ON "candidates" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION deliver_candidates();
CREATE TRIGGER candidates_deliver_update AFTER UPDATE ON "candidates" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION deliver_candidates();

CREATE FUNCTION deliver_scores() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM webhooks WHERE disabled_at IS NULL) THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM write_deliveries('candidate.scored', ARRAY(SELECT candidate_id FROM new_rows));
  ELSE
    PERFORM write_deliveries('candidate.scored', ARRAY(SELECT candidate_id FROM (
      SELECT candidate_id, "values", must_met, must_total, must_unknown, knocked_out FROM new_rows
      EXCEPT SELECT candidate_id, "values", must_met, must_total, must_unknown, knocked_out FROM old_rows) AS changed));
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER candidate_scores_deliver_insert AFTER INSERT ON "candidate_scores" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION deliver_scores();
CREATE TRIGGER candidate_scores_deliver_update AFTER UPDATE ON "candidate_scores" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION deliver_scores();

CREATE FUNCTION deliver_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_deliveries('requirement.revised', ARRAY[NEW.id]);
  RETURN NULL;
END
$$;
CREATE TRIGGER requirement_revisions_deliver AFTER INSERT ON "requirement_revisions" FOR EACH ROW EXECUTE FUNCTION deliver_revision();

CREATE FUNCTION deliver_screening() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_deliveries('screening.finished', ARRAY[NEW.id]);
  RETURN NULL;
END
$$;
CREATE TRIGGER screenings_deliver AFTER UPDATE ON "screenings" FOR EACH ROW
  WHEN (OLD.finished_at IS NULL AND NEW.finished_at IS NOT NULL) EXECUTE FUNCTION deliver_screening();

-- A job concerns whoever started it; one of the product itself concerns everybody.
CREATE FUNCTION deliver_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_deliveries('job.finished', ARRAY[NEW.id], NULL, NEW.owner_id);
  RETURN NULL;
END
$$;
CREATE TRIGGER bulk_jobs_deliver AFTER UPDATE ON "bulk_jobs" FOR EACH ROW
  WHEN (OLD.finished_at IS NULL AND NEW.finished_at IS NOT NULL) EXECUTE FUNCTION deliver_job();

-- The id that another system gave its screening order.
ALTER TABLE "screenings" ADD COLUMN "external_id" TEXT;
CREATE UNIQUE INDEX "screenings_started_by_id_external_id_key" ON "screenings"("started_by_id", "external_id");
