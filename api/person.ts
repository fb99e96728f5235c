import { Type, type Static } from 'typebox';
import { LANGUAGES } from '../kernel/text.ts';
import { COLOURS, SYMBOLS } from './profile.ts';
import { untyped, strictObject, Id, nullable, Token, enumOf, freeText } from './schema.ts';

const Name = freeText(30, 'How the others see you; 1 to 30 characters.');
const Language = enumOf(LANGUAGES);

export const NewSession = strictObject({
  name: Type.Optional(Name),
  language: Type.Optional(Language),
});
export type NewSession = Static<typeof NewSession>;

export const Me = strictObject({
  id: Id,
  name: Type.String(),
  language: Language,
  kind: enumOf(['guest', 'program']),
  symbol: enumOf(SYMBOLS),
  colour: enumOf(COLOURS),
  isPublic: Type.Boolean({ description: 'Whether others see your matches and ratings.' }),
  isProtected: Type.Boolean({ description: 'Whether you can sign in again; needed for rated matches.' }),
  passkeys: Type.Array(strictObject({ id: Type.String(), at: Type.Number() })),
  hasRecoveryCode: Type.Boolean(),
  email: nullable(strictObject({ address: Type.String(), isConfirmed: Type.Boolean() })),
  pushes: Type.Integer({ description: 'Browsers that get notifications.' }),
});
export type Me = Static<typeof Me>;

export const ProfileUpdate = strictObject({
  name: Type.Optional(Name),
  language: Type.Optional(Language),
  symbol: Type.Optional(enumOf(SYMBOLS)),
  colour: Type.Optional(enumOf(COLOURS)),
  isPublic: Type.Optional(
    Type.Boolean({
      description: 'Whether others see your matches and ratings, and you stand on the ladders.',
    }),
  ),
});
export type ProfileUpdate = Static<typeof ProfileUpdate>;

export const RecoveryCode = strictObject({
  code: Type.String({ minLength: 20, maxLength: 60, examples: ['ABCD2-EFGH3-JKLM4-NPQR5-STUV6-WXYZ7'] }),
});

export type RecoveryCode = Static<typeof RecoveryCode>;

/** Made and read by the browser's WebAuthn functions. */
export const PasskeyOptions = untyped<object>('Options for `navigator.credentials`, in JSON.');
export const PasskeyResponse = strictObject({
  response: Type.Object({}, { additionalProperties: true, description: "The browser's answer, in JSON." }),
});
export const PasskeyParams = strictObject({ passkey: Type.String({ pattern: '^[A-Za-z0-9_-]{1,1400}$' }) });

export const PushSubscription = strictObject({
  endpoint: Type.String({ pattern: '^https?://', maxLength: 1000 }),
  keys: strictObject({
    p256dh: Type.String({ pattern: '^[A-Za-z0-9_=-]{80,100}$' }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_=-]{20,30}$' }),
  }),
});
export const PushEndpoint = strictObject({ endpoint: Type.String({ maxLength: 1000 }) });

export const EmailAddress = strictObject({
  address: Type.String({
    pattern: '^[^\\s@<>",;:()\\\\]{1,64}@[A-Za-z0-9-]{1,63}(\\.[A-Za-z0-9-]{1,63})+$',
    maxLength: 200,
  }),
});
export const EmailCode = strictObject({ code: Type.String({ pattern: '^[0-9]{6}$' }) });
export const UnsubscribeQuery = strictObject({ token: Token });

export const NewProgram = strictObject({ name: Name });
const Program = strictObject({ id: Id, name: Type.String() });
export const Programs = strictObject({ programs: Type.Array(Program) });
export type Programs = Static<typeof Programs>;
export const ProgramToken = strictObject({
  id: Id,
  name: Type.String(),
  token: Type.String({ description: 'Shown once. Send it as `Authorization: Bearer <token>`.' }),
});
export type ProgramToken = Static<typeof ProgramToken>;
