import { request } from 'node:http';
import type { ScreeningStatus } from '../../product/screenFiles.ts';

/** What a viewer of a screening was told, and when. */
export interface Seen extends Pick<ScreeningStatus, 'state' | 'filesProcessed'> {
  at: number;
}

const subscription = 'subscription ($id: ID!) { screeningUpdated(id: $id) { state filesTotal filesProcessed filesFailed } }';

/** Watches a screening as a browser does; resolves once the first event is there. */
export function followScreening(
  url: string,
  { token, id, hear }: { token: string; id: string; hear: (seen: Seen) => void },
): Promise<{ end(): void }> {
  return new Promise((resolve, reject) => {
    const asked = request(
      `${url}/graphql`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream', 'content-type': 'application/json' },
      },
      (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`The stream answered ${answer.statusCode}.`));
        answer.on('error', () => {});
        answer.once('close', () => reject(new Error('The stream ended before its first event.')));
        let rest = '';
        answer.setEncoding('utf8').on('data', (text: string) => {
          const lines = (rest + text).split('\n');
          rest = lines.pop() ?? '';
          for (const line of lines) {
            const found = /"state":"(\w+)".*"filesProcessed":(\d+)/.exec(line);
            if (!found) continue;
            hear({ state: found[1] as Seen['state'], filesProcessed: Number(found[2]), at: performance.now() });
            resolve({ end: () => void asked.destroy() });
          }
        });
      },
    );
    asked.on('error', reject);
    asked.end(JSON.stringify({ query: subscription, variables: { id } }));
  });
}
