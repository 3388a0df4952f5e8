/** The tables of an exported database. Times are ISO 8601 UTC, dates as far as they are known (2014, 2014-06), what is unknown is null, flags are 0 or 1. */
export const sqliteTables = `
create table position (
  id text primary key, title text not null, department text, location text, type text, level text, status text, created_at text not null, exported_at text not null
);
create table requirements (
  id integer primary key, position_id text not null references position (id), label text not null, kind text not null,
  importance text not null check (importance in ('must', 'nice')), unique (kind, label)
);
create table candidates (
  id text primary key, position_id text not null references position (id), rank integer not null unique, full_name text, title text, location text,
  email text, phone text, website text, linkedin text, summary text, score real, experience_years real, education_level text,
  stage text not null, source text not null, starred integer not null, archived integer not null, not_read integer not null,
  person_id text, payment_expected integer, currency text, created_at text not null, updated_at text not null
);
create table skills (
  candidate_id text not null references candidates (id) on delete cascade, place integer not null, name text not null, known text, source text not null,
  last_used text, primary key (candidate_id, place)
);
create table jobs (
  candidate_id text not null references candidates (id) on delete cascade, place integer not null, company text, position text, location text, started text,
  ended text, current integer not null, months integer, primary key (candidate_id, place)
);
create table responsibilities (
  candidate_id text not null, job integer not null, place integer not null, text text not null, primary key (candidate_id, job, place),
  foreign key (candidate_id, job) references jobs (candidate_id, place) on delete cascade
);
create table studies (
  candidate_id text not null references candidates (id) on delete cascade, place integer not null, institution text, degree text, level text, field text,
  started text, ended text, primary key (candidate_id, place)
);
create table certificates (
  candidate_id text not null references candidates (id) on delete cascade, place integer not null, name text not null, known text, primary key (candidate_id, place)
);
create table languages (
  candidate_id text not null references candidates (id) on delete cascade, place integer not null, name text, known text, level text, primary key (candidate_id, place)
);
create table achievements (
  candidate_id text not null references candidates (id) on delete cascade, place integer not null, text text not null, primary key (candidate_id, place)
);
create table scores (
  candidate_id text not null references candidates (id) on delete cascade, facet text not null, value real, primary key (candidate_id, facet)
);
create table verdicts (
  candidate_id text not null references candidates (id) on delete cascade, requirement_id integer not null references requirements (id), score integer,
  primary key (candidate_id, requirement_id)
);
create table activities (
  id text primary key, candidate_id text not null references candidates (id) on delete cascade, type text not null, channel text, at text, note text,
  from_stage text, to_stage text, rejection_reason text, author text, created_at text not null
);`;

/** Made once the tables are full, which is quicker. */
export const sqliteIndexes = `
create index candidates_position on candidates (position_id);
create index candidates_score on candidates (score desc);
create index candidates_name on candidates (full_name);
create index candidates_person on candidates (person_id);
create index skills_known on skills (known, candidate_id);
create index skills_name on skills (name collate nocase);
create index jobs_company on jobs (company);
create index scores_facet on scores (facet, value desc);
create index requirements_position on requirements (position_id);
create index verdicts_requirement on verdicts (requirement_id, score desc);
create index activities_candidate on activities (candidate_id, created_at);
analyze;`;
