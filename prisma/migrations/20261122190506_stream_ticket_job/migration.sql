alter table "stream_tickets" add column "session_id" uuid, add column "token_id" uuid, add column "job_id" uuid;
