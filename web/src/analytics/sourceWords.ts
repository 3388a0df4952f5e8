import { m } from '../paraglide/messages.js';
import type { CandidateSource as AnySource } from './__generated__/BehindDrawerQuery.graphql.ts';

type Source = Exclude<AnySource, '%future added value'>;

const words: Record<Source, () => string> = {
  UPLOAD: m.analytics_source_upload,
  IMPORT: m.analytics_source_import,
  REST: m.analytics_source_rest,
  GRAPHQL: m.analytics_source_graphql,
  REFERRAL: m.analytics_source_referral,
  JOB_BOARD: m.analytics_source_job_board,
  LINKEDIN: m.analytics_source_linkedin,
  WEBSITE: m.analytics_source_website,
};

export const sources = Object.keys(words) as Source[];

export function sourceText(source: string): string {
  const known = sources.find((one) => one === source);
  return known ? words[known]() : source;
}
