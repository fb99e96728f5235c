/** Providers that ignore dots before the @. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address, for counting. Providers deliver `Ana+club@example.org` and `ana@example.org` to the same
 * person, who must not count twice.
 */
export function mailboxOf(address: string): string {
  const [name, host] = address.toLowerCase().split('@', 2);
  const [plain] = name.split('+', 1);
  // An address that is nothing but a tag is a name of its own.
  const owner = plain === '' ? name : plain;
  return DOTLESS.has(host) ? `${owner.replaceAll('.', '')}@gmail.com` : `${owner}@${host}`;
}
