alter table document_readings add column read_share double precision not null default 1;
alter table documents add column read_share double precision;
alter table candidates add column unread boolean not null default false;

-- What was read before: a page with the warning that it has no text was not read.
update document_readings set read_share = greatest(0, 1 - missing.pages::double precision / greatest(1, document_readings.pages))
from (
  select sha256, count(distinct warning ->> 'page') as pages
  from document_readings, jsonb_array_elements(warnings) as warning
  where warning ->> 'code' = 'no-text' and warning ->> 'page' is not null
  group by sha256
) as missing
where missing.sha256 = document_readings.sha256;

update documents set read_share = document_readings.read_share
from document_readings where document_readings.sha256 = documents.sha256;

update candidates set unread = true
where exists (
  select 1 from documents
  where documents.candidate_id = candidates.id and documents.kind = 'RESUME' and documents.duplicate_of_id is null and documents.read_share < 0.5
) and not exists (select 1 from corrections where corrections.candidate_id = candidates.id);

delete from candidate_scores using candidates where candidates.id = candidate_scores.candidate_id and candidates.unread;

alter table document_extractions add column hidden_fields text[] default array[]::text[];
