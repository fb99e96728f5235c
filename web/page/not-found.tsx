import { hrefTo } from '../route.ts';
import { appText } from '../app-text.ts';

/** A page or a game that does not exist. */
export function NotFound({ says }: { readonly says?: string }) {
  const { missing } = appText();
  return (
    <div class="page missing">
      <h1>{missing.title}</h1>
      <p>{says ?? missing.lead}</p>
      <a class="main" href={hrefTo()}>
        {missing.home}
      </a>
    </div>
  );
}
