import { failures } from '../../../api/error.ts';
import { IdParams } from '../../../api/schema.ts';
import { NewVacation, Vacations } from '../../../api/vacation.ts';
import { endVacation, readVacations, takeVacation } from '../../people/vacation.ts';
import type { Services } from '../../services.ts';
import type { ApiInstance } from '../instance.ts';
import { personOf } from '../auth.ts';

const tags = ['correspondence'];
const response = { 200: Vacations, ...failures };

/** Days on which a person's clocks by days stand still. */
export function vacationRoutes(app: ApiInstance, services: Services): void {
  app.get('/api/me/vacations', { schema: { tags, summary: 'List your vacations', response } }, request =>
    readVacations(services, personOf(request)),
  );
  app.post(
    '/api/me/vacations',
    {
      config: { limit: { of: 'creations' } },
      schema: { tags, summary: 'Take or plan a vacation', body: NewVacation, response },
    },
    async request => {
      await takeVacation(services, personOf(request), request.body);
      return readVacations(services, personOf(request));
    },
  );
  app.delete(
    '/api/me/vacations/:id',
    { schema: { tags, summary: 'End or cancel a vacation', params: IdParams, response } },
    async request => {
      await endVacation(services, personOf(request), request.params.id);
      return readVacations(services, personOf(request));
    },
  );
}
