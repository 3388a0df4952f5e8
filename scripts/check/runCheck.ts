import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Check, Count } from './check.ts';
import { reportFileOf } from './checks.ts';

/** Runs one check and prints its result in one line, after its output if it failed. */
export async function runCheck(check: Check): Promise<Count> {
  const started = performance.now();
  rmSync(reportFileOf(check.name), { force: true });
  const { code, output } = await execute(check);
  const count = judge(check, code);
  if (output !== '' && count.failed > 0) console.log(output.trimEnd());
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const detail = check.count ? ` ${count.passed} passed, ${count.failed} failed,` : '';
  console.log(`${count.failed === 0 ? 'ok  ' : 'FAIL'} ${check.name}:${detail} ${seconds} s`);
  return count;
}

async function execute({ script, args, live = false }: Check): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [path.join('node_modules', script), ...args], {
    stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    env: { ...process.env, NODE_ENV: 'test', FORCE_COLOR: undefined, NO_COLOR: '1' },
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

/** The exit code decides: a runner can fail without a failing test, and must not pass without a report. */
function judge({ name, count }: Check, code: number | null): Count {
  if (!count) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const counted = count(reportFileOf(name));
    const nothing = counted.passed + counted.failed === 0;
    return counted.failed === 0 && (code !== 0 || nothing) ? { ...counted, failed: 1 } : counted;
  } catch {
    return { passed: 0, failed: 1 };
  }
}
