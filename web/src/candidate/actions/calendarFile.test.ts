import { expect, it } from 'vitest';
import { calendarFile } from './calendarFile.ts';

const appointment = {
  id: '0199f2a0-0000-7000-8000-000000000001',
  when: '2026-03-29T08:30:00+02:00',
  candidate: 'Łukasz; Wiśniewski,\nJr.',
  position: 'Backend Engineer',
  note: 'Room 4\nEND:VCALENDAR',
};

it('states the moment in UTC, whatever zone it was given in, and lasts an hour', async () => {
  const lines = (await calendarFile(appointment)).split('\r\n');
  expect(lines).toContain('DTSTART:20260329T063000Z');
  expect(lines).toContain('DTEND:20260329T073000Z');
});

it('has the same UID each time, so that a second import changes the first', async () => {
  expect(await calendarFile(appointment)).toContain('UID:0199f2a0-0000-7000-8000-000000000001@noa\r\n');
});

it('escapes names and notes, which cannot end the file early', async () => {
  const text = (await calendarFile(appointment)).replaceAll('\r\n\t', '');
  expect(text).toContain('SUMMARY:Łukasz\\; Wiśniewski\\,\\nJr. · Backend Engineer');
  expect(text.split('\r\n').filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
});
