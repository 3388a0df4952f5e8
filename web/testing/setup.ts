import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

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

afterEach(cleanup);
