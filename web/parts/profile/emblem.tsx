import { COLOURS, SYMBOLS, type ColourName, type Player, type SymbolName } from '../../../api/profile.ts';
import { SeatShape } from '../../../board/seat-icon.tsx';
import { botName } from '../bot-name.ts';
import { peopleText } from '../../people/people-text.ts';
import { hrefTo } from '../../route.ts';

interface EmblemProps {
  readonly symbol: SymbolName;
  readonly colour: ColourName;
}

/** The number of the colour, as the tokens of the seats count them. */
const numberOf = (colour: ColourName): number => COLOURS.indexOf(colour);

/** A person's own symbol in their own colour. */
export const Emblem = ({ symbol, colour }: EmblemProps) => (
  <svg class="icon emblem" viewBox="-12 -12 24 24" aria-hidden="true">
    <SeatShape
      shape={SYMBOLS.indexOf(symbol)}
      fill={`var(--seat-${numberOf(colour)})`}
      stroke={`var(--seat-${numberOf(colour)}-deep)`}
    />
  </svg>
);

/** A bot's face. */
const BotFace = () => (
  <svg class="icon emblem" viewBox="-12 -12 24 24" aria-hidden="true">
    <g class="bot-face">
      <rect x="-8" y="-5" width="16" height="13" rx="4" />
      <path d="M0-5V-9" />
      <circle cx="0" cy="-10" r="1.2" />
      <circle class="bot-eye" cx="-3.5" cy="1" r="1.4" />
      <circle class="bot-eye" cx="3.5" cy="1" r="1.4" />
    </g>
  </svg>
);

/** What to call a player: a name, a bot's level, or someone who is not shown. */
export const playerName = ({ name, bot }: Pick<Player, 'name' | 'bot'>): string =>
  bot === null ? (name ?? peopleText().results.gone) : botName(bot);

/** A player with their symbol; the name leads to their page if there is one. */
export function PlayerName({ player }: { readonly player: Player }) {
  const name = playerName(player);
  return (
    <span class="player-name">
      {player.bot === null ? <Emblem symbol={player.symbol} colour={player.colour} /> : <BotFace />}
      {player.id === null ? <span>{name}</span> : <a href={hrefTo('people', player.id)}>{name}</a>}
    </span>
  );
}
