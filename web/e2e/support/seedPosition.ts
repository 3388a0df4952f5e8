import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface SeededPosition {
  project_id: string;
}

/** A position with made-up candidates, stored and scored by `noa seed` in the data folder of the product that all journeys share. */
export async function seedPosition(title: string, candidates: number): Promise<string> {
  const program = ['dist/server/noa.js', 'seed', '--json'];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...program, '--position', title, '--candidates', String(candidates)],
    { env: { PATH: process.env.PATH, HOME: process.env.HOME, NOA_DATA_DIR: process.env.NOA_E2E_DATA } },
  );
  return (JSON.parse(stdout) as SeededPosition).project_id;
}
