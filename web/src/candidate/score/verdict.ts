import { m } from '../../paraglide/messages.js';

/** The overall verdict in one word; `verdictText` is the full version. */
export function verdictWord(score: number): string {
  if (score >= 90) return m.score_excellent();
  if (score >= 70) return m.score_good();
  return score >= 50 ? m.score_average() : m.score_below_average();
}

export function verdictText(score: number): string {
  if (score >= 90) return m.score_excellent_full();
  if (score >= 70) return m.score_good_full();
  return score >= 50 ? m.score_average_full() : m.score_below_average_full();
}

/** The relevance verdict: how well the requirements are met. */
export function relevanceWord(score: number): string {
  if (score >= 90) return m.relevance_strong_yes();
  if (score >= 75) return m.relevance_yes();
  if (score >= 50) return m.relevance_partial();
  return score > 0 ? m.relevance_weak() : m.relevance_no();
}
