/** Sort orders of candidates, besides those by facet key. */
export const candidateSorts = [
  'OVERALL',
  /** Number of required skills met. */
  'MATCHED',
  /** Years of experience. */
  'YEARS',
  /** The highest degree, independent of the requirements. */
  'DEGREE',
  'LOCATION',
  'NAME',
  'PAYMENT',
] as const;

export type CandidateSort = (typeof candidateSorts)[number];

/** The sort parameter of REST: one of these names or a facet's key. */
export const sortNames: Readonly<Record<string, CandidateSort>> = {
  score: 'OVERALL',
  matched_skills: 'MATCHED',
  years: 'YEARS',
  degree: 'DEGREE',
  location: 'LOCATION',
  name: 'NAME',
  payment: 'PAYMENT',
};
