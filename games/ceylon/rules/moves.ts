import type { Notation } from '../../../kernel/game.ts';
import type { Action, Main } from '../data/actions.ts';
import { CARDS } from '../data/cards.ts';
import { CONTRACTS, TEAS } from '../data/contracts.ts';
import { DISTRICTS } from '../data/map.ts';
import { type Hex, HEX_NAMES } from './map.ts';

export type StartAt = { readonly id: number; readonly type: 'startAt'; readonly hex: Hex };
/** Plays a card with one main on the active side and the other on the followers' side. */
export type PlayCard = {
  readonly id: number;
  readonly type: 'playCard';
  readonly laying: number;
  readonly card: number;
  readonly active: Main;
  readonly followers: Main;
};
export type UseToken = { readonly id: number; readonly type: 'useToken'; readonly action: Action };
export type KeepToken = { readonly id: number; readonly type: 'keepToken' };
export type Act = { readonly id: number; readonly type: 'act'; readonly action: Action };
export type UseTile = { readonly id: number; readonly type: 'useTile' };
export type SaveTile = { readonly id: number; readonly type: 'saveTile' };
export type PlantAt = { readonly id: number; readonly type: 'plantAt'; readonly hex: Hex };
export type PickPlantation = { readonly id: number; readonly type: 'pick'; readonly hex: Hex };
export type StopHarvest = { readonly id: number; readonly type: 'stopHarvest' };
export type ReturnChest = { readonly id: number; readonly type: 'return'; readonly tea: number };
export type Fulfil = { readonly id: number; readonly type: 'fulfil'; readonly contract: number };
export type OmitChest = { readonly id: number; readonly type: 'omit'; readonly tea: number };
export type TakeReward = {
  readonly id: number;
  readonly type: 'takeReward';
  readonly reward: 'rupees' | 'points';
};
export type HireIn = { readonly id: number; readonly type: 'hireIn'; readonly district: number };
export type MoveTo = { readonly id: number; readonly type: 'moveTo'; readonly hex: Hex };

export type Move =
  | StartAt
  | PlayCard
  | UseToken
  | KeepToken
  | Act
  | UseTile
  | SaveTile
  | PlantAt
  | PickPlantation
  | StopHarvest
  | ReturnChest
  | Fulfil
  | OmitChest
  | TakeReward
  | HireIn
  | MoveTo;

const ALL: Move[] = [];
const TEXTS: string[] = [];
const BY_TEXT = new Map<string, Move>();

/** Makes the one object for a move. */
function intern<M extends Move>(text: string, fields: Omitting<M>): M {
  // The generic M hides from the compiler that its fields and an id make it whole.
  const move = Object.freeze({ id: ALL.length, ...fields }) as unknown as M;
  ALL.push(move);
  TEXTS.push(text);
  BY_TEXT.set(text, move);
  return move;
}
type Omitting<M extends Move> = { readonly [K in keyof M as K extends 'id' ? never : K]: M[K] };

/** The two ways to play each kind of card: two rows per card, the second one turned round. */
export const LAYINGS: readonly { readonly card: number; readonly active: Main; readonly followers: Main }[] =
  CARDS.flatMap(({ mains: [one, other] }, card) => [
    { card, active: one, followers: other },
    { card, active: other, followers: one },
  ]);

const HEX_NUMBERS = HEX_NAMES.map((_, hex) => hex);

export const START_AT = HEX_NUMBERS.map(hex =>
  intern<StartAt>(`start ${HEX_NAMES[hex]}`, { type: 'startAt', hex }),
);

export const PLAY_CARD = LAYINGS.map(({ card, active, followers }, laying) =>
  intern<PlayCard>(`card ${active}/${followers}`, { type: 'playCard', laying, card, active, followers }),
);

const byAction = <M>(make: (action: Action) => M): Readonly<Record<Action, M>> => ({
  plant: make('plant'),
  harvest: make('harvest'),
  trade: make('trade'),
  hire: make('hire'),
  advance: make('advance'),
  move: make('move'),
  take: make('take'),
});

export const USE_TOKEN = byAction(action =>
  intern<UseToken>(`token ${action}`, { type: 'useToken', action }),
);
export const KEEP_TOKEN = intern<KeepToken>('no token', { type: 'keepToken' });
export const ACT = byAction(action => intern<Act>(action, { type: 'act', action }));
export const USE_TILE = intern<UseTile>('use tile', { type: 'useTile' });
export const SAVE_TILE = intern<SaveTile>('save tile', { type: 'saveTile' });

export const PLANT_AT = HEX_NUMBERS.map(hex =>
  intern<PlantAt>(`plant ${HEX_NAMES[hex]}`, { type: 'plantAt', hex }),
);
export const PICK = HEX_NUMBERS.map(hex =>
  intern<PickPlantation>(`pick ${HEX_NAMES[hex]}`, { type: 'pick', hex }),
);
export const STOP_HARVEST = intern<StopHarvest>('stop', { type: 'stopHarvest' });
export const RETURN = TEAS.map((name, tea) => intern<ReturnChest>(`return ${name}`, { type: 'return', tea }));

/** A contract in short: company and chests, `2-BGG`. */
export const CONTRACT_NAMES: readonly string[] = CONTRACTS.map(
  ({ company, chests }) => `${company}-${chests.map((count, tea) => 'BGW'[tea].repeat(count)).join('')}`,
);

export const FULFIL = CONTRACT_NAMES.map((name, contract) =>
  intern<Fulfil>(`contract ${name}`, { type: 'fulfil', contract }),
);
export const OMIT = TEAS.map((name, tea) => intern<OmitChest>(`omit ${name}`, { type: 'omit', tea }));
export const TAKE_RUPEES = intern<TakeReward>('reward rupees', { type: 'takeReward', reward: 'rupees' });
export const TAKE_POINTS = intern<TakeReward>('reward points', { type: 'takeReward', reward: 'points' });
export const HIRE_IN = DISTRICTS.map((name, district) =>
  intern<HireIn>(`hire ${name}`, { type: 'hireIn', district }),
);
export const MOVE_TO = HEX_NUMBERS.map(hex =>
  intern<MoveTo>(`move ${HEX_NAMES[hex]}`, { type: 'moveTo', hex }),
);

export const ALL_MOVES: readonly Move[] = ALL;

export const notation: Notation<Move> = {
  size: ALL.length,
  text: move => TEXTS[move.id],
  parse: text => BY_TEXT.get(text),
};
