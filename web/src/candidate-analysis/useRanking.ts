import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useRanking_project$key } from './__generated__/useRanking_project.graphql.ts';
import type { CandidateTable } from './ranking/candidateTable.ts';
import { decodeScoreMatrix } from './ranking/decodeScoreMatrix.ts';
import { groupByPerson } from './ranking/groupByPerson.ts';
import { type Ranking, rankTable } from './ranking/rankTable.ts';

export interface LiveRanking {
  table: CandidateTable;
  ranking: Ranking;
  /** The ranking's rows, one per person, for counts and averages. */
  people: Uint32Array;
  /** The same with the default weights, to show what the sliders have changed. */
  usualPeople: Uint32Array;
}

type Weights = ReadonlyMap<string, number>;

/** All candidates of the position under the given weights. Moving a slider costs one pass over typed arrays and no request. */
export function useRanking(project: useRanking_project$key, weights: Weights, usualWeights: Weights): LiveRanking {
  const { scoreMatrix } = useFragment(
    graphql`
      fragment useRanking_project on Project {
        scoreMatrix {
          count
          facets
          ids
          values
          matchedSkills
          standing
          years
          payment
          persons
          names
        }
      }
    `,
    project,
  );
  const table = useMemo(() => decodeScoreMatrix(scoreMatrix), [scoreMatrix]);
  const ranking = useMemo(() => rankTable(table, inOrder(table, weights)), [table, weights]);
  const people = useMemo(() => groupByPerson(table, ranking.order).best, [table, ranking]);
  const usualPeople = useMemo(
    () => groupByPerson(table, rankTable(table, inOrder(table, usualWeights)).order).best,
    [table, usualWeights],
  );
  return useMemo(() => ({ table, ranking, people, usualPeople }), [table, ranking, people, usualPeople]);
}

function inOrder({ facets }: CandidateTable, weights: Weights): number[] {
  return facets.map((key) => weights.get(key) ?? 0);
}
