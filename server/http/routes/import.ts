import { failures } from '../../../api/error.ts';
import { ImportTable, NewTableAnswer } from '../../../api/table.ts';
import type { Services } from '../../services.ts';
import { importTable } from '../../tables/import-table.ts';
import { personOf } from '../auth.ts';
import type { ApiInstance } from '../instance.ts';

/** A record is longer than any other body. */
const BODY_LIMIT = 256 * 1024;
/** Replaying a record takes as long as opening several tables. */
const IMPORT_COST = 6;

export function importRoutes(app: ApiInstance, { runtime }: Services): void {
  app.post(
    '/api/tables/import',
    {
      bodyLimit: BODY_LIMIT,
      config: { limit: { of: 'creations', cost: IMPORT_COST } },
      schema: {
        tags: ['tables'],
        summary: 'Import a match',
        description:
          'Makes a table of a record. An unfinished match continues: open seats can be taken while it is being ' +
          'played, and later draws come from a fresh seed.',
        body: ImportTable,
        response: { 200: NewTableAnswer, ...failures },
      },
    },
    request => importTable(runtime, personOf(request), request.body),
  );
}
