-- All that counting the listed candidates and people of a position needs: the rows themselves are wide.
CREATE INDEX "candidates_listed_idx" ON "candidates"("project_id", "archived_at", "merged_into_id", "unread", "person_id", "id");
DROP INDEX "candidates_project_id_archived_at_merged_into_id_idx";
