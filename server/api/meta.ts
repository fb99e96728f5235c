import { Type } from 'typebox';
import { LANGUAGES } from '../../kernel/text.ts';
import { exactly, nullable, wordOf } from './schema.ts';

export const Health = exactly({ status: Type.Literal('ok'), version: Type.String() });

export const Meta = exactly({
  version: Type.String(),
  languages: Type.Array(wordOf(LANGUAGES)),
  games: Type.Array(
    exactly({
      id: Type.String(),
      rules: Type.Integer(),
      players: exactly({ least: Type.Integer(), most: Type.Integer() }),
      options: Type.Array(
        exactly({
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
  email: Type.Boolean({ description: 'Whether notices can come by e-mail.' }),
});
