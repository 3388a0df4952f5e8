import { fireEvent, render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { NoteField } from './NoteField.tsx';

it('cannot add a note of nothing but spaces', () => {
  const environment = createMockEnvironment();
  render(
    <RelayEnvironmentProvider environment={environment}>
      <NoteField candidateId="ada" />
    </RelayEnvironmentProvider>,
  );
  const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add note' });
  const text = screen.getByRole('textbox');
  fireEvent.change(text, { target: { value: '  \n ' } });
  expect(add.disabled).toBe(true);
  fireEvent.keyDown(text, { key: 'Enter', ctrlKey: true });
  expect(environment.mock.getAllOperations()).toEqual([]);
  fireEvent.change(text, { target: { value: 'Called back' } });
  fireEvent.click(add);
  expect(environment.mock.getMostRecentOperation().request.variables['input']).toMatchObject({
    candidateId: 'ada',
    note: 'Called back',
  });
});
