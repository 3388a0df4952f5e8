import { m } from '../../paraglide/messages.js';

export interface Appointment {
  /** The activity's UUID: the same appointment imported twice stays one. */
  id: string;
  /** ISO 8601. */
  when: string;
  candidate: string;
  position: string;
  note: string | null;
}

const hourMs = 3_600_000;

/** An appointment of one hour as an iCalendar file. Its time is in UTC, so that it is right in every calendar's time zone. */
export async function calendarFile({ id, when, candidate, position, note }: Appointment): Promise<string> {
  const { createEvent } = await import('ics');
  const start = Date.parse(when);
  const { error, value } = createEvent({
    uid: `${id}@noa`,
    productId: 'NOA',
    title: m.bulk_calendar_title({ candidate, position }),
    ...(note ? { description: note } : {}),
    start,
    startInputType: 'utc',
    startOutputType: 'utc',
    end: start + hourMs,
    endInputType: 'utc',
    endOutputType: 'utc',
    status: 'CONFIRMED',
    busyStatus: 'BUSY',
  });
  if (!value) throw error ?? new Error('The calendar file could not be made.');
  return value;
}
