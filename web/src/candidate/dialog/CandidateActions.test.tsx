import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithRelay } from '../../app/testing/renderWithRelay.tsx';
import query, { type useCandidateHeadQuery } from './__generated__/useCandidateHeadQuery.graphql.ts';
import { CandidateActions } from './CandidateActions.tsx';

type Saved = { status: string; starred: boolean };

it.each([
  ['Star', 'Star', { status: 'SHORTLISTED' }],
  ['Add to Queue', 'Add to Queue', { status: 'SHORTLISTED' }],
])('%s shortlists, which stars', async (_what, label, input) => {
  const { answer } = open(null);
  fireEvent.click(screen.getByRole('button', { name: label }));
  expect(await screen.findByRole('button', { name: 'Remove from queue' })).toBeTruthy();
  await answer('result', saved({ status: 'SHORTLISTED', starred: true }), { candidateId: 'ada', ...input });
});

it('Contact saves a candidate who was not saved, without a star', async () => {
  const { environment } = open(null);
  await call();
  expect(savedIn(environment)).toEqual({ status: 'SAVED', starred: false });
});

it('Contact leaves a candidate shortlisted who was', async () => {
  const { environment } = open({ status: 'SHORTLISTED', starred: true });
  await call();
  expect(savedIn(environment)).toEqual({ status: 'SHORTLISTED', starred: true });
});

async function call(): Promise<void> {
  vi.stubGlobal('open', () => null);
  fireEvent.click(screen.getByRole('button', { name: 'Contact' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: /\+49 30 1234567/ }));
  vi.unstubAllGlobals();
}

function saved(entry: Saved) {
  return { __typename: 'SaveCandidatePayload', candidate: { id: 'ada', internalId: 'a', saved: entry } };
}

/** What the screen shows before the server has answered. */
function savedIn(environment: ReturnType<typeof open>['environment']): Saved | undefined {
  const source = environment.getStore().getSource();
  const link = source.get('ada')?.['saved'] as { __ref: string } | undefined;
  const { status, starred } = (link && source.get(link.__ref)) ?? {};
  return { status: status as string, starred: starred as boolean };
}

function open(entry: Saved | null) {
  return renderWithRelay<useCandidateHeadQuery>({
    query,
    variables: { id: 'ada' },
    resolvers: {
      Candidate: () => ({
        __typename: 'Candidate',
        id: 'ada',
        internalId: 'a',
        saved: entry,
        email: null,
        phone: '+49 30 1234567',
        linkedin: null,
        identityHidden: false,
      }),
    },
    children: ({ node }) => node?.candidate && <CandidateActions candidate={node.candidate} />,
  });
}
