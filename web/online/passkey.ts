import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { ApiFault, ask, type Me } from './api.ts';

export const canUsePasskeys = (): boolean => browserSupportsWebAuthn();

/** `known`: the device already holds one for you; `dropped`: somebody closed the browser's window, or it gave up. */
export type PasskeyFault = 'known' | 'dropped';

/** Lets this device make a passkey; the server then knows you by it. */
export async function makePasskey(): Promise<Me | PasskeyFault> {
  const optionsJSON = await ask<PublicKeyCredentialCreationOptionsJSON>('POST', '/me/passkeys/options');
  try {
    const response = await startRegistration({ optionsJSON });
    return await ask<Me>('POST', '/me/passkeys', { response });
  } catch (error) {
    return faultIn(error);
  }
}

/** This browser becomes whoever the passkey belongs to. */
export async function returnByPasskey(): Promise<Me | PasskeyFault> {
  const optionsJSON = await ask<PublicKeyCredentialRequestOptionsJSON>('POST', '/session/passkey/options');
  try {
    const response = await startAuthentication({ optionsJSON });
    return await ask<Me>('POST', '/session/passkey', { response });
  } catch (error) {
    return faultIn(error);
  }
}

export const dropPasskey = (id: string): Promise<Me> => ask<Me>('DELETE', `/me/passkeys/${id}`);

/** What the server refuses stays an error; what the browser or the person refuses is told apart. */
function faultIn(error: unknown): PasskeyFault {
  if (error instanceof ApiFault) throw error;
  return error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    ? 'known'
    : 'dropped';
}
