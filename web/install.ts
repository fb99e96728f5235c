import { signal } from '@preact/signals';

/** What the browser hands over when the app could get a place of its own on the device. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

/** The offer of the browser, kept until the person takes it up; undefined where there is none. */
export const installPrompt = signal<InstallOffer | undefined>(undefined);

/** The browser asks only when the person does: its own banner stays away. */
export function listenForInstallPrompt(): void {
  addEventListener('beforeinstallprompt', event => {
    if (!isOffer(event)) return;
    event.preventDefault();
    installPrompt.value = event;
  });
  addEventListener('appinstalled', () => (installPrompt.value = undefined));
}

/** An offer serves once, whatever the answer is. */
export async function install(): Promise<void> {
  const offer = installPrompt.value;
  installPrompt.value = undefined;
  await offer?.prompt();
}
