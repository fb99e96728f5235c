import { onlineText } from '../online/online-text.ts';
import { FallowField } from '../parts/fallow-field.tsx';
import { hrefTo } from '../route.ts';
import { appText } from '../app-text.ts';

/** The server does not answer: trying again, or playing here meanwhile. */
export function ServerOffline({ again }: { readonly again: () => void }) {
  const { missing, setup } = appText();
  return (
    <div class="page missing">
      <FallowField />
      <h1>{missing.offline}</h1>
      <p>{setup.noServer}</p>
      <p class="game-links">
        <button type="button" class="main" onClick={again}>
          {onlineText().join.again}
        </button>
        <a class="choice" href={hrefTo()}>
          {missing.home}
        </a>
      </p>
    </div>
  );
}
