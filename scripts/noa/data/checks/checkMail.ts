import type { Config } from '../../../../api/config/readConfig.ts';
import { type Finding, failed, ok, reasonOf, warning } from './finding.ts';

const patience = 15_000;

/** Connects to the mail server and signs in; sends nothing. */
export async function checkMail({ smtpUrl, local }: Pick<Config, 'smtpUrl' | 'local'>): Promise<Finding> {
  const check = 'Mail';
  if (smtpUrl === null) {
    const message = 'NOA_SMTP_URL is not set: sign-in codes are printed in the terminal of NOA';
    return local
      ? ok(check, message)
      : warning(check, message, 'Set NOA_SMTP_URL and NOA_MAIL_FROM, so that others can sign in.');
  }
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
  const { host } = new URL(smtpUrl);
  try {
    await transport.verify();
    return ok(check, `${host} takes mail`);
  } catch (error) {
    return failed(
      check,
      `${host} does not take mail: ${reasonOf(error)}`,
      'Check address, port, user and password in NOA_SMTP_URL (smtp:// or smtps://).',
    );
  } finally {
    transport.close();
  }
}
