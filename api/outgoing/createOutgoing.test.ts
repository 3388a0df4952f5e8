import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectError } from '../../core/testing/expectError.ts';
import { openReceiver, type Receiver } from '../../core/testing/openReceiver.ts';
import { createOutgoing } from './createOutgoing.ts';
import { isPublicAddress } from './isPublicAddress.ts';

const { signal } = new AbortController();

describe('requests to other systems', () => {
  let receiver: Receiver;
  beforeEach(async () => void (receiver = await openReceiver()));
  afterEach(() => receiver.close());

  const post = (outgoing: ReturnType<typeof createOutgoing>, url: string) =>
    outgoing.post({ url, headers: { 'x-test': 'yes' }, body: '{"ä":1}', signal });
  const open = createOutgoing({ allowPrivate: true, timeoutMs: 300 });
  const strict = createOutgoing({ allowPrivate: false });

  it('arrive whole, and bring back the status', async () => {
    expect(await post(open, receiver.url)).toBe(204);
    expect(receiver.received).toMatchObject([{ body: '{"ä":1}', headers: { 'x-test': 'yes', 'content-length': '8' } }]);
  });

  it('never follow a redirect', async () => {
    const other = await openReceiver();
    receiver.answer = (response) => response.writeHead(302, { location: other.url }).end();
    expect(await post(open, receiver.url)).toBe(302);
    expect(other.received).toEqual([]);
    other.close();
  });

  it.each([
    ['says nothing', () => {}],
    ['never ends', (response: { write(text: string): void }) => response.write('x')],
  ])('end in time when the other system %s', async (_what, answer) => {
    receiver.answer = answer;
    await expect(post(open, receiver.url)).rejects.toMatchObject({ name: 'OutgoingError', message: 'no answer within 0.3 s' });
  });

  it('read no more of an answer than they need', async () => {
    receiver.answer = (response) => response.end('x'.repeat(5_000_000));
    expect(await post(open, receiver.url)).toBe(200);
  });

  it('say why there was no answer', async () => {
    receiver.close();
    await expect(post(open, receiver.url)).rejects.toMatchObject({ message: 'ECONNREFUSED' });
  });

  it.each([
    '169.254.169.254',
    '10.1.2.3',
    '127.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:a00:1]',
    '0x7f.1',
    '2130706433',
    '[fd00::1]',
  ])('never go to the private address %s', async (host) => {
    await expectError(strict.check(`https://${host}/`), 'INVALID_INPUT');
    await expect(post(strict, `https://${host}/`)).rejects.toMatchObject({ message: 'private address' });
  });

  it('go only where a name resolved to when it was looked at', async () => {
    const answers = [['8.8.8.8'], ['127.0.0.1'], ['8.8.8.8', '10.0.0.1']];
    const resolve = async () => (answers.shift() ?? []).map((address) => ({ address, family: 4 }));
    const rebound = createOutgoing({ allowPrivate: false, resolve });
    await rebound.check('https://rebinding.example/');
    await expect(post(rebound, 'https://rebinding.example/')).rejects.toMatchObject({ message: 'private address' });
    await expect(post(rebound, 'https://rebinding.example/')).rejects.toMatchObject({ message: 'private address' });
    expect(answers).toEqual([]);
  });

  it.each([
    'http://example.com/',
    'http://localhost:80/',
    'ftp://example.com/',
    'https://user:word@example.com/',
    'nonsense',
    '',
  ])('are refused for the address "%s"', async (url) => void (await expectError(strict.check(url), 'INVALID_INPUT')));

  it('may be plain HTTP only to this machine, and only where the operator allows it', async () => {
    await open.check('http://localhost:1234/');
    await expectError(open.check('http://10.0.0.1/'), 'INVALID_INPUT');
  });

  it('tell public addresses from all others', () => {
    const open4 = ['8.8.8.8', '1.1.1.1', '2606:4700:4700::1111', '::ffff:8.8.8.8'];
    const special = [
      '100.64.0.1',
      '192.0.2.1',
      '198.18.0.1',
      '224.0.0.1',
      '240.0.0.1',
      '0.0.0.0',
      '255.255.255.255',
      '172.31.0.1',
      '192.168.1.1',
    ];
    const special6 = [
      '::',
      '::7f00:1',
      'fe80::1',
      'fec0::1',
      'ff02::1',
      '64:ff9b::a00:1',
      '2002:a00:1::',
      '2001::1',
      '2001:db8::1',
      'fc00::1',
    ];
    expect(open4.filter((address) => !isPublicAddress(address))).toEqual([]);
    expect([...special, ...special6, 'example.com'].filter(isPublicAddress)).toEqual([]);
  });
});
