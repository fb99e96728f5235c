import { Type, type Static } from 'typebox';
import { LANGUAGES } from '../kernel/text.ts';
import { strictObject, nullable, enumOf } from './schema.ts';

export const Health = strictObject({ status: Type.Literal('ok'), version: Type.String() });
export type Health = Static<typeof Health>;

/** Whether a server should get requests, and what keeps it from that. */
export interface Readiness {
  readonly ready: boolean;
  readonly database: boolean;
  readonly schema: boolean;
  readonly bus: boolean;
  readonly draining: boolean;
}

export const Meta = strictObject({
  version: Type.String(),
  languages: Type.Array(enumOf(LANGUAGES)),
  games: Type.Array(
    strictObject({
      id: Type.String(),
      rules: Type.Integer(),
      replays: Type.Optional(
        Type.Array(Type.Integer(), {
          description: 'Older versions of the rules whose records still replay.',
        }),
      ),
      players: strictObject({ least: Type.Integer(), most: Type.Integer() }),
      options: Type.Array(
        strictObject({
          id: Type.String(),
          values: Type.Array(Type.String()),
          default: Type.String(),
          players: Type.Optional(Type.Array(Type.Integer())),
        }),
      ),
    }),
  ),
  bots: Type.Array(Type.String(), { description: 'Weakest first.' }),
  pushKey: nullable(
    Type.String({ description: "The server's public key for Web Push; null: switched off." }),
  ),
  email: Type.Boolean({ description: 'Whether the server sends email.' }),
});
export type Meta = Static<typeof Meta>;
