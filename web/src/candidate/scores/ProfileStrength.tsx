import { lazy, Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import { UnknownBadge } from '../../ui/UnknownBadge.tsx';
import type { ProfileStrength_candidate$key } from './__generated__/ProfileStrength_candidate.graphql.ts';
import { fullProfile, type ProfilePart, profileStrength } from './profileStrength.ts';

const RadarChart = lazy(async () => ({ default: (await import('../../ui/figures/charts/RadarChart.tsx')).RadarChart }));

/** The radar of the profile, and the same figures as a table. */
export function ProfileStrength({ candidate }: { candidate: ProfileStrength_candidate$key }) {
  const { unread, experienceYears, achievementCount, skills, facts } = useFragment(
    graphql`
      fragment ProfileStrength_candidate on Candidate {
        unread
        experienceYears
        achievementCount
        skills
        facts {
          experience {
            responsibilities
          }
        }
      }
    `,
    candidate,
  );
  const responsibilities = facts.experience.reduce((sum, job) => sum + job.responsibilities.length, 0);
  const known = (count: number) => (unread ? null : count);
  const parts = profileStrength({
    achievements: known(achievementCount),
    skills: known(skills.length),
    responsibilities: facts.experience.length > 0 ? responsibilities : null,
    years: experienceYears ?? null,
  });
  return (
    <>
      <Suspense fallback={<div className="h-65" />}>
        <RadarChart
          series={m.candidate_profile_strength()}
          axes={parts.map(({ part, percent }) => ({ label: words[part](), value: percent }))}
        />
      </Suspense>
      <table className="w-full text-sm" aria-label={m.candidate_profile_strength()}>
        <tbody>
          {parts.map(({ part, count }) => (
            <tr key={part}>
              <th scope="row" className="py-0.5 text-left font-normal text-muted">
                {words[part]()}
              </th>
              <td className="text-right tabular-nums">
                {count === null ? <UnknownBadge /> : m.candidate_of_full({ count: formatNumber(count), full: fullProfile[part] })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const words: Record<ProfilePart, () => string> = {
  achievements: m.candidate_strength_achievements,
  skills: m.candidate_strength_skills,
  responsibilities: m.candidate_strength_responsibilities,
  years: m.candidate_strength_years,
};
