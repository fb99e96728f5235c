import { appText } from '../app-text.ts';
import { NotFound } from './not-found.tsx';

/** A recorded game that cannot be opened. `source` is the part of the address that says where it would be. */
export function LostGame({ source }: { readonly source: string }) {
  const { lost, badLink, notOpen } = appText().table;
  return <NotFound says={source === 'local' ? lost : source === 'data' ? badLink : notOpen} />;
}
