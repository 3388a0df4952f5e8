import { describe, expect, it } from 'vitest';
import { isLocal, isLoopback } from './isLocal.ts';

describe('isLoopback', () => {
  it.each([
    '127.0.0.1',
    '127.1.2.3',
    '::1',
    '[::1]',
    '0:0:0:0:0:0:0:1',
    '::ffff:127.0.0.1',
    'localhost',
    'LocalHost',
    'localhost.',
  ])('%s is', (host) => expect(isLoopback(host)).toBe(true));
  it.each([
    '',
    '0.0.0.0',
    '::',
    '192.168.0.7',
    '::ffff:192.168.0.7',
    '127.evil.com',
    '127.0.0.1.evil.com',
    'localhost.evil.com',
    'evil.com@localhost',
    'localhost..',
    '127.0.0.1/',
    'example.com',
  ])('%s is not', (host) => expect(isLoopback(host)).toBe(false));
});

describe('isLocal', () => {
  it.each([
    ['127.0.0.1', null, true],
    ['::1', 'http://localhost:4000', true],
    ['localhost', 'http://[::1]:4000', true],
    ['127.0.0.1', 'https://noa.example.com', false],
    ['0.0.0.0', null, false],
    ['0.0.0.0', 'http://127.0.0.1:4000', false],
  ])('listening on %s under %s: %s', (host, publicUrl, expected) => expect(isLocal({ host, publicUrl })).toBe(expected));
});
