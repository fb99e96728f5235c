import { Type, type Static } from 'typebox';
import { LANGUAGES } from '../../kernel/text.ts';
import { anything, exactly, Id, nullable, Token, wordOf, words } from './schema.ts';

const Name = words(30, 'How the others see you; 1 to 30 characters.');
const Language = wordOf(LANGUAGES);

export const Arrival = exactly({
  name: Type.Optional(Name),
  language: Type.Optional(Language),
});

export const Me = exactly({
  id: Id,
  name: Type.String(),
  language: Language,
  kind: wordOf(['guest', 'program']),
  passkeys: Type.Array(exactly({ id: Type.String(), at: Type.Number() })),
  hasRecoveryCode: Type.Boolean(),
  email: nullable(exactly({ address: Type.String(), isConfirmed: Type.Boolean() })),
  pushes: Type.Integer({ description: 'Browsers that get notices.' }),
});
export type Me = Static<typeof Me>;

export const MeChange = exactly({ name: Type.Optional(Name), language: Type.Optional(Language) });

export const RecoveryCode = exactly({
  code: Type.String({ minLength: 20, maxLength: 60, examples: ['ABCD2-EFGH3-JKLM4-NPQR5-STUV6-WXYZ7'] }),
});

/** Made and read by the browser's WebAuthn functions. */
export const PasskeyOptions = anything<object>('Options for `navigator.credentials`, in JSON.');
export const PasskeyResponse = exactly({
  response: Type.Object({}, { additionalProperties: true, description: "The browser's answer, in JSON." }),
});
export const PasskeyParams = exactly({ passkey: Type.String({ pattern: '^[A-Za-z0-9_-]{1,1400}$' }) });

export const PushSubscription = exactly({
  endpoint: Type.String({ pattern: '^https?://', maxLength: 1000 }),
  keys: exactly({
    p256dh: Type.String({ pattern: '^[A-Za-z0-9_=-]{80,100}$' }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_=-]{20,30}$' }),
  }),
});
export const PushEndpoint = exactly({ endpoint: Type.String({ maxLength: 1000 }) });

export const EmailAddress = exactly({
  address: Type.String({
    pattern: '^[^\\s@<>",;:()\\\\]{1,64}@[A-Za-z0-9-]{1,63}(\\.[A-Za-z0-9-]{1,63})+$',
    maxLength: 200,
  }),
});
export const EmailCode = exactly({ code: Type.String({ pattern: '^[0-9]{6}$' }) });
export const StopQuery = exactly({ token: Token });

export const NewProgram = exactly({ name: Name });
const Program = exactly({ id: Id, name: Type.String() });
export const Programs = exactly({ programs: Type.Array(Program) });
export const ProgramToken = exactly({
  id: Id,
  name: Type.String(),
  token: Type.String({ description: 'Shown once. Send it as `Authorization: Bearer <token>`.' }),
});
