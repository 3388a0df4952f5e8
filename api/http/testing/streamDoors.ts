/** The routes that open event streams. doors.test.ts checks that they are all there, and types that each test of streams tries each of them. */
export const streamDoors = ['POST /graphql', 'POST /graphql/streams', 'GET /api/bulk/:id/sse'] as const;

export type StreamDoor = (typeof streamDoors)[number];
