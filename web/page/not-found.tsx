import { hrefTo } from '../route.ts';
import { appText } from '../app-text.ts';

/** A page that is not there, or a match that is no longer. */
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
