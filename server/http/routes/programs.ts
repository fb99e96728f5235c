import { Type } from 'typebox';
import { failures } from '../../../api/error.ts';
import { NewProgram, Programs, ProgramToken } from '../../../api/person.ts';
import { IdParams } from '../../../api/schema.ts';
import { RequestError, notFound } from '../../request-error.ts';
import type { Services } from '../../services.ts';
import { deletePerson } from '../../people/account.ts';
import { requireName } from '../../people/name.ts';
import { newId } from '../../people/token.ts';
import type { ApiInstance } from '../instance.ts';
import { personOf } from '../auth.ts';

const tags = ['programs'];
const MAX_PROGRAMS = 10;

/** Bot programs: guests with a token instead of a cookie. */
export function programRoutes(app: ApiInstance, services: Services): void {
  const { people } = services.storage;
  app.get(
    '/api/me/programs',
    { schema: { tags, summary: 'List bot programs', response: { 200: Programs, ...failures } } },
    async request => {
      const programs = await people.programsOf(personOf(request));
      return { programs: programs.map(({ id, name }) => ({ id, name })) };
    },
  );
  app.post(
    '/api/me/programs',
    {
      config: { limit: { of: 'creations' } },
      schema: {
        tags,
        summary: 'Create a bot program',
        body: NewProgram,
        response: { 200: ProgramToken, ...failures },
      },
    },
    async request => {
      const owner = await people.find(personOf(request));
      if (owner?.kind !== 'guest') throw new RequestError('forbidden', 'bot programs cannot create programs');
      if ((await people.programsOf(owner.id)).length >= MAX_PROGRAMS)
        throw new RequestError('forbidden', 'you have 10 programs: delete one first');
      const name = requireName(request.body.name);
      const id = newId();
      const { language } = owner;
      await people.add({ id, name, language, kind: 'program', owner: owner.id, at: services.runtime.now() });
      return { id, name, token: await services.sessions.issueToken(id, 'bearer') };
    },
  );
  app.delete(
    '/api/me/programs/:id',
    {
      schema: {
        tags,
        summary: 'Delete a bot program',
        params: IdParams,
        response: { 204: Type.Null(), ...failures },
      },
    },
    async (request, reply) => {
      const program = await people.find(request.params.id);
      if (program === undefined || program.owner !== personOf(request)) throw notFound();
      await deletePerson(services, program.id);
      return reply.status(204).send(null);
    },
  );
}
