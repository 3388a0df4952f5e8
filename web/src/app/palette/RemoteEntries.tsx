import { BriefcaseBusiness, UserRound } from 'lucide-react';
import { useEffect } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { readCurrentProject } from '../currentProject.ts';
import type { RemoteEntriesQuery, RemoteEntriesQuery$data } from './__generated__/RemoteEntriesQuery.graphql.ts';
import type { PaletteEntry } from './PaletteList.tsx';

export interface RemoteEntriesProps {
  search: string;
  onEntries: (found: FoundEntries) => void;
}

/** What the server found, and for which text. */
export interface FoundEntries {
  search: string;
  entries: PaletteEntry[];
}

/** Asks the server for positions, and for candidates of the current position. Renders nothing: its entries are merged with the others. */
export function RemoteEntries({ search, onEntries }: RemoteEntriesProps) {
  const projectId = readCurrentProject();
  const data = useLazyLoadQuery<RemoteEntriesQuery>(
    graphql`
      query RemoteEntriesQuery($search: String!, $projectId: ID!, $withCandidates: Boolean!) {
        projects(first: 8, search: $search) {
          edges {
            node {
              internalId
              title
              candidateCount
            }
          }
        }
        project(id: $projectId) @include(if: $withCandidates) {
          internalId
          title
          candidates(first: 6, search: $search) {
            edges {
              node {
                internalId
                displayName
                title
              }
            }
          }
        }
      }
    `,
    { search, projectId: projectId ?? '', withCandidates: projectId !== null && search !== '' },
    { fetchPolicy: 'store-and-network' },
  );
  useEffect(() => {
    onEntries({ search, entries: [...positionEntries(data), ...candidateEntries(data)] });
  }, [search, data, onEntries]);
  return null;
}

function positionEntries({ projects }: RemoteEntriesQuery$data): PaletteEntry[] {
  return projects.edges.map(({ node }) => ({
    key: node.internalId,
    group: m.shell_positions(),
    title: node.title,
    detail: m.shell_palette_count({ count: node.candidateCount }),
    path: `/candidate-analysis?project=${node.internalId}`,
    icon: BriefcaseBusiness,
  }));
}

function candidateEntries({ project }: RemoteEntriesQuery$data): PaletteEntry[] {
  if (!project) return [];
  return project.candidates.edges.map(({ node }) => ({
    key: node.internalId,
    group: m.shell_palette_candidates({ title: project.title }),
    title: node.displayName,
    ...(node.title ? { detail: node.title } : {}),
    path: `/candidate-analysis?${new URLSearchParams({ project: project.internalId, q: node.displayName })}`,
    icon: UserRound,
  }));
}
