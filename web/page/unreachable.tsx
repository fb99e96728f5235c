import { words } from '../online/words.ts';
import { hrefTo } from '../route.ts';
import { texts } from '../texts.ts';

/** The server does not answer: trying again, or playing here meanwhile. */
export function Unreachable({ again }: { readonly again: () => void }) {
  const { missing, setup } = texts();
  return (
    <div class="page missing">
      <h1>{missing.title}</h1>
      <p>{setup.noServer}</p>
      <p class="game-links">
        <button type="button" class="main" onClick={again}>
          {words().join.again}
        </button>
        <a class="choice" href={hrefTo()}>
          {missing.home}
        </a>
      </p>
    </div>
  );
}
