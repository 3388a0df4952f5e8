/** Missing or wrong settings. The message says what to set, one line per setting. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
