import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useRanking_project$key } from './__generated__/useRanking_project.graphql.ts';
import type { CandidateTable } from './ranking/candidateTable.ts';
import { decodeScoreMatrix } from './ranking/decodeScoreMatrix.ts';
import { type Grouped, groupByPerson } from './ranking/groupByPerson.ts';
import { type Ranking, rankTable } from './ranking/rankTable.ts';
import { useWholeTable } from './useWholeTable.ts';

export interface LiveRanking {
  table: CandidateTable;
  ranking: Ranking;
  /** The ranking's rows by person, for counts, averages and lists. */
  grouped: Grouped;
  /** Each row's place under the default weights, to show what the sliders have changed; null while that is not known. */
  usualPlaces: Uint32Array | null;
  /** People in the position. */
  total: number;
  /** Everybody is in the table. Until then it has the best, as the server ranked them. */
  whole: boolean;
  /** The weights have changed since then, so the ranking is an older one. */
  stale: boolean;
  /** Why everybody could not be loaded. */
  error: Error | null;
  retry: () => void;
}

type Weights = ReadonlyMap<string, number>;

export interface RankingOptions {
  weights: Weights;
  usualWeights: Weights;
  /** Those under which the server has ranked the best; null: the default weights. */
  served: Weights | null;
  /** Incremented when candidates have changed. */
  revision: number;
}

/** All candidates of the position under the given weights. Moving a slider costs one pass over typed arrays and no request. */
export function useRanking(
  project: useRanking_project$key,
  { weights, usualWeights, served, revision }: RankingOptions,
): LiveRanking {
  const { id, scoreMatrix } = useFragment(
    graphql`
      fragment useRanking_project on Project @argumentDefinitions(weights: { type: "[FacetWeightInput!]" }) {
        id
        # As many as the first pages need; a position that has no more is complete with them.
        scoreMatrix(best: 200, weights: $weights) {
          count
          facets
          ids
          values
          matchedSkills
          standing
          years
          payment
          persons
          nameRanks
          people
        }
      }
    `,
    project,
  );
  const best = useMemo(() => decodeScoreMatrix(scoreMatrix), [scoreMatrix]);
  const complete = useMemo(() => groupByPerson(best, best.tieOrder).best.length >= scoreMatrix.people, [best, scoreMatrix]);
  const { table: everybody, error, retry } = useWholeTable(id, !complete, revision);
  const whole = complete || everybody !== null;
  const table = everybody ?? best;
  const shown = inOrder(table, whole ? weights : (served ?? usualWeights)).join(' ');
  const usual = inOrder(table, usualWeights).join(' ');
  const byUsual = useMemo(() => (whole || served === null ? rankPeople(table, usual) : null), [table, whole, served, usual]);
  // Until a slider is moved both are the same, and a hundred thousand are ranked once.
  const { ranking, grouped } = useMemo(
    () => (byUsual !== null && shown === usual ? byUsual : rankPeople(table, shown)),
    [table, byUsual, usual, shown],
  );
  const usualPlaces = useMemo(() => byUsual && placesOf(table, byUsual.grouped), [table, byUsual]);
  const total = whole ? grouped.best.length : scoreMatrix.people;
  const stale = inOrder(table, weights).join(' ') !== shown;
  return { table, ranking, grouped, usualPlaces, total, whole, stale, error, retry };
}

function inOrder({ facets }: CandidateTable, weights: Weights): number[] {
  return facets.map((key) => weights.get(key) ?? 0);
}

function rankPeople(table: CandidateTable, weights: string): { ranking: Ranking; grouped: Grouped } {
  const ranking = rankTable(table, weights.split(' ').map(Number));
  return { ranking, grouped: groupByPerson(table, ranking.order) };
}

function placesOf(table: CandidateTable, { best }: Grouped): Uint32Array {
  const places = new Uint32Array(table.count);
  best.forEach((row, place) => {
    places[row] = place;
  });
  return places;
}
