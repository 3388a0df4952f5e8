import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocus } from './keepFocus.ts';

let end: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <main tabindex="-1">
      <section>
        <button class="clear">Clear all</button>
        <ul>
          <li><input id="a"><button class="cross" id="cross-a"></button></li>
          <li><input id="b"><button class="cross" id="cross-b"></button></li>
          <li><input id="c"><button class="cross" id="cross-c"></button></li>
        </ul>
        <button id="add">Add</button>
      </section>
    </main>`;
  end = keepFocus();
});

afterEach(() => end());

it("goes to the next row's cross when a row is removed", async () => {
  await remove('#cross-b', 'li:nth-child(2)');
  expect(document.activeElement?.id).toBe('cross-c');
});

it('goes to the row before when the last one is removed', async () => {
  await remove('#cross-c', 'li:nth-child(3)');
  expect(document.activeElement?.id).toBe('cross-b');
});

it('goes on within the section when the whole list goes with its button', async () => {
  focus('.clear');
  document.querySelector('ul')?.remove();
  document.querySelector('.clear')?.remove();
  await settled();
  expect(document.activeElement?.id).toBe('add');
});

it('leaves a button that disables itself for the one beside it', async () => {
  focus('#add');
  const button = document.querySelector<HTMLButtonElement>('#add');
  // A browser blurs a disabled button by itself; jsdom does not.
  button?.blur();
  if (button) button.disabled = true;
  await settled();
  expect(document.activeElement).not.toBe(document.body);
});

it('goes to the screen when nothing around is left', async () => {
  await remove('#add', 'section');
  expect(document.activeElement?.tagName).toBe('MAIN');
});

it('leaves the focus where somebody else has put it', async () => {
  focus('#cross-a');
  document.querySelector('li')?.remove();
  focus('#add');
  await settled();
  expect(document.activeElement?.id).toBe('add');
});

async function remove(focused: string, removed: string) {
  focus(focused);
  document.querySelector(removed)?.remove();
  await settled();
}

function focus(selector: string) {
  document.querySelector<HTMLElement>(selector)?.focus();
}

function settled() {
  return vi.waitFor(() => expect(document.activeElement).not.toBe(document.body));
}
