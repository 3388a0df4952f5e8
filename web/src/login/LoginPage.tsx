import { type ReactNode, useState } from 'react';
import { commitLocalUpdate, useRelayEnvironment } from 'react-relay';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLanguage } from '../app/language/useLanguage.ts';
import { LanguageSwitch } from '../app/preferences/LanguageSwitch.tsx';
import { ThemeSwitch } from '../app/preferences/ThemeSwitch.tsx';
import { returnPath } from '../app/session/loginPath.ts';
import { storeToken } from '../app/session/token.ts';
import { Mark } from '../app/shell/Mark.tsx';
import { m } from '../paraglide/messages.js';
import { Checkbox } from '../ui/inputs/Checkbox.tsx';
import { PageTitle } from '../ui/page/PageTitle.tsx';
import { CodeStep } from './CodeStep.tsx';
import { EmailStep } from './EmailStep.tsx';
import { SecondFactorStep } from './SecondFactorStep.tsx';
import { useCooldown } from './useCooldown.ts';

export interface LoginPageProps {
  /** What is known only later; the form is there at once, and nothing moves when it comes. */
  note: ReactNode;
}

/** Asks for the e-mail address, then for the code sent to it, then for the authenticator app's where there is one. Going back keeps what was typed. */
export function LoginPage({ note }: LoginPageProps) {
  useLanguage();
  const navigate = useNavigate();
  const environment = useRelayEnvironment();
  const [search] = useSearchParams();
  const [email, setEmail] = useState('');
  const [step, setStep] = useState<'email' | 'code' | 'factor'>('email');
  const [code, setCode] = useState('');
  const [remember, setRemember] = useState(true);
  const cooldown = useCooldown();
  const onSent = (address: string, seconds: number) => {
    setEmail(address);
    cooldown.start(seconds);
    setStep('code');
  };
  const onSignedIn = (token: string) => {
    storeToken(token, remember);
    // What was answered to nobody is not the answer to this person: "no viewer" in the store would sign them out again.
    commitLocalUpdate(environment, (store) => store.invalidateStore());
    void navigate(returnPath(search), { replace: true });
  };
  const onSecondFactor = (right: string) => {
    setCode(right);
    setStep('factor');
  };
  // In both steps: the second signs in by itself once its digits are there.
  const rememberMe = (
    <Checkbox checked={remember} onChange={setRemember}>
      {m.login_remember()}
    </Checkbox>
  );
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-6 px-4 py-16">
      <PageTitle title={m.login_title()} />
      <div className="absolute top-3 right-3 flex gap-1">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
      <Mark />
      <div className="relative w-full max-w-sm">
        <section aria-labelledby="login-title" className="rounded-dialog border border-line bg-surface p-6">
          <h1 id="login-title" className="text-xl font-semibold">
            {step === 'factor' ? m.login_factor_title() : m.login_title()}
          </h1>
          {step === 'email' ? (
            <EmailStep initialEmail={email} onSent={onSent}>
              {rememberMe}
            </EmailStep>
          ) : null}
          {step === 'code' ? (
            <CodeStep
              email={email}
              remember={remember}
              cooldown={cooldown}
              onBack={() => setStep('email')}
              onSignedIn={onSignedIn}
              onSecondFactor={onSecondFactor}
            >
              {rememberMe}
            </CodeStep>
          ) : null}
          {step === 'factor' ? (
            <SecondFactorStep
              email={email}
              code={code}
              remember={remember}
              onBack={() => setStep('email')}
              onSignedIn={onSignedIn}
            />
          ) : null}
        </section>
        {step === 'factor' ? null : <div className="absolute inset-x-0 top-full flex justify-center pt-6">{note}</div>}
      </div>
    </main>
  );
}
