import type Database from 'libsql';
import type { ExportedLine } from './exportedLine.ts';

type Value = string | number | null | undefined;

/** Writes one candidate after another into the tables of {@link sqliteTables}. */
export function fillDatabase(db: Database.Database, positionId: string): (line: ExportedLine) => void {
  const insert = (table: string) => {
    let statement: Database.Statement | undefined;
    return (...values: Value[]) => {
      statement ??= db.prepare(`insert into ${table} values (${values.map(() => '?').join(', ')})`);
      statement.run(...values.map((value) => value ?? null));
    };
  };
  const into = {
    requirements: insert('requirements'),
    candidates: insert('candidates'),
    skills: insert('skills'),
    jobs: insert('jobs'),
    responsibilities: insert('responsibilities'),
    studies: insert('studies'),
    certificates: insert('certificates'),
    languages: insert('languages'),
    achievements: insert('achievements'),
    scores: insert('scores'),
    verdicts: insert('verdicts'),
    activities: insert('activities'),
  };
  const requirementIds = new Map<string, number>();
  const requirementId = ({ label, kind, importance }: ExportedLine['noa']['requirements'][number]): number => {
    const key = `${kind} ${label}`;
    const found = requirementIds.get(key);
    if (found !== undefined) return found;
    const id = requirementIds.size + 1;
    requirementIds.set(key, id);
    into.requirements(id, positionId, label, kind, importance);
    return id;
  };
  let rank = 0;
  return ({ basics, work, education, certificates, languages, noa }) => {
    const { id } = noa;
    into.candidates(id, positionId, ++rank, ...person(basics), ...figures(noa));
    noa.skills.forEach(({ name, known, source, last_used }, at) => into.skills(id, at + 1, name, known, source, last_used));
    work.forEach(({ name, position, location, startDate, endDate, highlights }, at) => {
      const more = noa.work[at];
      into.jobs(id, at + 1, name, position, location, startDate, endDate, more?.current ? 1 : 0, more?.months);
      highlights.forEach((text, line) => into.responsibilities(id, at + 1, line + 1, text));
    });
    education.forEach(({ institution, studyType, area, startDate, endDate }, at) =>
      into.studies(id, at + 1, institution, studyType, noa.education[at]?.level, area, startDate, endDate),
    );
    certificates.forEach(({ name }, at) => into.certificates(id, at + 1, name, noa.certificates[at]?.known));
    languages.forEach(({ language, fluency }, at) => into.languages(id, at + 1, language, noa.languages[at]?.known, fluency));
    noa.achievements.forEach((text, at) => into.achievements(id, at + 1, text));
    for (const [facet, value] of Object.entries(noa.facets)) into.scores(id, facet, value);
    for (const requirement of noa.requirements) into.verdicts(id, requirementId(requirement), requirement.score);
    for (const {
      id: activity,
      type,
      channel,
      when,
      note,
      from_stage,
      to_stage,
      rejection_reason,
      author,
      created_at,
    } of noa.activities)
      into.activities(activity, id, type, channel, when, note, from_stage, to_stage, rejection_reason, author, created_at);
  };
}

/** `full_name` to `summary` of `candidates`. */
function person({ name, label, location, email, phone, url, profiles, summary }: ExportedLine['basics']): Value[] {
  return [name, label, location?.city, email, phone, url, profiles?.[0]?.url, summary];
}

/** `score` to `updated_at` of `candidates`. */
function figures(noa: ExportedLine['noa']): Value[] {
  const { score, experience_years, education_level, stage, source, starred, archived, not_read } = noa;
  const { person_id, payment_expected, currency, created_at, updated_at } = noa;
  const flags = [starred, archived, not_read].map(Number);
  return [
    score,
    experience_years,
    education_level,
    stage,
    source,
    ...flags,
    person_id,
    payment_expected,
    currency,
    created_at,
    updated_at,
  ];
}
