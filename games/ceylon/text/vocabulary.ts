import type { GameText, Vocabulary } from '../../../kernel/text.ts';
import type { Topic } from '../data/edition.ts';
import type { RuleId, Section } from '../data/rules.ts';
import type { Event, Source } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { PhaseName } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** Everything that needs words in this game. */
interface Ceylon extends Vocabulary {
  readonly section: Section;
  readonly rule: RuleId;
  readonly phase: PhaseName;
  readonly move: Move;
  readonly event: Event;
  readonly view: View;
  readonly source: Source;
  readonly topic: Topic;
  readonly option: 'omitted' | 'startTiles' | 'start' | 'contractBacks';
}

export type CeylonText = GameText<Ceylon>;
