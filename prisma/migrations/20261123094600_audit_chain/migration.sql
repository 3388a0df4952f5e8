-- Each committed audit record gets the next number, and a hash over its content and the hash before it (core/audit/verifyAudit.ts computes it again).
CREATE TABLE "audit_chain" (
    "number" BIGINT NOT NULL,
    "event_id" UUID NOT NULL,
    "hash" BYTEA NOT NULL,

    CONSTRAINT "audit_chain_pkey" PRIMARY KEY ("number")
);
CREATE UNIQUE INDEX "audit_chain_event_id_key" ON "audit_chain"("event_id");
ALTER TABLE "audit_chain" ADD CONSTRAINT "audit_chain_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "audit_events"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- Which candidates an export held, and by which filter. A filter may contain a name, so it stands outside the hashed record, which holds only its hash.
CREATE TABLE "audit_exports" (
    "event_id" UUID NOT NULL,
    "candidate_ids" UUID[],
    "filter" TEXT,

    CONSTRAINT "audit_exports_pkey" PRIMARY KEY ("event_id")
);
ALTER TABLE "audit_exports" ADD CONSTRAINT "audit_exports_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "audit_events"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;
CREATE INDEX "audit_exports_candidate_ids_idx" ON "audit_exports" USING GIN ("candidate_ids");

-- Field by field, not as a row of the table: a function over a table's own type could not be dropped after it.
CREATE FUNCTION audit_hash(previous bytea, id uuid, actor_id uuid, action text, entity text, entity_id text, details jsonb, created_at timestamptz)
RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(previous || convert_to(jsonb_build_array(id, actor_id, action, entity, entity_id, details,
    round(extract(epoch FROM created_at) * 1000)::bigint)::text, 'UTF8'))
$$;

-- What one statement recorded, until its transaction commits: chaining the records of ten thousand candidates one trigger at a time takes seconds.
CREATE TABLE "audit_pending" (
    "id" BIGSERIAL NOT NULL,
    "event_ids" UUID[],

    CONSTRAINT "audit_pending_pkey" PRIMARY KEY ("id")
);

CREATE FUNCTION note_audit_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_pending (event_ids) SELECT array_agg(id ORDER BY created_at, id) FROM recorded HAVING count(*) > 0;
  RETURN NULL;
END
$$;

-- Runs at the commit, so writers wait for each other only while they commit, and never while they hold the lock and want another one.
CREATE FUNCTION chain_audit_events() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  event record;
  last bytea;
  place bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('audit_chain'));
  SELECT number, hash INTO place, last FROM audit_chain WHERE number = (SELECT max(number) FROM audit_chain);
  FOR event IN
    SELECT audit_events.* FROM unnest(NEW.event_ids) WITH ORDINALITY AS pending (id, turn) JOIN audit_events USING (id) ORDER BY turn
  LOOP
    place := coalesce(place, 0) + 1;
    last := audit_hash(coalesce(last, ''), event.id, event.actor_id, event.action, event.entity, event.entity_id, event.details, event.created_at);
    INSERT INTO audit_chain (number, event_id, hash) VALUES (place, event.id, last);
  END LOOP;
  DELETE FROM audit_pending WHERE id = NEW.id;
  RETURN NULL;
END
$$;

-- Records from before are chained now, oldest first.
DO $$
DECLARE
  event record;
  last bytea := '';
  place bigint := 0;
BEGIN
  FOR event IN SELECT * FROM audit_events ORDER BY created_at, id LOOP
    place := place + 1;
    last := audit_hash(last, event.id, event.actor_id, event.action, event.entity, event.entity_id, event.details, event.created_at);
    INSERT INTO audit_chain (number, event_id, hash) VALUES (place, event.id, last);
  END LOOP;
END
$$;

CREATE TRIGGER audit_events_pending AFTER INSERT ON "audit_events" REFERENCING NEW TABLE AS recorded FOR EACH STATEMENT EXECUTE FUNCTION note_audit_events();
CREATE CONSTRAINT TRIGGER audit_pending_chain AFTER INSERT ON "audit_pending" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION chain_audit_events();

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is append-only: % of % is refused.', TG_OP, TG_TABLE_NAME;
END
$$;
CREATE TRIGGER audit_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_events" FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_chain_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_chain" FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_exports_append_only BEFORE DELETE OR TRUNCATE ON "audit_exports" FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

-- The one thing that an erasure takes away.
CREATE TRIGGER audit_exports_forget BEFORE UPDATE ON "audit_exports" FOR EACH ROW
  WHEN (NEW.filter IS NOT NULL OR NEW.event_id IS DISTINCT FROM OLD.event_id OR NEW.candidate_ids IS DISTINCT FROM OLD.candidate_ids)
  EXECUTE FUNCTION refuse_audit_change();
