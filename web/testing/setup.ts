import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { markViewport } from '../src/ui/layers/toastManager.ts';

// relay-test-utils reaches for jest's globals.
Object.assign(globalThis, { jest: vi, global: globalThis });

// jsdom has no layout: a narrow window with a mouse, unless a test says otherwise.
window.matchMedia ??= (media) =>
  ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;

// What is waited for comes; how soon is the machine's affair.
configure({ asyncUtilTimeout: 15_000 });

// Tests of several files follow each other on one page.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  // What is still to be said is said to nobody.
  markViewport(true);
  markViewport(false);
  localStorage.clear();
  sessionStorage.clear();
});
