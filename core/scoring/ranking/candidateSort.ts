/** What candidates can be ordered by besides the facets, which are named by their own keys. */
export const candidateSorts = [
  'OVERALL',
  /** Required skills that are met, counted. */
  'MATCHED',
  /** Years of experience. */
  'YEARS',
  /** The highest degree, whatever the requirements say. */
  'DEGREE',
  'LOCATION',
  'NAME',
  'PAYMENT',
] as const;

export type CandidateSort = (typeof candidateSorts)[number];

/** In a REST query a column by this name, or a facet by its key. */
export const sortNames: Readonly<Record<string, CandidateSort>> = {
  score: 'OVERALL',
  matched_skills: 'MATCHED',
  years: 'YEARS',
  degree: 'DEGREE',
  location: 'LOCATION',
  name: 'NAME',
  payment: 'PAYMENT',
};
