import { joinList } from '../../kernel/text.ts';
import type { TableView } from '../../table/view.ts';
import type { OnlineTable } from '../online/table.ts';
import { ConfirmButton } from '../parts/confirm-button.tsx';
import { playerNames } from '../parts/player-names.ts';
import { preferences } from '../preferences.ts';
import { socialText } from './social-text.ts';

/** A proposal to end the match without a result: to be answered, or waited for. */
export function AbortBanner({ table }: { readonly table: OnlineTable }) {
  const { abort: say } = socialText();
  const view = table.update.value?.table;
  const request = view?.abort ?? null;
  if (view === undefined || request === null || view.seat === null) return null;
  const names = playerNames(table.players.value);
  const answer = (agree: boolean) => (): void => void table.send({ type: 'answerAbort', agree });
  if (request.seat === view.seat || !request.waitingFor.includes(view.seat)) {
    const waiting = joinList(
      preferences.value.language,
      request.waitingFor.map(seat => names[seat]),
    );
    return (
      <div class="slip" role="status">
        <p>{say.waiting(waiting)}</p>
        <button type="button" class="plain" onClick={answer(false)}>
          {say.goOn}
        </button>
      </div>
    );
  }
  return (
    <div class="slip" role="alertdialog" aria-label={say.asked(names[request.seat])}>
      <p>{say.asked(names[request.seat])}</p>
      <button type="button" class="main" onClick={answer(true)}>
        {say.agree}
      </button>
      <button type="button" class="plain" onClick={answer(false)}>
        {say.goOn}
      </button>
    </div>
  );
}

/** A match of an event goes on to its end; so does a rated one without another person who could agree. */
function mayPropose({ settings, seats, seat: own }: TableView): boolean {
  if (settings.event !== undefined) return false;
  const others = seats.filter(
    ({ kind, person }, seat) => seat !== own && kind === 'person' && person !== null,
  );
  return settings.rated !== true || (others.length > 0 && others.every(({ bot }) => bot === null));
}

/** Proposes to end the match; everyone has to agree. */
export function AbortButton({ table }: { readonly table: OnlineTable }) {
  const { abort: say } = socialText();
  const view = table.update.value?.table;
  if (view === undefined || view.abort !== null || !mayPropose(view)) return null;
  return (
    <ConfirmButton
      name={say.propose}
      look="plain"
      title={say.sure}
      lead={say.lead}
      yes={say.propose}
      no={say.cancel}
      act={() => void table.send({ type: 'askAbort' })}
    />
  );
}
