/** How many of each make a full profile, by the specification's section 9. */
export const fullProfile = { achievements: 12, skills: 20, responsibilities: 10, years: 10 } as const;

export type ProfilePart = keyof typeof fullProfile;

export interface ProfileStrengthPart {
  part: ProfilePart;
  /** Null when unknown. */
  count: number | null;
  /** 0 to 100; null when unknown. */
  percent: number | null;
}

/** Each count as a share of a full profile. */
export function profileStrength(counts: Record<ProfilePart, number | null>): ProfileStrengthPart[] {
  return (Object.keys(fullProfile) as ProfilePart[]).map((part) => {
    const count = counts[part];
    const percent = count === null ? null : Math.round(Math.min(100, Math.max(0, (count / fullProfile[part]) * 100)));
    return { part, count, percent };
  });
}
