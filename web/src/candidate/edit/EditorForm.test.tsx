import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Drawer } from '../../ui/layers/Drawer.tsx';
import { SkillsEditor } from './SkillsEditor.tsx';
import { TextEditor } from './TextEditor.tsx';

it('closes at once while nothing has changed', () => {
  const { onCancel } = openEditor();
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(onCancel).toHaveBeenCalledOnce();
});

it.each([
  ['Escape', () => fireEvent.keyDown(field(), { key: 'Escape' })],
  ['Cancel', () => press('Cancel')],
])('asks before %s loses what was typed, and gives it back', (_, leave) => {
  const { onCancel } = openEditor();
  type('Senior Tester');
  field().focus();
  leave();
  expect(onCancel).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('Discard what you typed?');
  press('Keep editing');
  expect(field().value).toBe('Senior Tester');
  expect(screen.queryByRole('alert')).toBeNull();
  leave();
  press('Discard');
  expect(onCancel).toHaveBeenCalledOnce();
});

it.each([
  ['its cross', () => press('Close')],
  ['Escape outside the editor', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
])('the drawer around it asks too when %s would close it', (_, leave) => {
  const { onClose } = openEditor();
  type('Senior Tester');
  leave();
  expect(onClose).not.toHaveBeenCalled();
  press('Discard');
  expect(onClose).toHaveBeenCalledOnce();
});

it('counts a skill that is typed and not added yet', () => {
  const onCancel = vi.fn<() => void>();
  render(
    <SkillsEditor label="Skills" initial={['SQL']} busy={false} error={null} onSave={vi.fn<() => void>()} onCancel={onCancel} />,
  );
  const input = screen.getByRole('textbox');
  fireEvent.change(input, { target: { value: 'Kub' } });
  fireEvent.keyDown(input, { key: 'Escape' });
  expect(onCancel).not.toHaveBeenCalled();
  expect(screen.getByText('Discard what you typed?')).toBeTruthy();
});

function openEditor() {
  const onCancel = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  render(
    <Drawer open title="Ada" size="lg" onClose={onClose}>
      <TextEditor label="Title" initial="Tester" busy={false} error={null} onSave={vi.fn<() => void>()} onCancel={onCancel} />
    </Drawer>,
  );
  return { onCancel, onClose };
}

function field() {
  return screen.getByLabelText<HTMLInputElement>('Title');
}

function type(value: string) {
  fireEvent.change(field(), { target: { value } });
}

function press(name: string) {
  act(() => screen.getByRole('button', { name }).click());
}
