import { expect, it } from 'vitest';
import { fillSubject, fillTemplate } from './fillTemplate.ts';

const values = { name: 'Ada {sender}', position: 'Engineer', sender: 'Grace' };

it('fills in the placeholders, but not those inside values', () => {
  expect(fillTemplate('Hello {name}, {position}? {else} {sender}', values)).toBe('Hello Ada {sender}, Engineer? {else} Grace');
});

it('leaves out a name that is unknown', () => {
  expect(fillTemplate('Hello {name},', { ...values, name: null })).toBe('Hello,');
});

it('keeps a subject on one line, whatever stands in a name', () => {
  expect(fillSubject('For {name}', { ...values, name: 'Ada\r\nBcc: eve@example.com\0' })).toBe('For Ada Bcc: eve@example.com');
});
