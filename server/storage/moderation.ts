import type { ExpressionBuilder } from 'kysely';
import type { Connections } from './query.ts';
import type { ActRow, ReportRow, SanctionRow } from './social-rows.ts';
import type { Database } from './schema.ts';

/** Reports, sanctions, operators and what they did. Nothing here changes or deletes an act. */
export interface ModerationStore {
  isOperator(person: string): Promise<boolean>;
  operators(): Promise<{ person: string; at: number }[]>;
  appoint(person: string, at: number): Promise<void>;
  dismiss(person: string): Promise<void>;
  /** False when the same report exists. */
  addReport(report: ReportRow): Promise<boolean>;
  report(id: string): Promise<ReportRow | undefined>;
  reports(status: ReportRow['status'], limit: number): Promise<ReportRow[]>;
  closeReport(id: string): Promise<void>;
  addSanction(sanction: SanctionRow): Promise<void>;
  sanctionsOf(person: string): Promise<SanctionRow[]>;
  /** Everyone's sanctions that have not ended: they are few. */
  sanctionsInForce(now: number): Promise<SanctionRow[]>;
  /** Ends the sanctions of a kind that have not ended. */
  lift(person: string, kind: SanctionRow['kind'], now: number): Promise<void>;
  markSeen(person: string): Promise<void>;
  addAct(act: ActRow): Promise<void>;
  /** The newest first. */
  acts(limit: number, before?: number): Promise<ActRow[]>;
  /** Deletes what others reported about a person, and the person's name from their own reports. */
  forget(person: string): Promise<void>;
}

export const moderationStore = ({ db, reader }: Connections): ModerationStore => ({
  ...reports({ db, reader }),
  ...operators({ db, reader }),
  addSanction: async sanction => void (await db.insertInto('sanction').values(sanction).execute()),
  sanctionsOf: person =>
    db.selectFrom('sanction').selectAll().where('person', '=', person).orderBy('at', 'desc').execute(),
  sanctionsInForce: now =>
    db.selectFrom('sanction').selectAll().where(hasNotEnded(now)).orderBy('at', 'desc').execute(),
  async lift(person, kind, now) {
    await db
      .updateTable('sanction')
      .set({ until: now })
      .where('person', '=', person)
      .where('kind', '=', kind)
      .where(hasNotEnded(now))
      .execute();
  },
  async markSeen(person) {
    await db.updateTable('sanction').set({ seen: 1 }).where('person', '=', person).execute();
  },
  async forget(person) {
    await db.deleteFrom('report').where('person', '=', person).execute();
    await db.updateTable('report').set({ reporter: null }).where('reporter', '=', person).execute();
    await db.deleteFrom('sanction').where('person', '=', person).execute();
    await db.deleteFrom('operator').where('person', '=', person).execute();
  },
});

const hasNotEnded =
  (now: number) =>
  ({ eb, or }: ExpressionBuilder<Database, 'sanction'>) =>
    or([eb('until', 'is', null), eb('until', '>', now)]);

type Part<K extends keyof ModerationStore> = Pick<ModerationStore, K>;
type Databases = Pick<Connections, 'db' | 'reader'>;

const reports = ({ db, reader }: Databases): Part<'addReport' | 'report' | 'reports' | 'closeReport'> => ({
  async addReport(report) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('report')
      .values(report)
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  },
  report: id => db.selectFrom('report').selectAll().where('id', '=', id).executeTakeFirst(),
  reports: (status, limit) =>
    reader
      .selectFrom('report')
      .selectAll()
      .where('status', '=', status)
      .orderBy('at', 'desc')
      .limit(limit)
      .execute(),
  async closeReport(id) {
    await db.updateTable('report').set({ status: 'closed' }).where('id', '=', id).execute();
  },
});

const operators = ({
  db,
  reader,
}: Databases): Part<'isOperator' | 'operators' | 'appoint' | 'dismiss' | 'addAct' | 'acts'> => ({
  async isOperator(person) {
    const row = await db
      .selectFrom('operator')
      .select('person')
      .where('person', '=', person)
      .executeTakeFirst();
    return row !== undefined;
  },
  operators: () => reader.selectFrom('operator').selectAll().orderBy('at').execute(),
  async appoint(person, at) {
    await db
      .insertInto('operator')
      .values({ person, at })
      .onConflict(conflict => conflict.doNothing())
      .execute();
  },
  async dismiss(person) {
    await db.deleteFrom('operator').where('person', '=', person).execute();
  },
  addAct: async act => void (await db.insertInto('operator_act').values(act).execute()),
  acts: (limit, before) => {
    const query = reader.selectFrom('operator_act').selectAll();
    return (before === undefined ? query : query.where('at', '<', before))
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
  },
});
