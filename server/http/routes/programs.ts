import { Type } from 'typebox';
import { failures } from '../../api/error.ts';
import { NewProgram, Programs, ProgramToken } from '../../api/person.ts';
import { IdParams } from '../../api/schema.ts';
import { Fault, notFound } from '../../fault.ts';
import type { House } from '../../house.ts';
import { forgetPerson } from '../../people/farewell.ts';
import { tidyName } from '../../people/name.ts';
import { newId } from '../../people/token.ts';
import type { App } from '../door.ts';
import { personOf } from '../visit.ts';

const tags = ['programs'];
const MOST_PROGRAMS = 10;

/** Programs that play: people whose cookie is a token. */
export function programRoutes(app: App, house: House): void {
  const { people } = house.storage;
  app.get(
    '/api/me/programs',
    { schema: { tags, summary: 'Your programs', response: { 200: Programs, ...failures } } },
    async request => {
      const programs = await people.programsOf(personOf(request));
      return { programs: programs.map(({ id, name }) => ({ id, name })) };
    },
  );
  app.post(
    '/api/me/programs',
    {
      config: { rateLimit: { max: 20, timeWindow: '1 minute' } },
      schema: {
        tags,
        summary: 'Make a program and its token',
        body: NewProgram,
        response: { 200: ProgramToken, ...failures },
      },
    },
    async request => {
      const owner = await people.find(personOf(request));
      if (owner?.kind !== 'guest') throw new Fault('forbidden', 'only people make programs');
      if ((await people.programsOf(owner.id)).length >= MOST_PROGRAMS)
        throw new Fault('forbidden', 'ten programs are enough');
      const name = tidyName(request.body.name);
      if (name === '') throw new Fault('bad-request', 'a name needs a letter');
      const id = newId();
      const { language } = owner;
      await people.add({ id, name, language, kind: 'program', owner: owner.id, at: house.hall.now() });
      return { id, name, token: await house.sessions.begin(id, 'bearer') };
    },
  );
  app.delete(
    '/api/me/programs/:id',
    {
      schema: {
        tags,
        summary: 'End a program',
        params: IdParams,
        response: { 204: Type.Null(), ...failures },
      },
    },
    async (request, reply) => {
      const program = await people.find(request.params.id);
      if (program === undefined || program.owner !== personOf(request)) throw notFound();
      await forgetPerson(house, program.id);
      return reply.status(204).send(null);
    },
  );
}
