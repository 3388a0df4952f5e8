import { createMockEnvironment } from 'relay-test-utils';
import { beforeEach, expect, it } from 'vitest';
import { storeToken } from '../session/token.ts';
import { keepRequirements, keepResumes, keepSaved, readKeptRequirements, readKeptResumes, readKeptSaved } from './kept.ts';
import { reconcileKept } from './reconcileKept.ts';

const form = { position: '', requiredSkills: [], experience: '', education: '', salary: '' };

beforeEach(() => storeToken('secret', true));

it('drops who was erased and what was deleted, and takes the saved list over from the server', () => {
  keepResumes(['ada', 'erased']);
  keepRequirements({ screening_id: 'deleted', ...form });
  keepSaved([{ candidate_id: 'erased', status: 'saved', starred: false }]);
  const { mock, environment } = start();
  const [operation] = mock.getAllOperations();
  const ids = ['Candidate:ada', 'Candidate:erased', 'Screening:deleted'].map((id) => btoa(id));
  expect(operation?.request.variables).toEqual({ ids, first: 50 });
  mock.resolve(operation!, {
    data: {
      viewer: {
        id: 'me',
        saved: { edges: [{ node: { status: 'HIRED', starred: false, candidate: { id: ids[0], internalId: 'ada' } } }] },
      },
      nodes: [{ __typename: 'Candidate', id: ids[0] }, null, null],
    },
  });
  expect(readKeptResumes()).toEqual([{ candidate_id: 'ada' }]);
  expect(readKeptRequirements()).toBeNull();
  expect(readKeptSaved()).toEqual([{ candidate_id: 'ada', status: 'hired', starred: false }]);
  expect(environment.mock.getAllOperations()).toEqual([]);
});

it('keeps all where the server does not answer', () => {
  keepResumes(['ada']);
  const { mock } = start();
  mock.rejectMostRecentOperation(new Error('offline'));
  expect(readKeptResumes()).toEqual([{ candidate_id: 'ada' }]);
});

it('asks nothing where nothing is kept', () => {
  expect(start().mock.getAllOperations()).toEqual([]);
});

function start() {
  const environment = createMockEnvironment();
  reconcileKept(environment);
  return { environment, mock: environment.mock };
}
