import { useDeferredValue, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { PrintHeader } from '../../ui/page/PrintHeader.tsx';
import { candidateId } from '../candidateId.ts';
import type { ComparedCandidatesQuery } from './__generated__/ComparedCandidatesQuery.graphql.ts';
import { ComparedTable } from './ComparedTable.tsx';

export interface ComparedCandidatesProps {
  projectId: string;
  /** UUIDs, at most five. */
  ids: readonly string[];
  attempt: number;
  onOpen: (uuid: string) => void;
  onRemove: (uuid: string) => void;
}

export function ComparedCandidates({ projectId, ids, attempt, onOpen, onRemove }: ComparedCandidatesProps) {
  const [visit] = useState(() => Date.now());
  const shown = useDeferredValue(ids.join(','));
  const { project, nodes } = useLazyLoadQuery<ComparedCandidatesQuery>(
    graphql`
      query ComparedCandidatesQuery($projectId: ID!, $ids: [ID!]!) {
        project(id: $projectId) {
          title
        }
        nodes(ids: $ids) {
          ... on Candidate {
            id
            # Plural fragments take no alias; nodes of other types have no id here and are left out.
            ...ComparedTable_candidates @dangerously_unaliased_fixme
          }
        }
      }
    `,
    { projectId, ids: shown.split(',').map(candidateId) },
    { fetchPolicy: 'store-and-network', fetchKey: `${visit} ${attempt}` },
  );
  const candidates = nodes.flatMap((node) => (node?.id ? [node] : []));
  const gone = nodes.length - candidates.length;
  if (candidates.length === 0) return <EmptyState drawing="candidates" title={m.comparisons_compare_gone({ count: gone })} />;
  return (
    <section data-print="wide" className="flex min-w-0 flex-col gap-3">
      <PrintHeader title={project?.title ?? ''} subtitle={m.comparisons_print_compare({ count: candidates.length })} />
      <div className="flex items-center gap-3 print:hidden">
        <p className="text-sm text-muted">{describe(candidates.length, gone)}</p>
        <Button className="ml-auto" onClick={() => window.print()}>
          {m.comparisons_print()}
        </Button>
      </div>
      <ComparedTable candidates={candidates} onOpen={onOpen} onRemove={onRemove} />
    </section>
  );
}

function describe(count: number, gone: number): string {
  if (gone > 0) return m.comparisons_compare_gone({ count: gone });
  return count < 2 ? m.comparisons_compare_few() : '';
}
