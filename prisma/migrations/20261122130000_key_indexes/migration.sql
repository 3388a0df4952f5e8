-- Without these, deleting a row searches the whole table once for each row that may point to it: minutes for a position of thousands of files.
create index "documents_duplicate_of_id_idx" on "documents"("duplicate_of_id");
create index "bulk_jobs_project_id_idx" on "bulk_jobs"("project_id");
create index "candidates_merged_into_id_idx" on "candidates"("merged_into_id");
