import { cleanup } from '@testing-library/react';
import { type MouseEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { takeOver } from './takeOver.ts';

const sent: string[] = [];

function Form() {
  const [email, setEmail] = useState('');
  const [remember, setRemember] = useState(true);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(`${email} ${remember}`);
      }}
    >
      <input type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      <Checkbox checked={remember} onChange={setRemember} label="Remember" />
      <button type="submit">Continue</button>
    </form>
  );
}

afterEach(() => {
  cleanup();
  sent.length = 0;
});

it('keeps what was typed and ticked in the first view, and then presses what was pressed', () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML =
    '<form><input type="email"><input type="checkbox" checked><button type="submit">Continue</button><button type="button">Gone</button></form>';
  const [email, tick] = root.querySelectorAll('input');
  email!.value = 'ada@example.com';
  tick!.click();
  email!.focus();
  window.noaPressed = [...root.querySelectorAll('button')];
  const screen = createRoot(root);
  takeOver(root, () => screen.render(<Form />));
  expect(root.querySelector('input')?.value).toBe('ada@example.com');
  expect(document.activeElement).toBe(root.querySelector('input'));
  expect(root.querySelectorAll('form')).toHaveLength(1);
  expect(sent).toEqual(['ada@example.com false']);
  expect(window.noaPressed).toBeNull();
  screen.unmount();
});

it('presses what is held down when the screen comes and released on it, and nothing that is released elsewhere', () => {
  for (const place of ['button', 'input']) {
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = '<form><button type="submit">Continue</button></form>';
    window.noaPressed = [];
    window.noaHeld = root.querySelector('button');
    const screen = createRoot(root);
    takeOver(root, () => screen.render(<Form />));
    expect(sent).toEqual([]);
    root.querySelector(place)?.dispatchEvent(new Event('pointerup', { bubbles: true }));
    expect(sent).toEqual(place === 'button' ? [' true'] : []);
    window.noaHeld = null;
    sent.length = 0;
    screen.unmount();
    root.remove();
  }
});

it('follows a link that is held down when the screen comes and released on it', () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = '<a href="/analytics"><b>Analytics</b></a>';
  window.noaPressed = [];
  window.noaHeld = root.querySelector('a');
  const followed: string[] = [];
  const screen = createRoot(root);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    followed.push(event.currentTarget.pathname);
  };
  takeOver(root, () =>
    screen.render(
      <a href="/analytics" onClick={follow}>
        <b>Analytics</b>
      </a>,
    ),
  );
  root.querySelector('b')?.dispatchEvent(new Event('pointerup', { bubbles: true }));
  expect(followed).toEqual(['/analytics']);
  window.noaHeld = null;
  screen.unmount();
  root.remove();
});

it('presses the keys again that were pressed in the first view', () => {
  const root = document.createElement('div');
  document.body.append(root);
  window.noaPressed = [new KeyboardEvent('keydown', { code: 'KeyK', key: 'k', ctrlKey: true })];
  const heard: string[] = [];
  const listen = ({ code, ctrlKey }: KeyboardEvent) => heard.push(`${ctrlKey} ${code}`);
  addEventListener('keydown', listen);
  const screen = createRoot(root);
  takeOver(root, () => screen.render(<Form />));
  removeEventListener('keydown', listen);
  expect(heard).toEqual(['true KeyK']);
  screen.unmount();
});

it('types and presses later what a screen that still waits for its data shows only then, unless the person goes on', async () => {
  const take = () => {
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = '<input type="email" value="ada@example.com"><button type="submit">Continue</button>';
    window.noaPressed = [...root.querySelectorAll('button')];
    const screen = createRoot(root);
    takeOver(root, () => screen.render(<p>Loading</p>));
    return screen;
  };
  const patient = take();
  patient.render(<Form />);
  await vi.waitFor(() => expect(sent).toEqual(['ada@example.com true']));
  patient.unmount();
  const busy = take();
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  busy.render(<Form />);
  await vi.waitFor(() => expect(document.querySelector('form')).not.toBeNull());
  await Promise.resolve();
  expect(sent).toHaveLength(1);
  busy.unmount();
});

it('leaves an untouched form as the application draws it', () => {
  const root = document.createElement('div');
  root.innerHTML = '<form><input type="email"><input type="checkbox" checked></form>';
  const screen = createRoot(root);
  takeOver(root, () => screen.render(<Form />));
  expect([...root.querySelectorAll('input')].map(({ value, checked }) => [value, checked])[0]).toEqual(['', false]);
  expect(sent).toEqual([]);
  screen.unmount();
});

it('gives files to the screen that are chosen in a dialog which outlives the first view, and even if the screen comes later', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = '<input type="file">';
  const early = root.querySelector('input')!;
  const chosen: string[] = [];
  const screen = createRoot(root);
  takeOver(root, () => screen.render(<p>Loading</p>));
  Object.defineProperty(early, 'files', { value: Object.assign([new File(['cv'], 'ada.pdf')], { item: () => null }) });
  early.dispatchEvent(new Event('change'));
  // jsdom lets no program fill an input with anything but a list of its own.
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'files')!;
  Object.defineProperty(HTMLInputElement.prototype, 'files', { configurable: true, writable: true, value: null });
  screen.render(
    <input type="file" onChange={({ target }) => chosen.push(...[...(target.files ?? [])].map(({ name }) => name))} />,
  );
  await vi.waitFor(() => expect(chosen).toEqual(['ada.pdf']));
  Object.defineProperty(HTMLInputElement.prototype, 'files', own);
  screen.unmount();
});
