import { FallowField } from '../parts/fallow-field.tsx';
import { hrefTo } from '../route.ts';
import { appText } from '../app-text.ts';

/** A page or a game that does not exist. */
export function NotFound({ title, says }: { readonly title?: string; readonly says?: string }) {
  const { missing } = appText();
  return (
    <div class="page missing">
      <FallowField />
      <h1>{title ?? missing.title}</h1>
      <p>{says ?? missing.lead}</p>
      <a class="main" href={hrefTo()}>
        {missing.home}
      </a>
    </div>
  );
}
