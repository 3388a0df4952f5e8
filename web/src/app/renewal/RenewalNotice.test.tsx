import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import query, { type shellQuery } from '../shell/__generated__/shellQuery.graphql.ts';
import { renderWithRelay } from '../testing/renderWithRelay.tsx';
import { RenewalNotice } from './RenewalNotice.tsx';

const running = { id: 'job', state: 'PROGRESS', completed: 1199, failed: 1, total: 100_000 };

function open(renewal: object | null, path = '/candidate-analysis') {
  return renderWithRelay<shellQuery>({
    query,
    resolvers: { Query: () => ({ renewal }) },
    path,
    route: path,
    children: (data) => <RenewalNotice query={data} />,
  });
}

describe('the notice of a renewal', () => {
  it('says how far it is, and can be stopped and continued', async () => {
    const { answer } = open(running);
    expect(screen.getByText('Updating results after an upgrade: 1,200 of 100,000')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    const stopped = { ...running, state: 'REVOKED' };
    await answer('result', { __typename: 'StopRenewalPayload', renewal: stopped }, { jobId: 'job' });
    expect(screen.getByText('Update of results stopped at 1,200 of 100,000. The rest show earlier results.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    const next = { ...running, id: 'next', completed: 0, failed: 0, total: 98_800 };
    await answer('result', { __typename: 'ContinueRenewalPayload', renewal: next }, { jobId: 'job' });
    expect(screen.getByText('Updating results after an upgrade: 0 of 98,800')).toBeTruthy();
  });

  it('says how many keep their earlier results at the end', () => {
    open({ ...running, state: 'SUCCESS', failed: 2 });
    expect(screen.getByText("Results updated. 2 couldn't be updated and show earlier results.")).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says nothing when there is no renewal, when all was renewed, and on other screens', () => {
    open(null);
    open({ ...running, state: 'SUCCESS', failed: 0 });
    open(running, '/login');
    expect(screen.queryByRole('region', { name: 'Update of results' })).toBeNull();
  });
});
