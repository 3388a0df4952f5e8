import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../core/errors.ts';
import { isExcessiveJson } from './isExcessiveJson.ts';

/** Makes JSON the only body that the scope reads, besides forms; JSON that would take long to parse is refused. */
export function acceptJson(app: FastifyInstance, { emptyIsNone = false } = {}): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '' && emptyIsNone) done(null, undefined);
    else if (isExcessiveJson(text)) done(excessiveJson('body'));
    else void parse(request, text, done);
  });
}

export function excessiveJson(what: string): AppError {
  return new AppError('MALFORMED', { message: `the ${what} has too many levels, names or values.` });
}
