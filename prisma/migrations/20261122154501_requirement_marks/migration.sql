-- A user's own settings for single requirements; the rest of the checklist follows from the revision.
alter table "requirement_revisions" add column "marks" jsonb not null default '[]';

-- Verdicts and must-haves stand beside the score that they belong to.
alter table "candidate_scores"
  add column "verdicts" smallint[] default array[]::smallint[],
  add column "must_met" smallint not null default 0,
  add column "must_total" smallint not null default 0,
  add column "must_unknown" smallint not null default 0,
  add column "knocked_out" boolean not null default false,
  add column "facts_digest" text not null default '',
  add column "corrected" text[] default array[]::text[];

-- Ranking reads this index alone, and now ranks those who miss a knock-out below the others.
drop index "candidate_scores_ranking_idx";
create index "candidate_scores_ranking_idx"
  on "candidate_scores" ("project_id", "candidate_id", "matched_skills", "knocked_out", "values");

-- What a score was before it changed.
create table "score_changes" (
  "candidate_id" uuid not null,
  "scored_at" timestamptz(3) not null,
  "changed_at" timestamptz(3) not null,
  "revision_id" uuid,
  "values" double precision[],
  "must_met" smallint not null,
  "must_total" smallint not null,
  "knocked_out" boolean not null,
  "facts_digest" text not null,
  "corrected" text[],
  "scored_by" text not null,
  constraint "score_changes_pkey" primary key ("candidate_id", "scored_at"),
  constraint "score_changes_candidate_id_fkey" foreign key ("candidate_id") references "candidate_scores" ("candidate_id") on delete cascade on update cascade
);
