import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { OwnProduct } from './ownProduct.ts';

export interface SeededPosition {
  project_id: string;
}

/** A position with made-up candidates, stored and scored by `noa seed` in the product's data folder. Answers with the position's id. */
export async function seedPosition(product: OwnProduct, title: string, candidates: number): Promise<string> {
  const program = ['dist/server/noa.js', 'seed', '--json'];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...program, '--position', title, '--candidates', String(candidates)],
    { env: { PATH: process.env.PATH, HOME: process.env.HOME, NOA_DATA_DIR: product.dataDir } },
  );
  return (JSON.parse(stdout) as SeededPosition).project_id;
}
