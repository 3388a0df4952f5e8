import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithRelay } from '../../app/testing/renderWithRelay.tsx';
import query, { type ActivityPopoverQuery } from './__generated__/ActivityPopoverQuery.graphql.ts';
import { RecentActivities } from './RecentActivities.tsx';

it('shows the three latest activities, and how many there are before', async () => {
  let count = 0;
  renderWithRelay<ActivityPopoverQuery>({
    query,
    variables: { id: '1' },
    resolvers: {
      Node: () => ({ __typename: 'Candidate' }),
      CandidateActivitiesConnection: ({ args }) => ({
        totalCount: 5,
        edges: Array.from({ length: Number(args?.['first']) }, () => ({})),
      }),
      Activity: () => ({
        type: 'NOTE',
        note: `Note ${count++}`,
        channel: null,
        when: null,
        createdAt: '2026-03-01T10:00:00Z',
        mentions: [],
      }),
    },
    children: ({ node }) => (node?.recent ? <RecentActivities candidate={node.recent} /> : null),
  });
  expect((await screen.findAllByText(/^Note \d/)).map(({ textContent }) => textContent)).toEqual(['Note 0', 'Note 1', 'Note 2']);
  expect(screen.getByText('2 earlier activities')).toBeTruthy();
});
