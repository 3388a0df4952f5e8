import { ConfigError } from '../../../api/config/configError.ts';
import { loadEnvFile } from '../../../api/config/envFile.ts';
import { type Config, readConfig } from '../../../api/config/readConfig.ts';
import { CommandError } from '../terminal/commandError.ts';

/**
 * The settings of the NOA of this folder, as `npm start` reads them.
 *
 * @throws CommandError local, naming every wrong setting
 */
export function readSettings(env: NodeJS.ProcessEnv): Config {
  try {
    loadEnvFile();
    return readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) throw new CommandError('local', error.message, 'Correct the setting, then try again.');
    throw error;
  }
}
