import type { RequirementItem } from '../../plugins/contract/relevance.ts';
import type { ListedActivity } from '../activities/listActivities.ts';
import { listedFirst } from '../candidates/candidateColumns.ts';
import { type ExportedCandidate, stages } from './exportColumns.ts';

export interface Surroundings {
  /** The position's current requirements. */
  requirements: readonly RequirementItem[];
  /** As {@link storedVerdicts} returns them; undefined for candidates that were not judged. */
  verdicts: readonly number[] | undefined;
  activities: readonly ListedActivity[];
}

/** The `noa` part of a JSON Resume: data that the schema has no field for. Names and values as in REST. */
export function presentNoa({ candidate, facts, overall, scores }: ExportedCandidate, around: Surroundings) {
  return {
    id: candidate.id,
    score: overall,
    facets: scores,
    stage: stages[candidate.stage].en,
    source: candidate.source.toLowerCase(),
    starred: candidate.starred,
    archived: candidate.archivedAt !== null,
    not_read: candidate.unread,
    person_id: candidate.personId,
    experience_years: candidate.experienceYears,
    education_level: candidate.educationLevel,
    payment_expected: candidate.paymentExpected,
    currency: candidate.currency,
    created_at: candidate.createdAt.toISOString(),
    updated_at: candidate.updatedAt.toISOString(),
    skills: listedFirst(facts.skills).map(({ value: { name, known, source, lastUsed } }) => ({
      name,
      known,
      source,
      last_used: lastUsed,
    })),
    work: facts.experience.map(({ value: { current, months } }) => ({ current, months })),
    education: facts.education.map(({ value: { level } }) => ({ level })),
    certificates: facts.certifications.map(({ value: { known } }) => ({ known })),
    languages: facts.languages.map(({ value: { known } }) => ({ known })),
    achievements: facts.achievements.map(({ value }) => value),
    requirements: presentVerdicts(around),
    activities: around.activities.map(presentActivity),
  };
}

/** If the number of verdicts differs, an older version stored them; they will soon be replaced. */
function presentVerdicts({ requirements, verdicts }: Surroundings) {
  const judged = verdicts?.length === requirements.length ? verdicts : [];
  return requirements.map(({ label, kind, importance }, index) => {
    const score = judged[index] ?? -1;
    return { label, kind, importance, score: score < 0 ? null : score };
  });
}

function presentActivity({
  id,
  type,
  channel,
  when,
  note,
  fromStage,
  toStage,
  rejectionReason,
  author,
  createdAt,
}: ListedActivity) {
  return {
    id,
    type: type.toLowerCase(),
    channel: channel?.toLowerCase() ?? null,
    when: when?.toISOString() ?? null,
    note,
    from_stage: fromStage && stages[fromStage].en,
    to_stage: toStage && stages[toStage].en,
    rejection_reason: rejectionReason?.toLowerCase() ?? null,
    author,
    created_at: createdAt.toISOString(),
  };
}
