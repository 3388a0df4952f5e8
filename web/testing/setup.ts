import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// relay-test-utils reaches for jest's globals.
Object.assign(globalThis, { jest: vi, global: globalThis });

afterEach(cleanup);
