import type { Ctx } from '../../core/context.ts';
import type { RankedRow } from '../../core/scoring/ranking/readRankedRows.ts';
import { unreadReasons } from '../../core/unread/unreadReasons.ts';
import { presentReasons } from './presentReasons.ts';

/** Ranked candidates with the reasons for their ranks. */
export async function presentRanked(ctx: Ctx, rows: readonly RankedRow[]) {
  const candidates = rows.map(({ candidate }) => candidate);
  const reasons = await presentReasons(
    ctx,
    candidates.map(({ id }) => id),
  );
  const unread = await unreadReasons(ctx, { candidates });
  return rows.map(({ candidate, overall, facets }) => {
    const { id, fullName, title, location, experienceYears, skills, stage } = candidate;
    const notRead = unread.get(id);
    return {
      candidate_id: id,
      full_name: fullName,
      title,
      location,
      experience_years: experienceYears,
      skills,
      stage: stage.toLowerCase(),
      score: overall,
      metrics: facets,
      not_read: notRead ? `${notRead.reason} ${notRead.remedy}` : null,
      ...reasons.get(id),
    };
  });
}
