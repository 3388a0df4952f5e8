import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithRelay } from '../app/testing/renderWithRelay.tsx';
import query, { type ReviewRouteQuery } from './__generated__/ReviewRouteQuery.graphql.ts';
import { ReviewView } from './ReviewView.tsx';

const use = {
  models: ['gpt-4o-mini'],
  failed: 0,
  calls: 12,
  promptTokens: 34_000,
  completionTokens: 5_100,
  seconds: 48.2,
  factsDropped: 3,
  price: 0.008_16,
  currency: 'USD',
};

it('says what the model took', () => {
  open(use);
  expect(screen.getByText(/^Language model/).textContent).toBe(
    'Language model gpt-4o-mini · 12 requests · 34,000 tokens in, 5,100 out · 48 s · 3 values dropped: not in the documents · $0.0082',
  );
});

it('says neither a price nor tokens that nobody counted, and which documents did without the model', () => {
  open({ ...use, calls: 1, promptTokens: null, completionTokens: null, price: null, currency: null, factsDropped: 0, failed: 1 });
  expect(screen.getByText(/^Language model/).textContent).toBe(
    'Language model gpt-4o-mini · 1 request · 48 s · 1 document read without it',
  );
});

it('says nothing where no model is configured', () => {
  open(null);
  expect(screen.getByText('Processing Time')).toBeTruthy();
  expect(screen.queryByText(/^Language model/)).toBeNull();
});

function open(modelUse: object | null) {
  return renderWithRelay<ReviewRouteQuery>({
    query,
    variables: { id: 'one', hasId: true },
    resolvers: {
      Screening: () => ({ id: 'one', state: 'COMPLETED', modelUse, resumes: { totalCount: 0, edges: [] } }),
      Project: () => ({ title: 'Tester', requirements: null }),
    },
    children: ({ screening }) => (screening ? <ReviewView screening={screening} /> : null),
  });
}
