import type { OnlineTable } from '../online/sitting.ts';
import { words } from '../online/words.ts';
import { hrefTo } from '../route.ts';
import { texts } from '../texts.ts';
import { Invite } from './invite.tsx';
import { namesAt } from './names.ts';
import { Question } from './question.tsx';
import { Talk } from './talk.tsx';

/** What else can be done at a table at the server: talking, inviting, letting a bot play, giving up. */
export function TableWays({ table }: { readonly table: OnlineTable }) {
  const { table: say } = words();
  const { setup } = texts();
  const message = table.message.value;
  if (message === undefined) return null;
  const { status, seats, seat, settings } = message.table;
  const seated = seats.map(({ person }) => person);
  const watchers = (table.here.value ?? []).filter(person => !seated.includes(person)).length;
  return (
    <>
      <Absent table={table} />
      <Talk table={table} />
      {watchers > 0 && <p class="hint watchers">{say.watchers(watchers)}</p>}
      {status === 'playing' && seat !== null && <Invite table={table} isFolded />}
      <footer class="beside">
        <a class="plain" href={hrefTo('rules', settings.game)}>
          {setup.readRules}
        </a>
        {status === 'playing' && seat !== null && seats[seat].because !== 'resigned' && (
          <Leaving table={table} isPlaying={seats[seat].bot === null} />
        )}
      </footer>
    </>
  );
}

function Leaving({ table, isPlaying }: { readonly table: OnlineTable; readonly isPlaying: boolean }) {
  const { table: say } = words();
  return (
    <>
      {isPlaying && (
        <Question
          name={say.leave}
          look="plain"
          title={say.leaveSure}
          lead={say.leaveLead}
          yes={say.leave}
          no={say.cancel}
          act={() => void table.wish({ type: 'leave' })}
        />
      )}
      <Question
        name={say.resign}
        look="plain"
        title={say.resignSure}
        lead={say.resignLead}
        yes={say.resign}
        no={say.cancel}
        act={() => void table.wish({ type: 'resign' })}
      />
    </>
  );
}

/** Nobody has to wait for somebody who has gone. */
function Absent({ table }: { readonly table: OnlineTable }) {
  const { table: say } = words();
  const sight = table.message.value?.table;
  if (sight?.status !== 'playing' || sight.seat === null) return null;
  const players = table.players.value;
  const names = namesAt(players);
  const missing = sight.toAct.filter(
    seat => seat !== sight.seat && players[seat].isPresent === false && players[seat].bot === null,
  );
  return (
    <>
      {missing.map(seat => (
        <button
          key={seat}
          type="button"
          class="plain hand-on"
          onClick={() => void table.wish({ type: 'handOver', seat })}
        >
          {say.handOver(names[seat])}
        </button>
      ))}
    </>
  );
}
