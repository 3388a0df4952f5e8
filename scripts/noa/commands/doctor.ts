import { defineCommand } from '../command/command.ts';
import { noInput } from '../command/createProgram.ts';

export const doctorCommand = defineCommand({
  name: 'doctor',
  summary: 'Check what NOA needs on this machine, and say what to do. Exit code 1 if something is broken.',
  examples: [
    { command: 'noa doctor', help: 'in the folder, and with the settings, that NOA is started with' },
    { command: 'noa doctor --json', help: 'for monitoring' },
  ],
  input: noInput,
  run: async (_input, session) => (await import('../data/examine.ts')).examine(session),
});
