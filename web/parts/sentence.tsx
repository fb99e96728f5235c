import { useContext } from 'preact/hooks';
import { createContext } from 'preact';
import type { Sentence as Words } from '../../kernel/text.ts';
import { SeatIcon, seatDeep } from '../art/seats.tsx';
import type { BoardModule } from '../board.ts';

/** The board whose little pictures stand before the words. */
export const ChipContext = createContext<BoardModule['Chip']>(undefined);

/** A sentence of a game, with the same little pieces that lie on the board. */
export function Sentence({ words }: { readonly words: Words }) {
  const Chip = useContext(ChipContext);
  return (
    <>
      {words.map((part, index) => {
        if (typeof part === 'string') return part;
        if (part.chip === 'seat') {
          return (
            <span key={index} class="chip is-seat" style={{ color: seatDeep(Number(part.of)) }}>
              <SeatIcon seat={Number(part.of)} />
              {part.label}
            </span>
          );
        }
        return (
          <span key={index} class="chip">
            {Chip !== undefined && <Chip kind={part.chip} of={part.of} />}
            {part.label}
          </span>
        );
      })}
    </>
  );
}
