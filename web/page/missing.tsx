import { hrefTo } from '../route.ts';
import { texts } from '../texts.ts';

/** A page that is not there, or a match that is no longer. */
export function Missing({ says }: { readonly says?: string }) {
  const { missing } = texts();
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
