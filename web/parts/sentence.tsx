import { useContext } from 'preact/hooks';
import { createContext } from 'preact';
import type { Chip as ChipWords, Sentence as Words } from '../../kernel/text.ts';
import { SeatIcon, seatTextColour } from '../../board/seat-icon.tsx';
import type { BoardModule } from '../../board/module.ts';
import { ControllerContext } from '../play/context.ts';

/** The board whose little pictures stand before the words. */
export const ChipContext = createContext<BoardModule['Chip']>(undefined);

/** Keeps a little picture on the line of its word. */
const JOINER = '\u2060';

/** A sentence of a game, with the same little pieces that lie on the board. */
export const Sentence = ({ words }: { readonly words: Words }) => (
  <>{words.map((part, index) => (typeof part === 'string' ? part : <Token key={index} of={part} />))}</>
);

function Token({ of: { chip, of, label } }: { readonly of: ChipWords }) {
  const Chip = useContext(ChipContext);
  const controller = useContext(ControllerContext);
  if (chip === 'seat') {
    return (
      <span class="chip is-seat" style={{ color: seatTextColour(Number(of)) }}>
        <SeatIcon seat={Number(of)} />
        {JOINER}
        <span class="seat-name">{label}</span>
      </span>
    );
  }
  const place = controller?.board.targetOfChip?.({ kind: chip, of });
  const point = (id: string | undefined): void => {
    if (controller !== undefined) controller.pointed.value = id;
  };
  return (
    <span
      class={place === undefined ? 'chip' : 'chip is-place'}
      {...(place === undefined
        ? {}
        : { onPointerEnter: () => point(place), onPointerLeave: () => point(undefined) })}
    >
      {Chip !== undefined && <Chip kind={chip} of={of} />}
      {JOINER}
      {label}
    </span>
  );
}
