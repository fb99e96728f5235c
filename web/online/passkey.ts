import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Me } from '../../api/person.ts';
import { ApiError, request } from './api.ts';

export const canUsePasskeys = (): boolean => browserSupportsWebAuthn();

/** `known`: the device already holds one for you; `dropped`: the browser's window was closed, or it timed out. */
export type PasskeyFault = 'known' | 'dropped';

/** Lets this device make a passkey; the server then knows you by it. */
export async function makePasskey(): Promise<Me | PasskeyFault> {
  const optionsJSON = await request<PublicKeyCredentialCreationOptionsJSON>('POST', '/me/passkeys/options');
  try {
    const response = await startRegistration({ optionsJSON });
    return await request<Me>('POST', '/me/passkeys', { response });
  } catch (error) {
    return faultIn(error);
  }
}

/** Signs in to the account of the passkey. */
export async function signInWithPasskey(): Promise<Me | PasskeyFault> {
  const optionsJSON = await request<PublicKeyCredentialRequestOptionsJSON>(
    'POST',
    '/session/passkey/options',
  );
  try {
    const response = await startAuthentication({ optionsJSON });
    return await request<Me>('POST', '/session/passkey', { response });
  } catch (error) {
    return faultIn(error);
  }
}

export const deletePasskey = (id: string): Promise<Me> => request<Me>('DELETE', `/me/passkeys/${id}`);

/** What the server refuses stays an error; what the browser or the person refuses is told apart. */
function faultIn(error: unknown): PasskeyFault {
  if (error instanceof ApiError) throw error;
  return error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    ? 'known'
    : 'dropped';
}
