-- A file that is sent again, because its sender got no answer, is not added twice.
alter table documents add column upload_key text;
create unique index documents_screening_id_upload_key_key on documents (screening_id, upload_key);
